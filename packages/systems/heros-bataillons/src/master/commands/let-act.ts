import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { type Action, listed } from '../../actions/action.ts';
import { devices } from '../../actions/devices.ts';
import { items, letGo } from '../../actions/items.ts';
import { potions } from '../../actions/potions.ts';
import { spells } from '../../actions/spells.ts';
import { steer } from '../../actions/steer.ts';
import { seatOf } from '../../beings/seats.ts';
import { arrange } from '../../gear/arrange.ts';
import { isUnderPressure } from '../../gear/pressure.ts';
import { type Being, isPresent } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { heroesHere, pickBeing } from '../pick.ts';
import { defineCommand, inQuietScene } from './command.ts';

/** HB-GM-12, HB-EQP-05: outside a fight, one hero uses an object or casts a spell; seconds count only under pressure. */
export const letAct = defineCommand({
  id: 'laisser-un-heros-agir',
  rule: 'HB-GM-12',
  place: 4,
  name: { fr: 'laisser un héros agir', en: 'let a hero act' },
  names: { equipement: { fr: 'ranger l’équipement', en: 'sort out gear' } },
  words: {
    fr: { prompts: { 'qui-agit': () => 'Quel héros agit ?', 'agir-librement': (a) => `Que fait ${a.of('being')} ?` } },
    en: {
      prompts: { 'qui-agit': () => 'Which hero acts?', 'agir-librement': (a) => `What does ${a.of('being')} do?` },
    },
  },
  isOffered: (g) => inQuietScene(g) && heroesHere(g.state).some(isPresent),
  run,
});

function* run(g: HB): Rule<void> {
  const being = yield* pickBeing(g, { id: 'qui-agit', rule: 'HB-GM-12' }, heroesHere(g.state).filter(isPresent));
  if (being === null) return;
  const options: Option<Action | 'equipement' | null>[] = actionsOf(g, being).slice();
  if (!isUnderPressure(g.state)) options.push(option('equipement', 'equipement'));
  options.push(option('rien', null));
  const seat = seatOf(g.state, being);
  const action = yield* ask({ id: 'agir-librement', seat, rule: 'HB-GM-12', params: { being: being.id }, options });
  if (action === 'equipement') yield* arrange(g, being);
  else if (action !== null) yield* action.run();
}

const OBJECTS = [letGo, items];

/** Objects; potions and magic where there is a map to aim on. */
const actionsOf = (g: HB, being: Being): readonly Action[] =>
  listed(g, being, being.zone === null ? OBJECTS : [...OBJECTS, potions, devices, steer, spells]);
