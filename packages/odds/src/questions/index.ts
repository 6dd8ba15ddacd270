export type { Field, Fields } from './field.ts';
export {
  type Asked,
  type FieldName,
  fieldsOf,
  type Given,
  hyphenated,
  QUESTIONS,
  type QuestionName,
  questionsOf,
  type SystemField,
  type SystemQuestion,
  TOPICS,
  type Topic,
  topicOf,
} from './questions.ts';
export { ON, type Read, type ReadField, readField, readFields, startOf, type Trouble, type Typed } from './reading.ts';
export { SYSTEM_QUESTIONS } from './system-questions.ts';
