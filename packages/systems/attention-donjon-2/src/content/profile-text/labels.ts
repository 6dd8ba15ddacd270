import type { Ai } from '@souterrain/crawl/content';

/** AD2-MON-07: what a profile prints for the ids of a pack. */
export const AI_LABELS: Readonly<Record<Ai, string>> = {
  melee: 'IA Mêlée',
  tir: 'IA Tir',
  'attaque-blesse': 'IA Attaque blessé',
  lache: 'IA Lâche',
  gardien: 'IA Gardien',
  statique: 'IA Statique',
};

const LABELS: Readonly<Record<string, string>> = {
  'instinct-gregaire': 'Instinct Grégaire',
  'homme-rat': 'Homme-Rat',
  'homme-serpent': 'Homme-Serpent',
  gobelinoide: 'Gobelinoïde',
  bete: 'Bête',
  'mort-vivant': 'Mort-vivant',
  demon: 'Démon',
};

/** Another id is its own name, with a capital. */
export const labelOf = (id: string): string => LABELS[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
