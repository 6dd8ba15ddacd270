export { referencePolicy } from './policy.ts';
export { playRun, type Run } from './run.ts';
export { type Build, REFERENCE, STYLES, type Style, type StyleId, type Wants } from './style.ts';
