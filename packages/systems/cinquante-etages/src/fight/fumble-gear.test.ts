import { describe, expect, test } from 'vitest';
import { all, duel, only } from '../../testing/duel.ts';
import { fumbled } from '../../testing/fumbled.ts';
import { play } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { cinquanteEtages } from '../system.ts';
import { attacksOf } from './attack.ts';

const TOUGH = { id: 'gobelin', pv: 200 } as const;

describe('[C50-CRIT-23] a broken weapon is gone', () => {
  test('[C50-CRIT-23] Massue broken, Dague in the bag: the next exchange may use the Dague with AGI', () => {
    const { events, hero, asked } = duel(
      { hero: { for: 1, agi: 3, weapons: ['massue', 'dague'], pv: 14 }, creature: TOUGH },
      { decisions: ['arme-massue', 'arme-dague'], dice: [[20, 19], 5, [5, 9]] },
    );
    expect(asked[1]!.options.map((o) => o.id)).toEqual(['arme-dague', 'mains-nues']);
    expect(hero.weapons).toEqual(['dague']);
    expect(all(events, 'duelRolled')[1]!.sums![0]!.terms[0]).toMatchObject({ label: 'agi', value: 3 });
  });

  test('[C50-CRIT-23] with nothing else, unarmed and without a question', () => {
    const { events, asked, stop } = duel(
      { hero: { weapons: ['massue'], potions: [] }, creature: TOUGH },
      { decisions: ['arme-massue'], dice: [[20, 19], 5, [5, 9]] },
    );
    expect(asked).toHaveLength(1);
    expect(all(events, 'attackChosen').map((e) => e.attack.kind)).toEqual(['weapon', 'unarmed', 'unarmed']);
    expect(stop).toMatchObject({ kind: 'roll' });
  });
});

test('[C50-CRIT-24] unarmed, d100 = 5: nothing to break, nothing happens, nothing is redistributed', () => {
  const { events, hero } = fumbled(5, { weapons: ['massue', 'dague'] }, 'mains-nues');
  expect(only(events, 'fumbled')).toMatchObject({ die: 5, consequence: 'nothing' });
  expect(only(events, 'fumbled').rules).toContain('C50-CRIT-24');
  expect(only(events, 'wounded').amount).toBe(6);
  expect(hero.weapons).toEqual(['massue', 'dague']);
  expect(fumbled(31, {}, 'mains-nues').events.find((e) => e.type === 'fumbled')).toMatchObject({
    consequence: 'plusOne',
  });
});

describe('[C50-CRIT-25] a scroll is used up anyway', () => {
  test('[C50-CRIT-25] a Mage casts Foudre from a scroll, d100 = 5: the scroll is gone, the memory stays', () => {
    const mage: GivenHero = { classe: 'mage', spells: ['foudre'], scrolls: ['foudre', 'foudre'] };
    const { hero, events } = fumbled(5, mage, 'parchemin-foudre');
    expect([hero.spells, hero.scrolls]).toEqual([['foudre'], ['foudre']]);
    expect(all(events, 'itemSpent').map((e) => e.why)).toEqual(['used']);
    expect(only(events, 'fumbled')).toMatchObject({ consequence: 'nothing' });
    expect(only(events, 'fumbled').rules).toContain('C50-CRIT-25');
  });

  test('[C50-CRIT-25] the same for a non-Mage, whose weapon stays', () => {
    const { hero } = fumbled(5, { scrolls: ['foudre'] }, 'parchemin-foudre');
    expect([hero.scrolls, hero.weapons]).toEqual([[], ['hache-de-guerre']]);
  });
});

test('[C50-CRIT-26] a Mage who forgets the only spell is left with Bâton, scroll or bare hands', () => {
  const { hero, asked } = fumbled(
    5,
    { classe: 'mage', weapons: ['baton'], spells: ['etincelle'], scrolls: ['foudre'] },
    'sort-etincelle',
  );
  expect([hero.spells, hero.forgotten]).toEqual([[], []]);
  expect(attacksOf(cinquanteEtages, hero).map((a) => `${a.kind} ${a.id}`)).toEqual([
    'weapon baton',
    'scroll foudre',
    'unarmed mains-nues',
  ]);
  expect(asked.at(-1)!.options.map((o) => o.id)).not.toContain('sort-etincelle');
});

test('[C50-CRIT-26] learned again from a scroll', () => {
  const { hero } = play(
    { heroes: [{ classe: 'mage', spells: [], scrolls: ['etincelle'] }] },
    { decisions: ['apprendre-etincelle'] },
  );
  expect([hero.spells, hero.scrolls]).toEqual([['etincelle'], []]);
});

test('[C50-CRIT-27] a Mage who fights with the Bâton breaks it and forgets nothing: d100 = 8', () => {
  const mage: GivenHero = { classe: 'mage', weapons: ['baton'], spells: ['etincelle', 'dard-de-givre'] };
  const { hero, events } = fumbled(8, mage, 'arme-baton');
  expect([hero.weapons, hero.spells]).toEqual([[], ['etincelle', 'dard-de-givre']]);
  expect(all(events, 'spellForgotten')).toEqual([]);
});
