import { type ByLang, countFr, pluralEn } from '@souterrain/words';

export const said: ByLang<{
  readonly well: string;
  depth(n: number): string;
  coins(n: number): string;
  readonly where: Readonly<Record<'corde' | 'margelle' | 'fond', string>>;
  readonly rope: string;
  need(danger: number): string;
  verdict(holds: boolean): string;
}> = {
  fr: {
    well: 'Le puits',
    depth: (n) => `palier ${n}`,
    coins: (n) => countFr(n, 'pièce', 'pièces'),
    where: { corde: 'sur la corde', margelle: 'remonté', fond: 'au fond' },
    rope: 'La corde',
    need: (danger) => `plus de ${danger}`,
    verdict: (holds) => (holds ? 'elle tient' : 'elle cède'),
  },
  en: {
    well: 'The well',
    depth: (n) => `landing ${n}`,
    coins: (n) => `${n} ${pluralEn(n, 'coin', 'coins')}`,
    where: { corde: 'on the rope', margelle: 'back up', fond: 'at the bottom' },
    rope: 'The rope',
    need: (danger) => `more than ${danger}`,
    verdict: (holds) => (holds ? 'it holds' : 'it gives'),
  },
};
