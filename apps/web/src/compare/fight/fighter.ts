import { editionOf } from '@souterrain/crawl/edition';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { harmOf } from '@souterrain/crawl/groups/moves';
import { strikes, strikingReach } from '@souterrain/crawl/groups/reach';
import { planOn } from '@souterrain/crawl/movement/plan';
import { type Figure, hasMark, type State } from '@souterrain/crawl/state';
import { cellAt, walk } from '@souterrain/dungeon';
import type { Decision, Option, Policy } from '@souterrain/kernel';

type Options = readonly Option[];

const firstOf = (options: Options, ids: readonly string[]): number =>
  ids.map((id) => options.findIndex((option) => option.id === id)).find((index) => index >= 0) ?? -1;

/** The best option by a score above 0; -1 when there is none. */
function bestOf(options: Options, score: (option: Option) => number): number {
  let best = -1;
  let most = 0;
  for (const [index, option] of options.entries()) {
    const value = score(option);
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

const enemiesOf = (state: State, hero: Figure): readonly Figure[] =>
  state.figures.filter((other) => other.status === 'plateau' && areEnemies(hero, other));

/** The easiest blow; of equals, on whoever has least Santé, with the first weapon. */
function attack(state: State, hero: Figure, options: Options): number {
  const edition = editionOf(state);
  const attacks = edition.attacksOf(state, hero);
  return bestOf(options, ({ label, params }) => {
    const target = label === 'attaquer' ? state.figures.find(({ id }) => id === params?.target) : undefined;
    const weapon = attacks.find(({ id }) => id === params?.attack);
    if (!target || !weapon) return 0;
    const aim = { attacker: hero, attack: weapon, target, from: hero.cell };
    return 1000 - 20 * edition.hardness(state, aim) - target.sante;
  });
}

/** Towards the nearest enemy, to a square it can be struck from, without an Esquive where that can be helped. */
function closeIn(state: State, hero: Figure, options: Options): number {
  if (state.turn?.standard) return -1;
  const enemies = enemiesOf(state, hero);
  const plan = planOn(state);
  const steps = walk(
    plan,
    enemies.map(({ cell }) => cell),
    (cell) => !plan.traitsAt(cell).solid,
  );
  const reach = strikingReach(state, hero);
  return bestOf(options, ({ id, at, params }) => {
    if (!(id.startsWith('case-') || id.startsWith('pas-')) || !at || !('cell' in at)) return 0;
    const cell = cellAt(at.cell[0], at.cell[1]);
    const left = steps.get(cell);
    if (left === undefined || harmOf(state, cell) > 0) return 0;
    const risk = params?.esquive === 'difficile' ? 3 : params?.esquive === 'ordinaire' ? 1.5 : 0;
    const blow = enemies.some((target) => strikes(state, cell, { reach, target })) ? 4 : 0;
    return steps.get(hero.cell)! - left + blow - risk;
  });
}

function act(state: State, hero: Figure, options: Options): number {
  const wishes = [
    () => firstOf(options, hasMark(hero, 'secoue') ? ['se-relever', 'se-reprendre'] : ['se-relever']),
    () => (state.turn?.actions === 2 && attack(state, hero, options) >= 0 ? firstOf(options, ['rage']) : -1),
    () => attack(state, hero, options),
    () => firstOf(options, ['se-liberer']),
    () => closeIn(state, hero, options),
    () => (hero.sante < hero.santeMax ? firstOf(options, ['recuperation']) : -1),
    () => firstOf(options, ['se-mettre-sur-la-defensive']),
  ];
  for (const wish of wishes) {
    const index = wish();
    if (index >= 0) return index;
  }
  return firstOf(options, ['fin-du-tour', 'passer']);
}

/** The last point is kept to stay alive (AD1-HRSM-02). */
function afterDice(hero: Figure | undefined, options: Options): number {
  const free = options.findIndex(({ id }) => id !== 'passer' && !id.endsWith('-heroisme'));
  if (free >= 0) return free;
  return (hero?.hero?.heroisme ?? 0) > 1
    ? firstOf(options, ['benir-heroisme', 'maudire-heroisme', 'passer'])
    : firstOf(options, ['passer']);
}

/** A roll that fails is gambled on, one that succeeds is kept. */
const gamble = ({ options, params }: Decision): number =>
  Number(params?.total) >= Number(params?.difficulty)
    ? firstOf(options, ['garder'])
    : firstOf(options, ['tenter', 'miser-1', 'garder']);

const NO = ['passer', 'garder', 'rester', 'non', 'refuser', 'terminer', 'fin', 'fin-du-tour', 'continuer'];
const ALIVE = ['depenser-heroisme', 'sacrifier', 'blessure-grave', 'mourir'];

/** One simple player for both editions: their options have the same names. It reads the table as a player does. */
export function fighter(state: State): Policy {
  const choices: Readonly<Record<string, (decision: Decision, hero: Figure | undefined) => number>> = {
    action: ({ options }, hero) => (hero ? act(state, hero, options) : 0),
    'action-hors-tour': ({ options }, hero) => (hero ? act(state, hero, options) : 0),
    'mouvement-suivant': ({ options }, hero) => (hero ? closeIn(state, hero, options) : -1),
    'avant-le-jet': ({ options }) => firstOf(options, ['benir-joker', 'maudire-joker', 'passer']),
    'apres-le-jet': ({ options }, hero) => afterDice(hero, options),
    'coup-de-poker': gamble,
    'evenement-mortel': ({ options }) => firstOf(options, ALIVE),
    'agir-ou-attendre': ({ options }) => firstOf(options, ['agir']),
    // What Réussites buy, in the order of the list.
    reussites: () => 0,
    annuler: () => 0,
  };
  return {
    choose(decision) {
      const hero = state.figures.find((figure) => figure.hero?.seat === decision.seat && figure.status === 'plateau');
      const chosen = choices[decision.id]?.(decision, hero) ?? -1;
      return chosen >= 0 ? chosen : Math.max(0, firstOf(decision.options, NO));
    },
    chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
  };
}
