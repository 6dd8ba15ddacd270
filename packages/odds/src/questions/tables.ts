import type { Fields } from './field.ts';
import { blessing, creature, hero, luck, minimum, none, pv } from './fields.ts';

const mode = { kind: 'choice', of: ['ordinary', 'blessed', 'cursed'], start: 'ordinary' } as const;
const poker = { kind: 'choice', of: ['optimal', 'never'], start: 'optimal' } as const;

/** Questions about many situations at once: a table of chances. */
export const TABLES = {
  'attention-donjon/check-table': { mode, poker },
  'attention-donjon/opposed-table': { mode, minimum, poker },
  'attention-donjon-2/check-table': { ...blessing, ...luck, poker },
  'cinquante-etages/duel-table': { pv, ...hero, creaturePv: pv, ...creature },
  'heros-bataillons/check-table': {},
  'heros-bataillons/attack-table': { armour: none },
} as const satisfies Readonly<Record<string, Fields>>;
