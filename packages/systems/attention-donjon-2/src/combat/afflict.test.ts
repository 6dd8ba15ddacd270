import type { Until } from '@souterrain/crawl';
import { removeSoignable } from '@souterrain/crawl/health';
import { describe, expect, test } from 'vitest';
import { dealt, play } from '../../testing/index.ts';
import { alone } from '../../testing/jets.ts';
import { isEncumbered } from '../heroes/encombre.ts';
import { afflict } from './afflict.ts';

const rounds = (left: number): Until => ({ in: 'rounds', left });

describe('a state suffered again', () => {
  test('[AD2-ETAT-02][AD2-ETAT-15] Rounds and the end of the next turn: whichever comes later stays', () => {
    const twice = (status: 'attend' | 'joue', ...lasting: (Until | undefined)[]) => {
      const order = dealt({ h1: '9-coeur' }).order.map((slot) => ({ ...slot, status }));
      return play(alone({}, { state: { order } }), function* (g, find) {
        for (const until of lasting)
          afflict(g, find('h1'), { state: 'paralyse', rules: ['AD2-EFF-09'], ...(until ? { until } : {}) });
      }).find('h1').marks[0]!.until.in;
    };
    const both = (status: 'attend' | 'joue', until: Until) => [
      twice(status, until, undefined),
      twice(status, undefined, until),
    ];
    expect(both('joue', rounds(2))).toEqual(['rounds', 'rounds']);
    // Its turn of this Round is still to come, or it is over.
    expect(both('attend', rounds(1))).toEqual(['rounds', 'rounds']);
    expect(both('joue', rounds(1))).toEqual(['turn', 'turn']);
  });

  test('[AD2-ETAT-25] an Attribute at 0 loses no more, and the first point healed is felt', () => {
    const ran = play(alone({ traits: { force: 1 } }), function* (g, find) {
      for (const _ of [1, 2]) afflict(g, find('h1'), { state: 'perte-force', rules: ['AD2-EFF-09'] });
    });
    expect(ran.find('h1').marks).toMatchObject([{ id: 'perte-force', value: 1 }]);
    expect(ran.events).toHaveLength(1);
  });

  test('[AD2-ETAT-13][AD2-ETAT-25] a lost point of Force encumbers at once, until it is healed', () => {
    const given = alone({ items: ['armure-lourde'], traits: { force: 3, vigueur: 3 } });
    const isLoaded = play(given, function* (g, find) {
      const hero = find('h1');
      const seen = [isEncumbered(g, hero)];
      afflict(g, hero, { state: 'perte-force', rules: ['AD2-EFF-09'] });
      seen.push(isEncumbered(g, hero));
      removeSoignable(g, hero, 'perte-force', ['AD2-EFF-12']);
      return [...seen, isEncumbered(g, hero)];
    }).value;
    expect(isLoaded).toEqual([false, true, false]);
  });
});
