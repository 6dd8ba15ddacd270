import { BEYOND } from './beyond.ts';
import { generateScenario } from './exploration/generator.ts';
import { growthHandlers } from './heroes/growth-apply.ts';
import { interlude } from './heroes/interlude.ts';

export function bringRules(): void {
  BEYOND.bring({ interlude, generateScenario, growthHandlers });
}
