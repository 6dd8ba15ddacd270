import type { Cell } from '@souterrain/dungeon';
import { holdsZone } from '../figures/bearings.ts';
import { areEnemies, isActive } from '../figures/sides.ts';
import { zoneAt, zoneHas } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import type { Crawl } from '../world/crawl.ts';
import type { DodgeNeed, Move } from './need.ts';

const ORDINARY: DodgeNeed = { level: 'ordinaire', why: 'zone-de-depart', rules: ['AD1-MOVE-09', 'AD1-DODGE-03'] };
const DIFFICULT: DodgeNeed = { level: 'difficile', why: 'deux-zones', rules: ['AD1-DODGE-03', 'AD1-DODGE-04'] };
const CONTACT: DodgeNeed = { level: 'difficile', why: 'contact', rules: ['AD1-MOVE-14', 'AD1-DODGE-05'] };
const CITADELLE: DodgeNeed = { level: 'difficile', why: 'citadelle', rules: ['AD1-CROI-16'] };

/** All there are. */
export const NEEDS: readonly DodgeNeed[] = [ORDINARY, DIFFICULT, CONTACT, CITADELLE];

/** Active enemies and where they stand: what every Esquive of one figure depends on. */
interface Danger {
  readonly cell: Cell;
  readonly from: string;
  readonly enemies: readonly Figure[];
  /** Zones of these enemies. */
  readonly zones: readonly string[];
  readonly held: boolean;
}

/** Undefined when the figure leaves its zone freely, wherever it goes. */
export function dangerFor(g: Crawl, figure: Figure): Danger | undefined {
  const from = zoneAt(g, figure.cell);
  const enemies: Figure[] = [];
  const zones: string[] = [];
  let held = false;
  // AD1-GRID-05, AD1-GRID-06.
  for (const other of g.state.figures) {
    if (!areEnemies(figure, other) || !isActive(g, other)) continue;
    const zone = zoneAt(g, other.cell);
    enemies.push(other);
    zones.push(zone);
    // AD1-CROI-16: an enemy holds the zone.
    if (zone === from && holdsZone(g, other)) held = true;
  }
  // AD1-DODGE-02: nobody to get away from; AD1-TCON-06: nobody sees it go.
  if (!zones.includes(from) || zoneHas(g, from, 'fumee')) return undefined;
  return { cell: figure.cell, from, enemies, zones, held };
}

/** AD1-DODGE-02 to AD1-DODGE-05, AD1-MOVE-14, AD1-Q-02, AD2-XESQ-01; undefined when the figure moves freely. */
export function dodgeNeed(g: Crawl, figure: Figure, move: Move): DodgeNeed | undefined {
  const danger = dangerFor(g, figure);
  return danger && needIn(g, danger, move);
}

/** The same, for one movement of many. */
export function needIn(g: Crawl, danger: Danger, { to, kind }: Move): DodgeNeed | undefined {
  const { cell, from, zones, held } = danger;
  const into = zoneAt(g, to);
  // AD1-MOVE-11.
  if (from === into) return undefined;
  if (held) return CITADELLE;
  if (kind === 'classique') return zones.includes(into) ? DIFFICULT : ORDINARY;
  // AD1-Q-02: the other reading keeps no exception.
  if (g.state.variants.stepDodge === 'never') return undefined;
  const leaves = isTouched(g, danger, { cell, zone: from });
  return leaves && isTouched(g, danger, { cell: to, zone: into }) ? CONTACT : undefined;
}

/** AD1-MOVE-14: an active enemy both in contact with the square and in its zone. */
function isTouched(
  g: Crawl,
  { enemies, zones }: Danger,
  { cell, zone }: { readonly cell: Cell; readonly zone: string },
): boolean {
  const { around } = g.survey.ground(cell);
  for (let i = 0; i < enemies.length; i++) if (zones[i] === zone && around.includes(enemies[i]!.cell)) return true;
  return false;
}

export const dodgeNeedWords = defineWords({
  terms: {
    'esquive-zone-de-depart': { fr: 'un ennemi dans la zone quittée', en: 'an enemy in the zone left behind' },
    'esquive-deux-zones': { fr: 'des ennemis dans les deux zones', en: 'enemies in both zones' },
    'esquive-contact': { fr: 'de contact à contact', en: 'from contact to contact' },
    'esquive-citadelle': { fr: 'Citadelle', en: 'Citadelle' },
  },
});
