import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { LAST_FLOOR } from '../../floors/depth.ts';
import { WEAPON_CATEGORIES } from '../ranks.ts';
import type { Fault, Pack } from './references.ts';

/** Depths at which something that the rules draw from is missing, or is there twice. */
export function depthFaults(pack: Pack, lang: Lang): readonly Fault[] {
  const faults: Fault[] = [];
  const forbid = (at: Pick<Fault, 'kind' | 'id' | 'path'>, rule: string, ...details: readonly (string | number)[]) =>
    faults.push({ ...at, message: packWords[lang].forbidden(rule, ...details) });
  const bands = Object.values(pack.bands).sort((a, b) => a.first - b.first);
  let next = 1;
  for (const { id, first, last } of bands) {
    // C50-RUN-01: each of the fifty floors has its band.
    if (first !== next || last < first) forbid({ kind: 'bands', id, path: ['first'] }, 'C50-GEN-01', first, last);
    next = last + 1;
  }
  const end = bands.at(-1);
  if (end && end.last !== LAST_FLOOR) forbid({ kind: 'bands', id: end.id, path: ['last'] }, 'C50-RUN-01', end.last);
  for (const { id, rank, ...band } of bands) {
    const lacks = (rule: string, path: string, ...details: readonly (string | number)[]) =>
      forbid({ kind: 'bands', id, path: [path] }, rule, ...details);
    const has = (kind: 'armours' | 'spells') => Object.values(pack[kind]).some((one) => one.rank === rank);
    if (!Object.values(pack.creatures).some((one) => one.band === id)) lacks('C50-CRE-02', 'id', 0);
    for (const category of WEAPON_CATEGORIES)
      if (!Object.values(pack.weapons).some((one) => one.rank === rank && one.category === category))
        lacks('C50-EQP-01', 'rank', category, rank);
    if (!has('armours')) lacks('C50-EQP-02', 'rank', rank);
    if (!has('spells')) lacks('C50-MAG-01', 'rank', rank);
    if (filled(band) > (band.side * band.side) / 2) lacks('C50-GEN-04', 'side', filled(band));
  }
  const taken = new Map<number, string>();
  for (const { id, floor } of Object.values(pack.floors)) {
    if (taken.has(floor)) forbid({ kind: 'floors', id, path: ['floor'] }, 'C50-GEN-01', floor, taken.get(floor)!);
    taken.set(floor, id);
  }
  return faults;
}

type Filling = Pick<Pack['bands'][string], 'walls' | 'webs' | 'traps' | 'chests' | 'creatures' | 'fountains'>;

/** Squares taken with four players (C50-MULT-08), a merchant, the way in and the way out. */
const filled = ({ walls, webs, traps, chests, creatures, fountains }: Filling): number =>
  walls + webs + traps + 4 * chests + creatures + 3 + fountains + 3;
