import { fieldsOf, type QuestionName, questionsOf, TOPICS } from './questions.ts';
import { startOf, type Typed } from './reading.ts';

/** A question with its fields: all that a link holds. */
export interface Asked {
  readonly name: QuestionName;
  readonly typed: Typed;
}

const NAMES: readonly QuestionName[] = TOPICS.flatMap(questionsOf);

/** `creaturePv` is written `creature-pv`, as on the command line. */
const written = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The question as it is first shown. */
export const freshly = (name: QuestionName): Asked => ({ name, typed: startOf(fieldsOf(name)) });

/** `#attention-donjon/check?dice=4&difficulty=2`. */
export function toHash({ name, typed }: Asked): string {
  const query = new URLSearchParams();
  for (const field of Object.keys(fieldsOf(name)))
    if (typed[field] !== undefined && typed[field] !== '') query.set(written(field), typed[field]);
  return query.size === 0 ? `#${name}` : `#${name}?${query}`;
}

/** What a link asks. A question that is not here is the first one; a bare question is shown as it first is. */
export function fromHash(hash: string): Asked {
  const [path = '', search] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const name = NAMES.find((known) => known === path) ?? 'attention-donjon/check';
  if (search === undefined || name !== path) return freshly(name);
  const query = new URLSearchParams(search);
  const typed = Object.keys(fieldsOf(name)).flatMap((field) => {
    const text = query.get(written(field));
    return text === null ? [] : [[field, text] as const];
  });
  return { name, typed: Object.fromEntries(typed) };
}
