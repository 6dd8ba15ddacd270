import { type Figure, figureOf } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import type { Option } from '@souterrain/kernel';
import type { ActionOrder } from '../actions/order.ts';
import { termsAgainst } from '../actions/perform.ts';
import { enemiesWithin } from '../actions/targets.ts';
import { attacksOf, isRanged } from '../combat/attacks.ts';
import { lossFrom } from '../combat/damage.ts';
import { attackModifiers, coverTerms } from '../combat/modifiers.ts';
import { ignores } from '../figures/bearings.ts';
import { DISCHARGE } from '../heroes/talents/decharge-arcanique.ts';
import { WAVE } from '../heroes/talents/deferlante-arcanique.ts';
import { BOLT } from '../heroes/talents/projectile-arcanique.ts';
import { draft } from '../jets/draft.ts';
import { type Action, type Amount, amountOf, diceIn, type Effect } from '../notation/index.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { expected, type Worths } from './chances.ts';

/** A blow that a hero may strike now, as it would be before anybody declares anything. */
export interface Blow {
  readonly hero: Figure;
  readonly target: Figure;
  readonly line: Action;
  readonly jet: Jet;
}

const SPELLS: Readonly<Record<string, Action>> = { [DISCHARGE.id]: DISCHARGE.line, [BOLT.id]: BOLT.line };

/** The blow an option stands for; undefined for another kind of action, or one that cannot touch its target. */
export function blowOf(g: AD2, hero: Figure, { label, params }: Option): Blow | undefined {
  if (!params?.target) return undefined;
  const attack = attacksOf(g, hero).find(({ id }) => id === params.attack);
  const line = attack?.line ?? SPELLS[label];
  const target = figureOf(g.state, String(params.target));
  if (!line) return undefined;
  const jet = jetOf(g, { actor: hero, line, attack, targets: [target] });
  return jet && { hero, target, line, jet };
}

/** The blow that is being struck, if it is one. */
export const blowUnderway = (g: AD2): Blow | undefined => g.underway && blowOf(g, g.underway.figure, g.underway.action);

interface Aimed {
  readonly actor: Figure;
  readonly line: Action;
  readonly attack: AD2Attack | undefined;
  readonly targets: readonly [Figure];
}

export function jetOf(g: AD2, { actor, line, attack, targets }: Aimed): Jet | undefined {
  const [target] = targets;
  const order: ActionOrder = {
    actor,
    line,
    label: attack?.id ?? '',
    purpose: 'attaque',
    targets,
    how: 'standard',
    ...(attack ? { modifiers: (other) => attackModifiers(g, actor, { attack, target: other }) } : {}),
  };
  const difficulty = termsAgainst(g, order, target);
  if (!difficulty) return undefined;
  const isMasked = attack && isRanged(attack) && !ignores(g, actor, 'couvert');
  return draft(g, {
    who: actor,
    purpose: 'attaque',
    attribute: line.attribute,
    skill: line.skill?.id ?? null,
    difficulty,
    action: line,
    attack,
    target,
    item: attack?.item,
    options: line.options,
    extraDice: [
      ...(attack?.dice ? [{ label: attack.id, value: attack.dice, rule: 'AD2-XCONV-05' as const }] : []),
      ...(isMasked ? coverTerms(g, { from: actor, to: target }, -1) : []),
    ],
  });
}

/** A die of an amount counts for its mean. */
const meanOf = (amount: Amount): number => {
  const thrown = diceIn(amount).map(({ count, sides }) => (count * (sides + 1)) / 2);
  return amountOf(amount, { thrown, bindings: { X: 1 } });
};

const amountIn = (effects: readonly Effect[], id: string): number =>
  effects.reduce(
    (total, effect) => total + (effect.kind === 'valued' && effect.id === id ? meanOf(effect.amount) : 0),
    0,
  );

/** The Santé that a blow costs its target with these effects, and no more than it has. */
function lost(g: AD2, { hero, target, line, jet }: Blow, effects: readonly Effect[]): number {
  let dommages = amountIn(effects, 'dommages');
  if (dommages <= 0) return 0;
  for (const at of bearingsWith(g, hero).dommages) dommages += at.feature.dommages!(g, at, jet, target);
  const loss = lossFrom(g, {
    target,
    by: hero,
    label: line.name ?? '',
    dommages: [{ label: 'coup', value: dommages, rule: 'AD2-XCOMB-14' }],
    perforation: amountIn(effects, 'perforation'),
    direct: line.tags.includes('Direct'),
    failed: false,
    attack: line.attack,
    jet,
    cancelled: 0,
    braced: [],
  });
  return Math.min(target.sante, loss);
}

/** What the death of a figure is worth besides the Santé it had: it strikes no more. */
const DEATH = 2;

/** What so much harm to an enemy is worth. */
export function harmWorth(state: AD2State, target: Figure, harm: number): number {
  const weight = state.groups.some(({ id, boss }) => boss && id === target.group) ? 1.5 : 1;
  return weight * (harm + (harm >= target.sante ? DEATH : 0));
}

/** A state inflicted, where nothing is known of it. */
const STATE = 0.3;

const ownOf = ({ outcome }: Action): readonly Effect[] => (outcome?.kind === 'own' ? (outcome.effects[0] ?? []) : []);

/** What each surplus Réussite makes of a blow, until the target is dead. */
export function worthsOf(g: AD2, blow: Blow, own = ownOf(blow.line)): Worths {
  const states = own.filter(({ kind }) => kind === 'state').length * STATE;
  const worths: number[] = [];
  let effects = own;
  for (let surplus = 0; surplus <= MOST; surplus++) {
    const harm = lost(g, blow, effects);
    worths.push(states + harmWorth(g.state, blow.target, harm));
    if (harm >= blow.target.sante) break;
    effects = [...effects, ...bestPurchase(g, blow, effects)];
  }
  return worths;
}

const MOST = 6;

/** What one more Réussite buys to hurt; nothing where nothing does. */
function bestPurchase(g: AD2, blow: Blow, effects: readonly Effect[]): readonly Effect[] {
  let best: readonly Effect[] = [];
  let most = lost(g, blow, effects);
  for (const { price, effects: sides } of blow.jet.options ?? [])
    for (const side of price === 1 ? sides : []) {
      const harm = lost(g, blow, [...effects, ...side]);
      if (harm > most) {
        most = harm;
        best = side;
      }
    }
  return best;
}

/** Even a hopeless blow is better than none. */
export const blowWorth = (g: AD2, blow: Blow): number => 0.01 + expected(g, blow.jet, worthsOf(g, blow));

/** AD2-ARCA-23: one throw against everybody around. */
export function waveWorth(g: AD2, hero: Figure): number {
  let worth = 0;
  for (const target of enemiesWithin(g, hero, WAVE.line)) {
    const jet = jetOf(g, { actor: hero, line: WAVE.line, attack: undefined, targets: [target] });
    if (jet) worth += blowWorth(g, { hero, target, line: WAVE.line, jet });
  }
  return worth;
}
