import type { Figure } from '@souterrain/crawl';
import { closeMeetings } from '@souterrain/crawl/exploration';
import { bearingsWith } from '@souterrain/crawl/figures';
import { lethalEvent } from '@souterrain/crawl/health';
import { defineWords, figure, number } from '@souterrain/crawl/text';
import { ask, option, type Rule, sum, type Term } from '@souterrain/kernel';
import { lossOf } from '../damage/loss.ts';
import { ignores } from '../figures/bearings.ts';
import { armureTerms, together, totalOf } from '../figures/values.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Bearing, Offer } from '../world/features.ts';
import type { DommagesSource } from '../world/source.ts';

export interface Suffered {
  readonly lost: number;
  readonly died: boolean;
}

/** AD2-ETAT-19, AD2-ETAT-21: every source of 1 or more is increased before Armure. */
function dommagesTerms(g: AD2, { target, dommages }: DommagesSource): readonly Term[] {
  if (totalOf(dommages) < 1) return dommages;
  const terms = [...dommages];
  for (const { feature } of bearingsWith(g, target).fragile)
    terms.push({ label: feature.id, value: feature.fragile!, rule: feature.rule });
  return terms;
}

/** AD2-EFF-01 to AD2-EFF-06, AD2-ENN-16: the Santé that a source would cost now. */
export function lossFrom(g: AD2, source: DommagesSource): number {
  const { target, direct, failed, cancelled, braced } = source;
  const bracing = totalOf(braced);
  return lossOf(
    {
      dommages: totalOf(dommagesTerms(g, source)),
      armure: totalOf(armureTerms(g, target, source)) + bracing,
      perforation: perforationOf(g, source),
      direct,
      // AD2-EFF-04: heroes alone; AD2-XARC-03, AD2-XNAIN-08: Armure declared late can beat the minimum.
      failed: failed && target.hero !== null && bracing === 0,
      cancelled,
    },
    g.state.variants,
  );
}

/** AD2-XARC-03, AD2-XNAIN-08: what one more point of Armure would spare; none against a Direct source. */
export const sparedBy = (g: AD2, source: DommagesSource, brace: Term): number =>
  lossFrom(g, source) - lossFrom(g, { ...source, braced: [...source.braced, brace] });

/** One source of Dommages, to its last consequence (AD2-ORDRE-18). */
export function* suffer(g: AD2, source: DommagesSource): Rule<Suffered> {
  let loss = lossFrom(g, source);
  if (source.attack && loss > 0 && mayFallOnAnother(g, source)) {
    yield* deflections(g, source);
    yield* protectors(g, source);
    loss = lossFrom(g, source);
  }
  if (loss > 0 && source.target.hero) {
    const offers = bracesOf(g, source.target, source);
    if (offers.length > 0) loss = yield* brace(g, source, { loss, offers });
  }
  const { target, by, label } = source;
  const lost = Math.min(target.sante, loss);
  const armure = armureTerms(g, target, source);
  const used = isMet(g, source, armure) ? bearingsWith(g, target).armureUsed : NOBODY;
  if (loss === 0) {
    if (totalOf(source.dommages) > 0)
      g.emit({ type: 'dommagesStopped', figure: target.id, by: by?.id ?? label, rules: ['AD2-EFF-03'] });
    for (const at of used) at.feature.armureUsed!(g, at);
    return { lost: 0, died: false };
  }
  // AD2-XCONV-07: at once, without a state between.
  g.emit({
    type: 'santeLost',
    figure: target.id,
    amount: lost,
    // AD2-XSANTE-02: points in excess are lost.
    sante: target.sante - lost,
    by: by?.id ?? label,
    rules: ['AD2-EFF-01', 'AD2-XSANTE-02'],
    sums: sumsOf(g, source, armure),
  });
  for (const at of used) at.feature.armureUsed!(g, at);
  // AD2-BGRAV-02: at 0 Santé any further loss is a new lethal event.
  const died = target.sante === 0 && (yield* lethalEvent(g, target, by));
  if (died) yield* closeMeetings(g, by);
  return { lost, died };
}

