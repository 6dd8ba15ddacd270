import type { Figure } from '@souterrain/crawl';
import { option, type Rule } from '@souterrain/kernel';
import { setPoker } from '../src/jets/changes.ts';
import type { AD2 } from '../src/world/ad2.ts';
import type { Bearing, Feature, Offer } from '../src/world/features.ts';
import type { Jet } from '../src/world/jet.ts';

/** Offers one thing, once, in a window of the Jets of its bearer. */
export function offering(
  id: string,
  window: 'before' | 'after',
  does: (g: AD2, who: Figure, jet: Jet) => void,
): Feature {
  const used = new WeakSet<Jet>();
  const offers = (g: AD2, { who }: Bearing, made: Jet): readonly Offer[] => {
    if (used.has(made)) return [];
    const take = function* (): Rule<void> {
      used.add(made);
      does(g, who, made);
    };
    return [option(id, take)];
  };
  return { id, rule: 'AD2-ORDRE-05', ...(window === 'before' ? { before: offers } : { after: offers }) };
}

/** Under which name and rule a feature changes a Jet. */
export const by = (label: string) => ({ label, rule: 'AD2-ORDRE-05' }) as const;

/** A Coup de poker that must be attempted, and one that must not. */
export const forced = offering('force', 'before', (g, who, of) =>
  setPoker(g, of, { by: who, ...by('force'), poker: 'force' }),
);
export const calm = offering('calme', 'before', (g, who, of) =>
  setPoker(g, of, { by: who, ...by('calme'), poker: 'interdit' }),
);

/** The dice of a Coup de poker thrown once more. */
export const bestial: Feature = { id: 'bestial', rule: 'AD2-XBER-04', rethrows: () => true };
