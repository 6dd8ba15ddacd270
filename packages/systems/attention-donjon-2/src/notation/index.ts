export type * from './action.ts';
export * from './amounts.ts';
export * from './checks.ts';
export type { NotationFault } from './fault.ts';
export { slug } from './fold.ts';
export { ATTRIBUTES, CHARACTERISTICS } from './keywords.ts';
export { lineOf } from './line.ts';
export { type Parsed, parseAction, parseReaction } from './parse.ts';
export { printAction, printEffects, printReaction } from './print.ts';
export { recordOf } from './record.ts';
export {
  CORE,
  type EffectName,
  extended,
  type Shape,
  type Vocabulary,
} from './vocabulary.ts';
