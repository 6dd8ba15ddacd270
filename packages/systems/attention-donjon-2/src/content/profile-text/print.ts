import { profileFrom } from '../../figures/profile.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  CORE,
  printAction,
  printReaction,
  type Vocabulary,
} from '../../notation/index.ts';
import type { CreatureEntry } from '../types/creature.ts';
import { AI_LABELS, labelOf } from './labels.ts';
import { type PrintedValue, VALUES, type WrittenProfile, type WrittenRule } from './written.ts';

/** AD2-MON-08: the text of a profile, one line a part; reading it back gives the same profile. */
export function printProfile(profile: WrittenProfile, vocabulary: Vocabulary = CORE): string {
  const { name, level, actions, reactions, rules, tags } = profile;
  const traits = printTraits(profile);
  return [
    `${name} (${level})`,
    ...(traits === '' ? [] : [traits]),
    ...actions.map((action) => printAction(action, vocabulary)),
    ...reactions.map((effects) => printReaction(effects, vocabulary)),
    ...rules.map(printRule),
    ...(tags.length === 0 ? [] : [`* Tags : ${tags.join(', ')}`]),
  ].join('\n');
}

function printTraits({ traits, values }: WrittenProfile): string {
  const characteristics = (Object.keys(CHARACTERISTICS) as Characteristic[])
    .filter((id) => traits[id] !== undefined)
    .map((id) => `${CHARACTERISTICS[id]} ${traits[id] ?? '-'}`);
  const others = (Object.keys(VALUES) as PrintedValue[])
    .filter((id) => values[id] !== undefined)
    .map((id) => `${VALUES[id].label} ${values[id]}`);
  return [...characteristics, ...others].join(' / ');
}

const printRule = ({ name, tag, reminder }: WrittenRule): string =>
  `* ${name}${tag === null ? '' : ` (${tag})`}${reminder === null ? '' : ` : ${reminder}`}`;

/** A creature of a pack as its profile prints it (AD2-MON-05: what has its default is not printed). */
export function writtenFrom(entry: CreatureEntry): WrittenProfile {
  const {
    name,
    level,
    sante,
    armure,
    deplacement,
    traits = {},
    features = [],
    featureTags = {},
    ai = [],
    tags,
  } = entry;
  const { actions, reaction } = profileFrom(entry);
  const values = Object.entries({ sante, armure, deplacement }).filter(
    ([id, value]) => value !== undefined && value !== VALUES[id as PrintedValue].usual,
  );
  return {
    name: name.fr,
    level,
    traits: Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== level)),
    values: Object.fromEntries(values),
    actions,
    reactions: entry.reaction === undefined ? [] : [reaction],
    rules: features.map((id) => ruleOf(id, featureTags[id])),
    tags: [...ai.map((id) => AI_LABELS[id]), ...tags.map(labelOf)],
  };
}

const ruleOf = (id: string, tag: string | undefined): WrittenRule => ({
  name: labelOf(id),
  tag: tag === undefined ? null : labelOf(tag),
  reminder: null,
});
