import { type Answer, type Prng, type Request, type Rule, SeededChance } from '@souterrain/kernel';

const STEPS = 2000;

/** Runs a rule with any answers; a rule that never ends is a failure. */
export function wander(rule: Rule<void>, prng: Prng): void {
  const chance = new SeededChance(prng);
  const answer = (request: Request): Answer => {
    if (request.kind === 'roll') return chance.roll(request);
    if (request.kind === 'draw') return chance.draw(request);
    if (request.kind === 'askAll') throw new Error('nobody is asked together here');
    return request.options[prng.below(request.options.length)]!;
  };
  let turn = rule.next();
  for (let step = 0; !turn.done; step++) {
    if (step > STEPS) throw new Error('no end');
    turn = rule.next(answer(turn.value));
  }
}
