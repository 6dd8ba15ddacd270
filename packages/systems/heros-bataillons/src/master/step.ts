import { ask, option, type Rule } from '@souterrain/kernel';
import { isTooLong } from '../battalions/field.ts';
import { endCombat } from '../combat/end.ts';
import { fightStep } from '../combat/rounds.ts';
import type { HB } from '../world.ts';
import { chooseCommand, intervene } from './intervene.ts';
import { isAttentive } from './table.ts';

/** HB-GM-01: one command of the MJ; in a fight one turn, before each round of which an attentive MJ may step in. */
export function* tableStep(g: HB): Rule<void> {
  const { state } = g;
  if (state.combat !== null) {
    if (isRoundBeginning(g)) {
      if (isAttentive(state) && !(yield* intervene(g))) return;
      // HB-GM-20, HB-SOLO-16: with nobody to close it, a fight that finds no end is broken off.
      if (state.master === null && isTooLong(state.combat)) return yield* endCombat(g);
    }
    return yield* fightStep(g);
  }
  if (state.master === null) return yield* awaitMaster(g);
  const command = yield* chooseCommand(g, []);
  if (command) yield* command.run(g);
}

const isRoundBeginning = ({ state: { combat } }: HB): boolean =>
  combat!.slot === 0 && combat!.acted.length === 0 && combat!.turn === null;

/** HB-GM-20: until the MJ returns, nothing else is decided outside a fight. */
function* awaitMaster(g: HB): Rule<void> {
  const seat = g.state.table.absent!;
  const back = yield* ask({
    id: 'mj-absent',
    seat,
    rule: 'HB-GM-20',
    options: [option('reprendre-le-poste', true), option('terminer', false)],
  });
  if (back) g.emit({ type: 'masterReturned', seat, rules: ['HB-GM-20'] });
  else g.emit({ type: 'tableClosed', result: 'nul', rules: ['HB-GM-20'] });
}
