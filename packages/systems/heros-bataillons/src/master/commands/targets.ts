import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { BeingId } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { everybodyHere } from '../pick.ts';
import { masterOf } from '../table.ts';
import { defineCommand, inScene } from './command.ts';

/** HB-GM-05: beings that may be aimed at or not, whatever their distance. */
export const designateTargets = defineCommand({
  id: 'designer-les-cibles',
  rule: 'HB-GM-05',
  place: 7,
  name: { fr: 'désigner les cibles', en: 'point out targets' },
  words: {
    fr: {
      prompts: { 'cibles-du-mj': () => 'Qui peut être pris pour cible ?' },
      options: {
        'mettre-hors-d-atteinte': (o) => `mettre hors d’atteinte : ${o.its('being')}`,
        'rendre-atteignable': (o) => `rendre atteignable : ${o.its('being')}`,
      },
    },
    en: {
      prompts: { 'cibles-du-mj': () => 'Who may be a target?' },
      options: {
        'mettre-hors-d-atteinte': (o) => `put out of reach: ${o.its('being')}`,
        'rendre-atteignable': (o) => `put within reach: ${o.its('being')}`,
      },
    },
  },
  isOffered: (g) => inScene(g) && everybodyHere(g.state).length > 0,
  run,
});

function* run(g: HB): Rule<void> {
  const { barred } = g.state.table;
  const options: Option<BeingId | null>[] = everybodyHere(g.state).map(({ id }) => {
    const label = barred.includes(id) ? 'rendre-atteignable' : 'mettre-hors-d-atteinte';
    return option(`${label}-${id}`, id, { label, params: { being: id }, at: { figure: id } });
  });
  options.push(option('abandonner', null));
  const being = yield* ask({ id: 'cibles-du-mj', seat: masterOf(g.state), rule: 'HB-GM-05', options });
  if (being !== null) g.emit({ type: 'targetSet', being, barred: !barred.includes(being), rules: ['HB-GM-05'] });
}