/** AD2-EFF-03: Armure that Perforation does not cancel whole stands before these Dommages. */
const isMet = (g: AD2, source: DommagesSource, armure: readonly Term[]): boolean =>
  !source.direct && totalOf(source.dommages) > 0 && totalOf(armure) > perforationOf(g, source);

/** AD2-XFEL-09: none against some. */
const perforationOf = (g: AD2, { target, perforation }: DommagesSource): number =>
  ignores(g, target, 'perforation') ? 0 : perforation;

const NOBODY: readonly Bearing[] = [];

function sumsOf(g: AD2, source: DommagesSource, armure: readonly Term[]) {
  const stopped = source.direct ? [] : [...armure, ...source.braced];
  const sums = [sum('dommages', dommagesTerms(g, source))];
  if (stopped.length > 0) sums.push(sum('armure', stopped));
  return sums;
}

/** Something of the target, or of somebody else, may turn the blow: most blows nothing does. */
function mayFallOnAnother(g: AD2, { target }: DommagesSource): boolean {
  if (bearingsWith(g, target).deflects.length > 0) return true;
  for (const hero of g.state.figures)
    if (hero.hero && hero !== target && bearingsWith(g, hero).takes.length > 0) return true;
  return false;
}

/** AD2-XCONV-06: what its target drank may turn the blow on another. */
function* deflections(g: AD2, source: DommagesSource): Rule<void> {
  for (const at of [...bearingsWith(g, source.target).deflects]) {
    const other = yield* at.feature.deflects!(g, at, source);
    if (!other) continue;
    source.target = other;
    source.deflected = other;
    return;
  }
}

/** AD2-XCRO-11: somebody beside may take the blow. */
function* protectors(g: AD2, source: DommagesSource): Rule<void> {
  const { target } = source;
  for (const hero of g.state.figures) {
    if (!hero.hero || hero === target || hero.status !== 'plateau') continue;
    for (const at of bearingsWith(g, hero).takes)
      if (yield* at.feature.takes!(g, at, source)) {
        source.target = hero;
        return;
      }
  }
}

/** AD2-XARC-03, AD2-XNAIN-08: Armure declared once the loss is known; what is lost in the end. */
function* brace(
  g: AD2,
  source: DommagesSource,
  first: { readonly loss: number; readonly offers: readonly Offer[] },
): Rule<number> {
  const { target } = source;
  let { loss, offers } = first;
  while (loss > 0 && offers.length > 0) {
    const picked = yield* ask<(() => Rule<void>) | null>({
      id: 'avant-la-perte',
      seat: target.hero!.seat,
      rule: 'AD2-XARC-03',
      params: { figure: target.id, lost: loss },
      options: [option('passer', null), ...offers],
    });
    if (picked === null) break;
    yield* picked();
    loss = lossFrom(g, source);
    offers = bracesOf(g, target, source);
  }
  return loss;
}

function bracesOf(g: AD2, target: Figure, source: DommagesSource): readonly Offer[] {
  const { braces } = bearingsWith(g, target);
  // AD2-EFF-06: points that Perforation would each cancel may spare something together.
  return together(() => braces.flatMap((at) => at.feature.braces!(g, at, source)), source.braced, braces.length);
}

export const braceWords = defineWords({
  prompts: {
    'avant-la-perte': {
      fr: (a) => `${figure(a)} va perdre ${number(a, 'lost')} Santé : y opposer de l’Armure ?`,
      en: (a) => `${figure(a)} is about to lose ${number(a, 'lost')} Santé: oppose some Armour?`,
    },
  },
  labels: { 'avant-la-perte/passer': { fr: 'Encaisser', en: 'Take it' } },
});
