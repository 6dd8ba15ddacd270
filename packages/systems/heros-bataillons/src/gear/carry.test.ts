import { describe, expect, test } from 'vitest';
import { inGame, object, play } from '../../testing/index.ts';
import type { Item } from '../pieces.ts';
import { acquire, drop } from './carry.ts';
import { slotsUsed } from './inventory.ts';
import { changeGold } from './purse.ts';

const full = (): Item[] => [
  object('torches', 'sac'),
  ...Array.from({ length: 9 }, (_, i) => object('corde', 'sac', { id: `corde-${i}` })),
];
const found = (base: string) => ({ found: { base }, why: 'tresor', rules: ['HB-SOLO-09'] as const });

const looting = (heroes: readonly Item[][], base: string, decisions: readonly string[]) =>
  play({ heroes: heroes.map((items) => ({ hero: { items } })) }, (g, f) => acquire(g, f('h1'), found(base)), {
    decisions,
  });

describe('carrying', () => {
  test('[HB-INV-01] [HB-INV-09] the eleventh object waits for room', () => {
    const swapped = looting([full()], 'potion', ['deposer-torches']);
    const { items } = swapped.find('h1').hero!;
    expect(slotsUsed(inGame(swapped.state), items)).toBe(10);
    expect(items.at(-1)).toMatchObject({ base: 'potion', place: 'sac' });
    expect(swapped.state.scene!.zones[0]!.items).toMatchObject([{ base: 'torches' }]);
    const left = looting([full()], 'potion', ['laisser']);
    expect([left.value, left.find('h1').hero!.items.length]).toEqual([false, 10]);
    const dressed = looting([[object('cuir', 'porte'), ...full().slice(1)]], 'potion', ['laisser']);
    expect(dressed.asked[0]!.options.map(({ id }) => id)).not.toContain('deposer-cuir');
  });

  test('[HB-INV-09] another may be handed over, to a hero who can carry it', () => {
    const { find, asked } = looting([full(), []], 'potion', ['donner-torches-h2']);
    expect(find('h2').hero!.items).toMatchObject([{ base: 'torches', place: 'sac' }]);
    expect(find('h1').hero!.items.at(-1)!.base).toBe('potion');
    expect(asked[0]!.options).toHaveLength(21);
    expect(looting([full(), full()], 'potion', ['laisser']).asked[0]!.options).toHaveLength(11);
  });

  test('[HB-INV-04] [HB-INV-05] a second encumbering object, only if the first is put down', () => {
    const { find, asked } = looting([[object('hallebarde', 'mains'), object('corde')]], 'coffre', [
      'deposer-hallebarde',
    ]);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['laisser', 'deposer-hallebarde']);
    expect(find('h1').hero!.items).toMatchObject([{ base: 'corde' }, { base: 'coffre', place: 'mains' }]);
  });

  test('[HB-INV-09] [HB-INV-05] the question says which rule refuses; what cannot be carried is not asked about', () => {
    expect(looting([full()], 'potion', ['laisser']).asked[0]!.rule).toBe('HB-INV-09');
    expect(looting([[object('hallebarde', 'mains')]], 'coffre', ['laisser']).asked[0]!.rule).toBe('HB-INV-05');
    expect(looting([full()], 'baliste', [])).toMatchObject({ value: false, asked: [] });
    const software = play({ heroes: [{ seat: null, hero: { items: full() } }] }, (g, f) =>
      acquire(g, f('h1'), found('potion')),
    );
    expect(software.value).toBe(false);
  });

  test('[HB-INV-09] only to those of the same side and zone', () => {
    const heroes = [
      { hero: { items: full() } },
      { zone: 'b' },
      { side: 'adversaires' as const },
      { status: 'coma' as const },
    ];
    const { asked } = play({ heroes }, (g, f) => acquire(g, f('h1'), found('potion')), { decisions: ['laisser'] });
    expect(asked[0]!.options.filter(({ id }) => id.startsWith('donner-'))).toEqual([]);
  });

  test('[HB-EQP-06] [HB-INV-04] what both hands hold sends a ready object to the bag, what goes to the bag does not', () => {
    const ready = ['epee', 'dague', 'corde', 'craie'].map((base) => object(base));
    const { find, asked } = looting([[object('torches', 'sac'), ...ready]], 'coffre', ['ranger-dague']);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual([
      'ranger-epee',
      'ranger-dague',
      'ranger-corde',
      'ranger-craie',
    ]);
    expect(find('h1').hero!.items.map(({ base, place }) => `${base} ${place}`)).toEqual([
      'torches sac',
      'epee pret',
      'dague sac',
      'corde pret',
      'craie pret',
      'coffre mains',
    ]);
    expect(looting([ready], 'potion', []).asked).toEqual([]);
    const software = play({ heroes: [{ seat: null, hero: { items: ready } }] }, (g, f) =>
      acquire(g, f('h1'), found('coffre')),
    );
    expect(software.find('h1').hero!.items.map(({ place }) => place)).toEqual(['pret', 'pret', 'pret', 'sac', 'mains']);
  });

  test('[HB-EQP-06] [HB-Q-07] a worn armour is not what goes back to the bag', () => {
    const items = ['cuir', 'dague', 'corde', 'craie'].map((base) => object(base));
    const { asked } = play(
      { heroes: [{ hero: { items } }], variants: { armourReady: 'ready' } },
      (g, f) => acquire(g, f('h1'), found('coffre')),
      {
        decisions: ['ranger-craie'],
      },
    );
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['ranger-dague', 'ranger-corde', 'ranger-craie']);
  });

  test('[HB-INV-10] gold takes no slot', () => {
    const { state, find } = play({ heroes: [{ hero: { items: full() } }] }, function* (g) {
      changeGold(g, 350, { why: 'tresor', rules: ['HB-INV-10'] });
    });
    expect([state.gold, slotsUsed(inGame(state), find('h1').hero!.items)]).toEqual([350, 10]);
  });

  test('[HB-INV-08] a thing dropped lies in the zone', () => {
    const { state, find } = play(
      { heroes: [{ zone: 'b', hero: { items: [object('coffre', 'mains')] } }] },
      function* (g, f) {
        drop(g, f('h1'), f('h1').hero!.items[0]!);
      },
    );
    expect(find('h1').hero!.items).toEqual([]);
    expect(state.scene!.zones[1]!.items).toMatchObject([{ base: 'coffre' }]);
    const away = play(
      { heroes: [{ hero: { items: [object('coffre', 'mains')] } }], state: { scene: null } },
      function* (g, f) {
        drop(g, f('h1'), f('h1').hero!.items[0]!);
      },
    );
    expect(away.of('itemDropped')).toMatchObject([{ zone: null }]);
  });

  test('[HB-SCR-10] a new wand is full', () => {
    expect(looting([[]], 'baguette', []).find('h1').hero!.items[0]).toMatchObject({ base: 'baguette', charges: 3 });
  });
});
