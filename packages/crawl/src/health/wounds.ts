import type { RuleId } from '@souterrain/catalog';
import { RANKS, type Rank } from '../cards/index.ts';
import { gainMark, loseMark } from '../figures/marks.ts';
import type { Ruled } from '../figures/on-sheet.ts';
import { featureOf } from '../figures/registry.ts';
import { type Figure, hasMark, type Wound } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

const NONE: readonly Wound[] = [];
const NOTHING: readonly string[] = [];

export const woundOf = (figure: Figure, id: string): Wound | undefined => {
  for (const wound of figure.hero?.sheet.wounds ?? NONE) if (wound.id === id) return wound;
  return undefined;
};

/** AD1-GRAVE-02, AD2-BGRAV-05: a wound already suffered gives way to the next lower rank. */
export function woundFor(
  hero: Figure,
  { rank, wounds }: { readonly rank: Rank; readonly wounds: Readonly<Record<Rank, string>> },
): string {
  const isSuffered = (id: string): boolean => hasMark(hero, id) || woundOf(hero, id) !== undefined;
  let at = RANKS.indexOf(rank);
  while (at > 1 && isSuffered(wounds[RANKS[at]!])) at--;
  return wounds[RANKS[at]!];
}

/** AD1-GRAVE-13, AD1-GRAVE-14: a hand that nothing struck. */
export function isSound(figure: Figure, hand: number): boolean {
  for (const wound of figure.hero?.sheet.wounds ?? NONE) if (wound.hand === hand) return false;
  return true;
}

/** AD1-GRAVE-17: hands that can strike. */
export const usableHands = (figure: Figure): number => (isSound(figure, 0) ? 1 : 0) + (isSound(figure, 1) ? 1 : 0);

/** AD1-GRAVE-12: a classic move is then an Action complexe. */
export function walksOnBrokenLeg(g: Ruled, figure: Figure): boolean {
  for (const wound of figure.hero?.sheet.wounds ?? NONE) if (featureOf(g, wound.id)?.limps?.(wound)) return true;
  return false;
}

/** AD1-ETAT-01, AD1-GRAVE-16, AD2-ETAT-03: states and wounds that Soins, items and the town remove. */
export function soignablesOf(g: Crawl, figure: Figure): readonly string[] {
  const wounds = figure.hero?.sheet.wounds ?? NONE;
  if (figure.marks.length === 0 && wounds.length === 0) return NOTHING;
  const ids: string[] = [];
  for (const { id } of figure.marks) if (featureOf(g, id)?.soignable) ids.push(id);
  for (const { id } of wounds) if (featureOf(g, id)?.soignable) ids.push(id);
  return ids;
}

export function removeSoignable(g: Crawl, figure: Figure, id: string, rules: readonly RuleId[]): void {
  if (woundOf(figure, id)) return g.emit({ type: 'woundHealed', figure: figure.id, wound: id, rules });
  const held = figure.marks.find((mark) => mark.id === id);
  // AD2-ETAT-25: a loss of several points is given back one at a time.
  if (held?.value !== undefined && held.value > 1) gainMark(g, figure, { ...held, value: held.value - 1 }, rules);
  else loseMark(g, figure, id, { why: 'retire', rules });
}

/** AD1-GRAVE-12, AD1-GRAVE-13: an arm or a leg not yet in splints. */
export function splintable(g: Ruled, figure: Figure): readonly string[] {
  const wounds = figure.hero?.sheet.wounds ?? NONE;
  if (wounds.length === 0) return NOTHING;
  return wounds.filter(({ id, splint }) => !splint && featureOf(g, id)?.splint).map(({ id }) => id);
}

export const splint = (g: Crawl, patient: Figure, wound: string): void =>
  g.emit({ type: 'woundTreated', figure: patient.id, wound, how: 'attelle', rules: [featureOf(g, wound)!.rule] });

export const treatmentWords = defineWords({
  labels: {
    retirer: { fr: (o) => one(`Retirer : ${chosen(o, 'state')}`), en: (o) => one(`Remove: ${chosen(o, 'state')}`) },
    attelle: {
      fr: (o) => one(`Poser une attelle : ${chosen(o, 'state')}`),
      en: (o) => one(`Splint: ${chosen(o, 'state')}`),
    },
  },
});
