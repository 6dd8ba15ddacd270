import { type ByLang, WIDE } from '@souterrain/words';

interface BoardWords {
  floor(number: number, turn: number): string;
  pv(pv: number, max: number): string;
  pvLeft(pv: number): string;
  gold(amount: number): string;
  readonly fight: string;
  readonly guardian: string;
  readonly status: Readonly<Record<'landing' | 'out' | 'dead', string>>;
  readonly squares: Readonly<Record<'web' | 'trap' | 'chest' | 'fountain' | 'merchant' | 'stairs', string>>;
}

export const boardWords: ByLang<BoardWords> = {
  fr: {
    floor: (number, turn) => `Étage ${number} · tour ${turn}`,
    pv: (pv, max) => `PV ${pv}/${max}`,
    pvLeft: (pv) => `PV ${pv}`,
    gold: (amount) => `or ${amount}`,
    fight: `Combat${WIDE}:`,
    guardian: 'gardien',
    status: { landing: 'sur le palier', out: 'sorti', dead: 'mort' },
    squares: {
      web: 'toile',
      trap: 'piège',
      chest: 'coffre',
      fountain: 'fontaine',
      merchant: 'marchand',
      stairs: 'escalier',
    },
  },
  en: {
    floor: (number, turn) => `Floor ${number} · turn ${turn}`,
    pv: (pv, max) => `PV ${pv}/${max}`,
    pvLeft: (pv) => `PV ${pv}`,
    gold: (amount) => `gold ${amount}`,
    fight: 'Fight:',
    guardian: 'guardian',
    status: { landing: 'on the landing', out: 'out', dead: 'dead' },
    squares: { web: 'web', trap: 'trap', chest: 'chest', fountain: 'fountain', merchant: 'merchant', stairs: 'stairs' },
  },
};
