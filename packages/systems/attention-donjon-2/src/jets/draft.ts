import { bearingsWith, seatOf } from '@souterrain/crawl/figures';
import { thrown, type Verdict } from '../rolls/index.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet, JetOrder } from '../world/jet.ts';
import { countAdded, countDice, fixedDice } from './count.ts';

const NOTHING = thrown([]);
const NO_VERDICT: Verdict = {
  best: 0,
  base: 0,
  reussites: 0,
  reachable: 0,
  used: 0,
  result: 0,
  success: false,
  surplus: 0,
};

/** A Jet that nothing has been counted for; written out, always in the same shape: every rule of a Jet reads it. */
export const blank = (state: AD2State, order: JetOrder): Jet => ({
  who: order.who,
  purpose: order.purpose,
  attribute: order.attribute,
  skill: order.skill,
  extraDice: order.extraDice,
  extraAdded: order.extraAdded,
  action: order.action,
  attack: order.attack,
  by: order.by,
  target: order.target,
  item: order.item,
  scenery: order.scenery,
  options: order.options ?? NO_OPTION,
  reducible: order.reducible,
  declinable: order.declinable,
  seat: seatOf(state, order.who),
  dice: [],
  added: [],
  difficulty: [...order.difficulty],
  beni: false,
  maudit: false,
  poker: 'libre',
  thrown: NOTHING,
  verdict: NO_VERDICT,
});

const NO_OPTION: NonNullable<JetOrder['options']> = [];

/** A Jet before anybody declares anything: its dice, what is added, its Difficulté, what it may buy. */
export function draft(g: AD2, order: JetOrder): Jet {
  const jet = blank(g.state, order);
  addOptions(g, jet);
  const fixed = fixedDice(g, jet);
  // AD2-ETAT-08, AD2-ETAT-11: nothing changes the dice of a state that fixes them, and no Compétence helps.
  if (fixed) jet.dice.push(fixed);
  else {
    countDice(g, jet);
    countAdded(g, jet);
  }
  if (order.extraAdded) for (const term of order.extraAdded) jet.added.push(term);
  return jet;
}

function addOptions(g: AD2, jet: Jet): void {
  const buying = bearingsWith(g, jet.who).options;
  if (buying.length === 0) return;
  const more = buying.flatMap((at) => at.feature.options!(g, at, jet));
  if (more.length > 0) jet.options = [...jet.options, ...more];
}
