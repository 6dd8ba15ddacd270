import { type Figure, isOnBoard } from '@souterrain/crawl';
import { gainMark, loseMark } from '@souterrain/crawl/figures';
import { resist } from '../../actions/endure.ts';
import { lineOf } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';

const SANTE = 6;
const LINE = lineOf('[Direct] Vigueur/Résistance 5 (Dommages X/-)');
const RULES = ['AD2-PERI-04'] as const;

/** A mark of the bubble that never was touched has no value yet. */
const santeOf = (figure: Figure): number => figure.marks.find(({ id }) => id === 'bulle')?.value ?? SANTE;

const failuresOf = (figure: Figure): number => figure.marks.find(({ id }) => id === 'etouffement')?.value ?? 0;

/** AD2-PERI-04: it bursts with its last point, and its victim breathes again. */
export function wearBubble(g: AD2, victim: Figure, dommages: number): void {
  const left = santeOf(victim) - dommages;
  if (dommages === 0 || !isOnBoard(victim)) return;
  if (left > 0) return gainMark(g, victim, { id: 'bulle', until: { in: 'removed' }, value: left }, RULES);
  for (const id of ['bulle', 'etouffement']) loseMark(g, victim, id, { why: 'retire', rules: RULES });
}

/** AD2-PERI-04: an Armure that chokes. */
export const bulle = defineFeature({
  id: 'bulle',
  rule: 'AD2-PERI-04',
  name: { fr: 'Bulle suffocante', en: 'Choking bubble' },
  armure: () => 1,
  armureUsed: (g, { who }) => wearBubble(g, who, 1),
  *resolution(g, { who }) {
    const failures = failuresOf(who) + 1;
    const order = { victim: who, by: null, line: LINE, label: 'bulle', bindings: { X: failures } };
    const { success } = yield* resist(g, { ...order, purpose: 'etat' });
    if (!success && isOnBoard(who))
      gainMark(g, who, { id: 'etouffement', until: { in: 'removed' }, value: failures }, RULES);
  },
});

/** How often its victim has failed to breathe; counted for the next time. */
export const etouffement = defineFeature({
  id: 'etouffement',
  rule: 'AD2-PERI-04',
  name: { fr: 'Étouffement', en: 'Choking' },
});
