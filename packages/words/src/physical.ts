import type { Asked, AskedOption } from '@souterrain/kernel';
import type { ByLang } from './lang.ts';
import { THIN, WIDE } from './typography.ts';

/** The questions of the kernel itself: faces of real dice, real cards. */
interface PhysicalWords {
  prompt(decision: Asked): string;
  option(option: AskedOption): string;
}

const place = ({ params }: Asked): string => (Number(params?.count) > 1 ? ` (${params?.number}/${params?.count})` : '');

/** C50-MOVE-02: a face 0 reads 10; on two dice of tens and units, 00 reads 100. AD2-BONUS-09: a D3 is a D6 halved. */
const READ: Readonly<Record<number, string>> = {
  3: 'D6, 1-2 = 1, 3-4 = 2, 5-6 = 3',
  10: '0 = 10',
  100: '00 = 100',
};

function note({ params }: Asked): string {
  const read = READ[Number(params?.sides)];
  return read === undefined ? '' : ` (${read})`;
}

const shown = ({ params }: AskedOption): string => String(params?.face ?? params?.card);

export const physicalWords: ByLang<PhysicalWords> = {
  fr: {
    prompt: (d) =>
      d.id === 'lancer-les-des'
        ? `Un D${d.params?.sides} à lancer${place(d)}${WIDE}: quelle face${THIN}?${note(d)}`
        : `Une carte à tirer${place(d)}${WIDE}: laquelle${THIN}?`,
    option: shown,
  },
  en: {
    prompt: (d) =>
      d.id === 'lancer-les-des'
        ? `A D${d.params?.sides} to roll${place(d)}: which face?${note(d)}`
        : `A card to draw${place(d)}: which one?`,
    option: shown,
  },
};
