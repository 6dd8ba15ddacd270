import { askAll, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-20: answered for an empty seat; the table waits, or goes on without an MJ if every player agrees. */
export const leave = defineCommand({
  id: 'mj-absent',
  rule: 'HB-GM-20',
  place: 21,
  name: { fr: 's’absenter', en: 'step away' },
  names: { 'reprendre-le-poste': { fr: 'reprendre la place du MJ', en: 'take the GM’s seat back' } },
  words: {
    fr: {
      prompts: {
        'continuer-sans-mj': ({ who }) => `Le MJ s’en va. ${who} : continuer sans MJ ?`,
        'mj-absent': () => 'La place du MJ est vide : qui la reprend ?',
      },
    },
    en: {
      prompts: {
        'continuer-sans-mj': ({ who }) => `The GM leaves. ${who}: go on without a GM?`,
        'mj-absent': () => 'The GM’s seat is empty: who takes it back?',
      },
    },
  },
  run,
});

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
