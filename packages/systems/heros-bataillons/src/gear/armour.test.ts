import { describe, expect, test } from 'vitest';
import { type GivenBeing, inGame, object, play } from '../../testing/index.ts';
import { canAmplify } from '../magic/powers.ts';
import type { Item, Mark } from '../pieces.ts';
import type { Variants } from '../variants.ts';
import { armourOf } from './armour.ts';
import { readyUsed } from './inventory.ts';
import { wearsMetal } from './worn.ts';

const standing = (items: readonly Item[], more: GivenBeing = {}, variants: Partial<Variants> = {}) => {
  const { state, find } = play(
    { heroes: [{ ...more, hero: { ...more.hero, items: [...items] } }], variants },
    function* () {},
  );
  return { armour: armourOf(inGame(state), find('h1')), metal: wearsMetal(inGame(state), find('h1')) };
};
const mail = object('cotte-de-mailles', 'porte');
const shield = object('bouclier-de-bois');
const leather = object('cuir', 'porte');

describe('armour', () => {
  test('[HB-EQP-08] [HB-GEAR-02] worn armour and a ready shield', () => {
    const ready = [object('epee'), shield, object('potion'), object('lanterne')];
    expect(standing([mail, ...ready])).toEqual({ armour: 3, metal: true });
    expect(readyUsed([mail, ...ready])).toBe(4);
    expect(standing([mail, object('bouclier-de-bois', 'sac')]).armour).toBe(2);
    expect(standing([leather, shield])).toEqual({ armour: 2, metal: false });
  });

  test('[HB-GEAR-02] metal that is not worn does not count; mail refuses amplification, leather does not', () => {
    expect(standing([object('cotte-de-mailles', 'sac'), leather]).metal).toBe(false);
    const amplifies = (worn: Item) =>
      play({ heroes: [{ hero: { items: [worn, shield] } }] }, function* (g, find) {
        return canAmplify(g, find('h1'), 'majeur');
      }).value;
    expect([amplifies(mail), amplifies(leather)]).toEqual([false, true]);
    expect([standing([mail, shield]).armour, standing([leather, shield]).armour]).toEqual([3, 2]);
  });

  test('[HB-INV-12] what is carried and not worn protects from nothing', () => {
    expect(standing([object('cuir', 'sac')]).armour).toBe(0);
  });

  test('[HB-DMG-06] three at most', () => {
    expect(standing([object('armure-de-plates', 'porte'), shield]).armour).toBe(3);
  });

  test('[HB-ALC-11] only acid eats it', () => {
    const marks = (id: string): Mark[] => [{ id, until: { in: 'scene' }, value: 1 }];
    expect(standing([mail], { marks: marks('armure-rongee') }).armour).toBe(1);
    expect(standing([mail], { marks: marks('nuage-a') }).armour).toBe(2);
  });

  test('[HB-EQP-10] [HB-INV-08] a shield needs a hand', () => {
    const lowered: Mark = { id: 'bouclier-baisse', until: { in: 'turn', of: 'h1', begun: false } };
    expect(standing([leather, shield], { marks: [lowered] }).armour).toBe(1);
    expect(standing([leather, shield, object('coffre', 'mains')]).armour).toBe(1);
  });

  test('[HB-Q-07] armour may have to be one of the four ready objects', () => {
    const variants = { armourReady: 'ready' } as const;
    expect(standing([mail], {}, variants)).toEqual({ armour: 0, metal: false });
    expect(standing([object('cotte-de-mailles')], {}, variants)).toEqual({ armour: 2, metal: true });
    expect(standing([object('cotte-de-mailles')]).armour).toBe(0);
  });

  test('[HB-HERO-02] Peau tannée: one more without metal, within the cap', () => {
    const tanned = { hero: { abilities: ['peau-tannee'] } };
    expect(standing([leather], tanned).armour).toBe(2);
    expect(standing([mail], tanned).armour).toBe(2);
    expect(standing([leather, object('bouclier-d-acier')], tanned).armour).toBe(3);
    expect(standing([leather, shield], { ...tanned, armour: 2 }).armour).toBe(3);
  });
});
