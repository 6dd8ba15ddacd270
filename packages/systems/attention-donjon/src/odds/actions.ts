import { type Figure, figureOf } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import type { Amount, OddsSummary, Prospect } from '@souterrain/kernel';
import {
  attack,
  check,
  type Dodge,
  dodge,
  type FreeAttack,
  opposed,
  type Poker,
  successOf,
} from '@souterrain/odds/attention-donjon';
import { isSecoue } from '../combat/secoue.ts';
import type { AD1 } from '../world/ad1.ts';
import { type Announced, probe } from './probe.ts';
import { type OddsLabel, prospect } from './prospect.ts';
import { type Position, resourcesFor, rollOf } from './rolls.ts';

/** What an action of the turn in progress is worth: the action itself says what it rolls, the dice are counted exactly. */
export function actionOdds(
  g: AD1,
  figure: Figure,
  { action, poker = 'optimal' }: { action: string; poker?: Poker },
): OddsSummary {
  const position = { state: g.state, figure, poker };
  const seen = probe(g, figure, { action, fall: ({ purpose }) => (purpose === 'attaque' ? 'success' : 'stop') });
  const [first, second] = seen;
  if (!first) return CERTAIN;
  if (first.purpose === 'esquive') return dodgeOdds(g, position, action);
  if (second?.purpose === 'resistance') return opposedOdds(g, position, { roll: first, resistance: second });
  if (first.purpose === 'attaque') return attackOdds(g, position, { roll: first, damage: second });
  return checkOdds(g, position, first);
}

const CERTAIN: OddsSummary = { prospects: [prospect('cote-reussite', 1)], resources: [], aims: [] };

/** AD1-HEALTH-18, AD1-HEALTH-24: from a Seuil of 2 a success is worth more; one more card from 1 (AD1-TRES-10). */
const SEUILS: Readonly<Partial<Record<Announced['purpose'], 1 | 2>>> = { soins: 2, 'se-reprendre': 2, chercher: 1 };

function checkOdds(g: Stocked, position: Position, announced: Announced): OddsSummary {
  const { difficulty, purpose } = announced;
  const roll = rollOf(position, announced);
  const { success, distribution } = check({ ...roll, difficulty });
  const prospects: [Prospect, ...Prospect[]] = [prospect('cote-reussite', success)];
  const seuil = SEUILS[purpose];
  if (seuil !== undefined)
    prospects.push(prospect(`cote-seuil-${seuil}`, successOf({ ...roll, difficulty: difficulty + seuil })));
  return {
    prospects,
    resources: resourcesFor(g, position, announced),
    aims: [],
    amount: amountOf('cote-succes', distribution),
  };
}

function attackOdds(
  g: Stocked,
  position: Position,
  { roll, damage }: { roll: Announced; damage: Announced | undefined },
): OddsSummary {
  const resources = resourcesFor(g, position, roll);
  const target = damage?.target == null ? undefined : figureOf(position.state, damage.target);
  if (damage?.purpose !== 'dommages' || !target) {
    const hit = successOf({ ...rollOf(position, roll), difficulty: roll.difficulty });
    return { prospects: [prospect('cote-touche', hit)], resources, aims: [] };
  }
  const order = {
    attack: { ...rollOf(position, roll), difficulty: roll.difficulty },
    damage: { ...rollOf(position, damage), endurance: damage.difficulty },
    target: { sante: target.sante, shaken: isSecoue(target) },
  };
  const { hit, affected, killed, lost } = attack(order);
  const best = attack({ ...order, aim: 'kill' }).killed;
  return {
    prospects: [
      prospect('cote-touche', hit),
      prospect('cote-secoue-ou-blesse', affected),
      prospect('cote-tue', killed),
    ],
    resources,
    // What matters to the damage roll is the player's aim: its sixes are gambled for it.
    aims: best > killed + 1e-12 ? [prospect('cote-pour-blesser', affected), prospect('cote-pour-tuer', best)] : [],
    amount: amountOf('cote-sante-perdue', lost),
  };
}

/** AD1-OPPO-01 to AD1-OPPO-05. */
function opposedOdds(
  g: Stocked,
  position: Position,
  { roll, resistance }: { roll: Announced; resistance: Announced },
): OddsSummary {
  const order = {
    attacker: rollOf(position, roll),
    defender: rollOf(position, resistance),
    minimum: roll.difficulty,
  };
  const blessed = opposed({ ...order, attacker: { ...order.attacker, blessed: true } }).success;
  return {
    prospects: [prospect('cote-touche', opposed(order).success)],
    resources: resourcesFor(g, position, roll).map((resource) => ({ ...resource, chance: blessed })),
    aims: [],
  };
}

/** AD1-DODGE-06 to AD1-DODGE-21: the roll, then whoever strikes if it fails. */
function dodgeOdds(g: AD1, position: Position, action: string): OddsSummary {
  const { figure } = position;
  // The roll fails, each enemy hits and none wounds: every attack that may come is seen.
  const rolls = probe(g, figure, { action, fall: ({ purpose }) => (purpose === 'attaque' ? 'success' : 'failure') });
  const escaping = rolls[0]!;
  const strikes = rolls.flatMap((roll, i) => {
    const damage = rolls[i + 1];
    if (roll.purpose !== 'attaque' || roll.target !== figure.id || damage?.purpose !== 'dommages') return [];
    return [{ free: freeAttackOf(position, roll, damage), moved: roll.moved }];
  });
  const order: Dodge = {
    ...rollOf(position, escaping),
    difficulty: escaping.difficulty,
    target: { sante: figure.sante, shaken: isSecoue(figure) },
    departure: strikes.filter(({ moved }) => !moved).map(({ free }) => free),
    arrival: strikes.filter(({ moved }) => moved).map(({ free }) => free),
  };
  const { success, moves, unharmed, falls } = dodge(order);
  return {
    prospects: [
      prospect('cote-esquive-reussie', success),
      prospect('cote-arrive', moves),
      prospect('cote-indemne', unharmed),
      prospect('cote-tombe', falls),
    ],
    resources: resourcesFor(g, position, escaping),
    aims: [],
  };
}

const freeAttackOf = (position: Position, roll: Announced, damage: Announced): FreeAttack => ({
  attack: { ...rollOf(position, roll), difficulty: roll.difficulty },
  damage: { ...rollOf(position, damage), endurance: damage.difficulty },
});

function amountOf(label: OddsLabel, { low, chances }: { low: number; chances: Float64Array }): Amount {
  const mean = chances.reduce((sum, chance, at) => sum + chance * (low + at), 0);
  return { label, mean, low, chances: [...chances] };
}
