import type { Lang } from '@souterrain/words';

const POINT = { fr: ',', en: '.' } as const;
const PERCENT = { fr: '\u00a0%', en: '%' } as const;
const BESIDE = { fr: '\u00a0', en: ' ' } as const;

export const decimal = (value: number, { lang, digits = 2 }: Spelling): string =>
  value.toFixed(digits).replace('.', POINT[lang]).replace(/^-/, '−');

export interface Spelling {
  readonly lang: Lang;
  readonly digits?: number;
}

/** `62,5 %`; what is rounded to nothing or to everything, but is not, is said so. */
export function percent(chance: number, { lang, digits = 2 }: Spelling): string {
  const sign = PERCENT[lang];
  if (chance <= 0) return `0${sign}`;
  if (chance >= 1) return `100${sign}`;
  const least = 10 ** -digits;
  const spelt = (value: number) => decimal(value, { lang, digits }) + sign;
  if (100 * chance < least / 2) return `<${BESIDE[lang]}${spelt(least)}`;
  return 100 * chance > 100 - least / 2 ? `>${BESIDE[lang]}${spelt(100 - least)}` : spelt(100 * chance);
}

/** A chance as so many times in so many, few enough to be pictured; nothing for what is next to never or to always. */
export function roughly(chance: number): { readonly times: number; readonly of: number } | undefined {
  if (chance < 0.01 || chance > 0.99) return undefined;
  const rare = Math.min(chance, 1 - chance);
  if (rare < 0.1) {
    const of = Math.round(1 / rare);
    return { times: chance < 0.5 ? 1 : of - 1, of };
  }
  for (let of = 2; of <= 10; of++) {
    const times = Math.round(chance * of);
    if (Math.abs(times / of - chance) < 0.015) return { times, of };
  }
  return { times: Math.round(chance * 10), of: 10 };
}
