import { describe, expect, test } from 'vitest';
import { inGame, scene } from '../../testing/index.ts';
import { armourOf } from '../gear/armour.ts';
import { readyUsed, slotsUsed } from '../gear/inventory.ts';
import { herosBataillons } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { foeFrom } from './foe.ts';
import { heroFrom } from './hero.ts';
import { brokenRules } from './legality.ts';
import { outfit, startingItems } from './outfit.ts';

const state = scene();
const kit = (id: string) => outfit(inGame(state), 'h1', startingItems(herosBataillons, id, 'sacree'));
const readied = (id: string) =>
  kit(id)
    .filter(({ place }) => place === 'pret' || place === 'mains')
    .map(({ base }) => base)
    .sort();

describe('heroes', () => {
  test('[HB-CRE-03] [HB-CRE-05] the ready-made ones are legal creations with the array', () => {
    expect(Object.keys(herosBataillons.content.heroes)).toHaveLength(4);
    for (const id of Object.keys(herosBataillons.content.heroes)) {
      const hero = heroFrom(inGame(state), id, { id: 'h1', seat: 0 });
      expect(brokenRules(inGame(state), hero)).toEqual([]);
      const { for: force, agi, vol, end } = hero.max;
      expect([force, agi, vol].sort((a, b) => b - a)).toEqual([13, 11, 9]);
      expect(end).toBe(4);
      expect(hero.hero!.talents).toHaveLength(2);
      expect(hero.hero!.abilities).toHaveLength(1);
    }
    expect(heroFrom(inGame(state), 'odon', { id: 'h1', seat: 0 }).hero).toMatchObject({ schools: ['elementaire'] });
  });

  test('[HB-CRE-07] a kit, clothes and torches: five slots and armour 2 for the Garde', () => {
    const hero = heroFrom(inGame(state), 'garance', { id: 'h1', seat: 0 });
    expect(slotsUsed(inGame(state), hero.hero!.items)).toBe(5);
    expect(armourOf(inGame(state), hero)).toBe(2);
  });

  test('[HB-CRE-08] weapons and shield first, then potions and scrolls, then tools, up to four', () => {
    expect(readied('alchimiste')).toEqual(['gourdin', 'materiel-d-alchimiste', 'potion', 'torches']);
    expect(readied('garde')).toEqual(['bouclier-de-bois', 'corde', 'epee', 'torches']);
    expect(readied('filou')).toEqual(['dague', 'dague', 'grappin', 'outils-de-crochetage']);
    expect(readied('lettre')).toEqual(['baton', 'lanterne', 'parchemin', 'torches']);
    expect(readied('mercenaire')).toEqual(['dague', 'hallebarde', 'torches']);
    expect(kit('mercenaire').find(({ base }) => base === 'hallebarde')!.place).toBe('mains');
    expect(new Set(kit('filou').map(({ id }) => id)).size).toBe(7);
    expect(kit('lettre').find(({ base }) => base === 'parchemin')!.holds).toEqual({
      ...{ school: 'sacree', form: 'toucher', power: 'mineur' },
    });
  });

  test('[HB-Q-07] armour may start among the four', () => {
    const strict = { variants: variantsOf({ armourReady: 'ready' }) };
    const items = outfit(inGame(strict), 'h1', startingItems(herosBataillons, 'garde', null));
    expect(readyUsed(items)).toBe(4);
    expect(items.find(({ base }) => base === 'cuir')!.place).toBe('pret');
    expect(items.find(({ base }) => base === 'torches')!.place).toBe('sac');
  });

  test('[HB-CHA-09] [HB-Q-03] two points of Chance, or one, or three', () => {
    const chance = (chanceMax: 'one' | 'two' | 'three') =>
      heroFrom(inGame({ variants: variantsOf({ chanceMax }) }), 'garance', { id: 'h1', seat: 0 }).hero!;
    expect(chance('two')).toMatchObject({ chance: 2, chanceMax: 2 });
    expect(chance('one')).toMatchObject({ chance: 1, chanceMax: 1 });
    expect(chance('three')).toMatchObject({ chance: 3, chanceMax: 3 });
  });

  test('[HB-FOE-01] [HB-CHA-10] an adversary has no Chance and no bag', () => {
    const spectre = foeFrom(inGame(state), 'spectre', { id: 'e1', zone: 'b' });
    expect(spectre).toMatchObject({
      hero: null,
      critical: 'vol',
      zone: 'b',
      side: 'adversaires',
      menace: 6,
      armour: 2,
    });
    expect(foeFrom(inGame(state), 'bataillon-gobelin', { id: 'e2', zone: null }).kind).toBe('bataillon');
  });

  test('[HB-Q-19] a legendary creature has the scale of a battalion, or not', () => {
    expect(foeFrom(inGame(state), 'dragon-ancien', { id: 'e1', zone: null }).scale).toBe('bataillon');
    const single = { variants: variantsOf({ legendaryScale: 'single' }) };
    expect(foeFrom(inGame(single), 'dragon-ancien', { id: 'e1', zone: null }).scale).toBe('etre');
    expect(foeFrom(inGame(single), 'bataillon-gobelin', { id: 'e1', zone: null }).scale).toBe('bataillon');
  });
});
