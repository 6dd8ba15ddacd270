import type { Ai, Words } from '@souterrain/crawl/content';
import { type Profile as SharedProfile, sharedProfile } from '@souterrain/crawl/figures';
import { parseReactionEffects } from '../content/reaction.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { type Action, type Characteristic, type Effects, type Parsed, parseAction } from '../notation/index.ts';

/** A monster of the content with every default written down, its lines of notation read (AD2-PROF-02). */
export interface Profile extends SharedProfile {
  readonly level: number;
  readonly characteristics: Readonly<Record<Characteristic, number | null>>;
  readonly armure: number;
  /** AD2-IA-07: from top to bottom. */
  readonly actions: readonly Action[];
  /** Their names, in the same order. */
  readonly actionNames: readonly Words[];
  /** AD2-XESQ-09: none for a monster without one. */
  readonly reaction: Effects;
  /** AD2-IA-02: all of them; `ai` is the one that decides how it moves. */
  readonly aiTags: readonly Ai[];
  /** AD2-MON-07: the tag that a special rule names, by the id of the rule. */
  readonly featureTags: Readonly<Record<string, string>>;
}

/** AD2-MON-15: every monster has it. */
const TWO_ACTIONS = 'deux-actions';

export function profileFrom(entry: CreatureEntry): Profile {
  const { level, traits = {}, ai, ...rest } = entry;
  const { defense = level, reflexes = level, physique = level, volonte = level } = traits;
  const actions = entry.actions.map((line) => read(entry, parseAction(line)));
  return {
    // AD2-IA-01, AD2-IA-02: the first tag decides how it moves, IA Attaque blessé whom it aims at; none is IA Mêlée.
    ...sharedProfile({
      ...rest,
      level,
      features: [...(entry.features ?? []), TWO_ACTIONS],
      ...(ai && { ai: ai.find((tag) => tag !== 'attaque-blesse') ?? 'melee' }),
    }),
    level,
    // AD2-MON-02, AD2-MON-03.
    characteristics: { defense, reflexes, physique, volonte },
    armure: entry.armure ?? 0,
    actions,
    actionNames: actions.map(({ name }, i) => ({ fr: name ?? '', en: entry.english[i] ?? '' })),
    reaction: entry.reaction === undefined ? [] : read(entry, parseReactionEffects(entry.reaction)),
    aiTags: ai ?? ['melee'],
    featureTags: entry.featureTags ?? {},
  };
}

function read<T>({ id }: CreatureEntry, parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${id}: ${parsed.fault.code} at column ${parsed.fault.column}`);
}
