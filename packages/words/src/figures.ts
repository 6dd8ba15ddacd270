import type { ByLang, Lang } from './lang.ts';
import { THIN, WIDE } from './typography.ts';

const POINT: ByLang<string> = { fr: ',', en: '.' };
const PERCENT: ByLang<string> = { fr: `${THIN}%`, en: '%' };
const BESIDE: ByLang<string> = { fr: WIDE, en: ' ' };

export interface Spelling {
  readonly lang: Lang;
  readonly digits?: number;
}

export const decimal = (value: number, { lang, digits = 2 }: Spelling): string =>
  value.toFixed(digits).replace('.', POINT[lang]).replace(/^-/, '−');

/** `62,5 %`; what is rounded to nothing or to everything, but is not, is said so. */
export function percent(chance: number, { lang, digits = 2 }: Spelling): string {
  const sign = PERCENT[lang];
  if (chance <= 0) return `0${sign}`;
  if (chance >= 1) return `100${sign}`;
  const least = 10 ** -digits;
  const spelt = (value: number): string => decimal(value, { lang, digits }) + sign;
  if (100 * chance < least / 2) return `<${BESIDE[lang]}${spelt(least)}`;
  return 100 * chance > 100 - least / 2 ? `>${BESIDE[lang]}${spelt(100 - least)}` : spelt(100 * chance);
}
