import { fieldsOf, hyphenated, QUESTIONS, type QuestionName, startOf, type Typed } from '@souterrain/odds/questions';

/** A question with its fields as they are typed: all that a link holds. */
export interface Asked {
  readonly name: QuestionName;
  readonly typed: Typed;
}

const isQuestion = (name: string): name is QuestionName => Object.hasOwn(QUESTIONS, name);

/** The question as it is first shown. */
export const freshly = (name: QuestionName): Asked => ({ name, typed: startOf(fieldsOf(name)) });

/** `#attention-donjon/check?dice=4&difficulty=2`. */
export function toHash({ name, typed }: Asked): string {
  const query = new URLSearchParams();
  for (const field of Object.keys(fieldsOf(name)))
    if (typed[field] !== undefined && typed[field] !== '') query.set(hyphenated(field), typed[field]);
  return query.size === 0 ? `#${name}` : `#${name}?${query}`;
}

/** What a link asks. A question that is not here is the first one; a bare question is shown as it first is. */
export function fromHash(hash: string): Asked {
  const [path = '', search] = hash.replace(/^#/, '').split(/\?(.*)/s);
  if (!isQuestion(path)) return freshly('attention-donjon/check');
  if (search === undefined) return freshly(path);
  const query = new URLSearchParams(search);
  const typed = Object.keys(fieldsOf(path)).flatMap((field) => {
    const text = query.get(hyphenated(field));
    return text === null ? [] : [[field, text] as const];
  });
  return { name: path, typed: Object.fromEntries(typed) };
}
