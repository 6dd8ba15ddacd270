import { askAll, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { always, type Command } from './command.ts';

/** HB-GM-20: answered for an empty seat; the table waits, or goes on without an MJ if every player agrees. */
export const leave: Command = { id: 'mj-absent', rule: 'HB-GM-20', isOffered: always, run };

const playersOf = ({ players, master, table }: HBState): readonly SeatId[] =>
  players.map((_, seat) => seat).filter((seat) => seat !== master && seat !== table.absent);

function* run(g: HB): Rule<void> {
  const votes = yield* askAll(
    playersOf(g.state).map((seat) => ({
      id: 'continuer-sans-mj',
      seat,
      rule: 'HB-GM-20',
      options: [option('attendre', false), option('continuer', true)],
    })),
  );
  g.emit({
    type: 'masterLeft',
    seat: masterOf(g.state),
    goesOn: votes.length > 0 && votes.every((vote) => vote),
    rules: ['HB-GM-20'],
  });
}
