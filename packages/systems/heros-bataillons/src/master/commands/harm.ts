import { type Rule, rollOne } from '@souterrain/kernel';
import { suffer } from '../../beings/damage.ts';
import type { Tested } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { fill, others } from '../form.ts';
import { everybodyHere, pickBeings } from '../pick.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-08: an amount or dice, with or without armour, violent or not. */
export const harm = defineCommand({
  id: 'infliger',
  rule: 'HB-GM-08',
  place: 9,
  name: { fr: 'infliger des dégâts', en: 'deal damage' },
  words: {
    fr: {
      prompts: {
        'qui-souffre': () => 'Qui subit des dégâts ?',
        'fiche-de-degats': (a) => `Dégâts : ${a.params.points} (${a.of('cause')}), ${a.of('attribute')}. Que changer ?`,
      },
      options: {
        cause: (o) => `cause : ${o.its('value')}`,
        violent: (o) => `mort violente : ${o.its('value')}`,
        'fiche-de-degats/armure': (o) => `l’armure compte : ${o.its('value')}`,
      },
    },
    en: {
      prompts: {
        'qui-souffre': () => 'Who takes damage?',
        'fiche-de-degats': (a) => `Damage: ${a.params.points} (${a.of('cause')}), ${a.of('attribute')}. Change what?`,
      },
      options: {
        cause: (o) => `cause: ${o.its('value')}`,
        violent: (o) => `violent death: ${o.its('value')}`,
        'fiche-de-degats/armure': (o) => `armour counts: ${o.its('value')}`,
      },
    },
  },
  run,
});

interface Draft {
  /** A number of points, or dice as `1d6`. */
  readonly points: string;
  readonly armure: boolean;
  readonly attribut: Exclude<Tested, 'end'>;
  readonly violent: boolean;
  readonly cause: string;
}

const CAUSES: readonly string[] = ['chute', 'feu', 'froid', 'maladie', 'piege', 'noyade', 'coup', 'effroi'];
const POINTS = ['1d4', '1d6', '1d8', '1d10', '1d12', '2d6', ...Array.from({ length: 12 }, (_, i) => `${i + 1}`)];
const BOTH = [true, false] as const;
const CRITICAL = ['for', 'agi', 'vol'] as const;

function* run(g: HB): Rule<void> {
  const everybody = everybodyHere(g.state);
  if (everybody.length === 0) return;
  const targets = yield* pickBeings(g, { id: 'qui-souffre', rule: 'HB-GM-08' }, everybody);
  const draft = yield* fill<Draft>(g, {
    id: 'fiche-de-degats',
    rule: 'HB-GM-08',
    draft: { points: '1d6', armure: false, attribut: 'for', violent: false, cause: CAUSES[0]! },
    show: ({ points, attribut, cause }) => ({ points, attribute: attribut, cause }),
    changes: (now) => [
      ...others(now, 'points', POINTS),
      ...others(now, 'armure', BOTH),
      ...others(now, 'attribut', CRITICAL),
      ...others(now, 'violent', BOTH),
      ...others(now, 'cause', CAUSES),
    ],
  });
  if (draft === null) return;
  const { armure: armour, attribut: attribute, violent, cause: source } = draft;
  for (const target of targets) {
    const amount = yield* pointsOf(g, draft.points);
    yield* suffer(g, target, { amount, armour, attribute, violent, by: null, source, rule: 'HB-GM-08' });
  }
}

/** Each target has dice of its own. */
function* pointsOf(g: HB, points: string): Rule<number> {
  const [count, sides] = points.split('d').map(Number) as [number, number?];
  if (sides === undefined) return count;
  let total = 0;
  for (let die = 0; die < count; die++)
    total += yield* rollOne(g, { seat: masterOf(g.state), sides, rule: 'HB-GM-08' });
  return total;
}
