import type { Action, Effect, Effects } from './action.ts';
import type { Warning } from './checks.ts';
import { ATTACK, ATTRIBUTES } from './keywords.ts';
import { printRange, removedName } from './print.ts';
import { printAmount, printDifficulty } from './print-amount.ts';
import { CORE, nameOf, type Vocabulary } from './vocabulary.ts';

/** The parse result as the catalogue writes it (AD2-NOT-29): names and texts, and nothing that is absent. */
interface ActionRecord {
  readonly cost?: 'bonus' | 'complexe' | 'réaction';
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly kind?: 'ATT';
  readonly range?: string;
  readonly attr: string;
  readonly skill?: string;
  readonly required?: true;
  readonly diff: number | string;
  readonly enemy?: { readonly fail: EffectsRecord; readonly success: EffectsRecord };
  readonly effects?: EffectsRecord;
  readonly options?: readonly { readonly cost: number; readonly effects: EffectsRecord; readonly max?: number }[];
  readonly warnings?: readonly string[];
}

type EffectsRecord = readonly EffectRecord[] | { readonly any: readonly (readonly EffectRecord[])[] };

interface EffectRecord {
  readonly e: string;
  readonly v?: string;
  readonly args?: string | EffectsRecord;
  readonly rounds?: number;
}

const COSTS = { bonus: 'bonus', complexe: 'complexe', reaction: 'réaction' } as const;

export function recordOf(
  action: Action,
  {
    vocabulary = CORE,
    warnings = [],
  }: { readonly vocabulary?: Vocabulary; readonly warnings?: readonly Warning[] } = {},
): ActionRecord {
  const { cost, name, tags, range, skill, difficulty, outcome, options } = action;
  const written = (effects: Effects): EffectsRecord => effectsRecord(effects, vocabulary);
  return {
    ...(cost !== 'standard' && { cost: COSTS[cost] }),
    ...(name !== null && { name }),
    ...(tags.length > 0 && { tags }),
    ...(action.attack && { kind: ATTACK }),
    ...(range !== null && { range: printRange(range) }),
    attr: ATTRIBUTES[action.attribute],
    ...(skill !== null && { skill: skill.name }),
    ...(action.required && { required: true as const }),
    diff: literal(action) ?? unspaced(printDifficulty(difficulty)),
    ...(outcome?.kind === 'enemy' && { enemy: { fail: written(outcome.failure), success: written(outcome.success) } }),
    ...(outcome?.kind === 'own' && { effects: written(outcome.effects) }),
    ...(options.length > 0 && {
      options: options.map(({ price, effects, most }) => ({
        cost: price,
        effects: written(effects),
        ...(most !== null && { max: most }),
      })),
    }),
    ...(warnings.length > 0 && { warnings: warnings.map(({ code }) => code) }),
  };
}

const literal = ({ difficulty: { first, rest } }: Action): number | undefined =>
  typeof first === 'number' && rest.length === 0 ? first : undefined;

const unspaced = (text: string): string => text.replaceAll(' ', '');

const effectsRecord = (effects: Effects, vocabulary: Vocabulary): EffectsRecord => {
  const lists = effects.map((joined) => joined.map((effect) => effectRecord(effect, vocabulary)));
  return lists.length < 2 ? lists.flat() : { any: lists };
};

function effectRecord(effect: Effect, vocabulary: Vocabulary): EffectRecord {
  switch (effect.kind) {
    case 'valued':
      return { e: nameOf(effect.id, vocabulary).label.fr, v: unspaced(printAmount(effect.amount)) };
    case 'state':
      return {
        e: nameOf(effect.id, vocabulary).label.fr,
        ...(effect.rounds !== null && { rounds: effect.rounds }),
      };
    case 'plain':
      return { e: nameOf(effect.id, vocabulary).label.fr };
    case 'extra-target':
      return {
        e: 'Cible supplémentaire',
        ...(effect.effects !== null && { args: effectsRecord(effect.effects, vocabulary) }),
      };
    case 'removal':
      return { e: 'Retirer', args: removedName(effect.removed, vocabulary) };
    case 'dice':
      return { e: 'D', v: `${effect.sign}${effect.dice}` };
  }
}
