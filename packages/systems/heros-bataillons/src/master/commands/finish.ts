import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { defineCommand, outOfCombat } from './command.ts';

/** HB-GM-19: the session is over, and what was hidden is told. */
export const finish = defineCommand({
  id: 'terminer',
  rule: 'HB-GM-19',
  place: 22,
  names: {
    victoire: { fr: 'victoire des héros', en: 'victory of the heroes' },
    defaite: { fr: 'défaite des héros', en: 'defeat of the heroes' },
    nul: { fr: 'sans vainqueur', en: 'no winner' },
  },
  words: {
    fr: {
      prompts: { 'fin-de-seance': () => 'Comment la séance finit-elle ?' },
      options: { 'mj/terminer': () => 'terminer la partie' },
    },
    en: {
      prompts: { 'fin-de-seance': () => 'How does the session end?' },
      options: { 'mj/terminer': () => 'end the game' },
    },
  },
  isOffered: outOfCombat,
  run,
});

type Result = NonNullable<HBState['result']>;

function* run(g: HB): Rule<void> {
  const options: Option<Result | null>[] = [
    option('victoire', 'victoire'),
    option('nul', 'nul'),
    option('defaite', 'defaite'),
    option('abandonner', null),
  ];
  const result = yield* ask({ id: 'fin-de-seance', seat: masterOf(g.state), rule: 'HB-GM-19', options });
  if (result === null) return;
  for (const { id, text, roll, shown } of g.state.secrets)
    if (!shown) g.emit({ type: 'secretShown', secret: id, text, roll, rules: ['HB-GM-19'] });
  g.emit({ type: 'tableClosed', result, rules: ['HB-GM-19'] });
}
