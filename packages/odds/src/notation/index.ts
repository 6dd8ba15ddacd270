export { type Answer, evaluate } from './evaluate.ts';
export { type ExactAnswer, evaluateExactly, type Inexact } from './exact.ts';
export type { Comparison, Dice, Expression, Faces, Question } from './expression.ts';
export type { Expected, NotationFault } from './fault.ts';
export { LIMITS, type Limit } from './limits.ts';
export { type Parsed, parse } from './parse.ts';
export { print } from './print.ts';
