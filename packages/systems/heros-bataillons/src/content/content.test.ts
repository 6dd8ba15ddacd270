import { describe, expect, test } from 'vitest';
import { wholeCreature } from './creatures.ts';
import { contentOf, SHIPPED } from './index.ts';

const { items, services, creatures, talents, kits, effects, administrations, checks } = contentOf(SHIPPED);
const weapons = Object.values(items).filter(({ kind }) => kind === 'arme');
const attackOf = (id: string) => {
  const { dice, hands, ranges } = items[id]!.attack!;
  return [dice[0], hands, ranges.join('+'), items[id]!.price];
};

describe('the tables', () => {
  test('[HB-GEAR-01] every weapon has a die of the game, and the large ones encumber', () => {
    for (const { attack } of weapons) expect([4, 6, 8, 10, 12]).toContain(attack!.dice[0]);
    const twoHanded = weapons.filter(({ attack }) => attack!.hands === 2 && attack!.ranges.includes('melee'));
    expect(twoHanded.map(({ encumbering }) => encumbering)).toEqual([true, true, true]);
    const rows = weapons.map(({ id, encumbering = false }) => [id, ...attackOf(id), encumbering]);
    expect(rows).toEqual([
      ['mains-nues', 4, 1, 'melee', 0, false],
      ['objet-improvise', 4, 1, 'melee+jet', 0, false],
      ['dague', 4, 1, 'melee+jet', 5, false],
      ['fronde', 4, 1, 'tir', 5, false],
      ['gourdin', 6, 1, 'melee', 3, false],
      ['baton', 6, 1, 'melee', 3, false],
      ['hachette', 6, 1, 'melee+jet', 8, false],
      ['lance', 6, 1, 'melee+jet', 8, false],
      ['epee-courte', 6, 1, 'melee', 10, false],
      ['arc', 6, 2, 'tir', 20, false],
      ['bombe-a-poudre', 6, 1, 'jet', 50, false],
      ['epee', 8, 1, 'melee', 20, false],
      ['hache', 8, 1, 'melee', 20, false],
      ['masse', 8, 1, 'melee', 20, false],
      ['arbalete', 8, 2, 'tir', 40, true],
      ['hallebarde', 10, 2, 'melee', 40, true],
      ['epee-a-deux-mains', 10, 2, 'melee', 40, true],
      ['marteau-de-guerre', 10, 2, 'melee', 40, true],
      ['baliste', 12, 2, 'tir', 200, true],
    ]);
    expect(items['bombe-a-poudre']).toMatchObject({ consumed: true, attack: { explosive: true, dice: [6] } });
    expect(new Set(weapons.map(({ line }) => line)).size).toBe(12);
  });

  test('[HB-GEAR-02] armour, metal and price', () => {
    const of = (id: string) => [items[id]!.armour, items[id]!.metal ?? false, items[id]!.price];
    for (const id of ['vetements', 'robe']) expect(of(id)).toEqual([0, false, 1]);
    for (const id of ['cuir', 'gambison']) expect(of(id)).toEqual([1, false, 20]);
    expect(of('cotte-de-mailles')).toEqual([2, true, 60]);
    expect(of('armure-de-plates')).toEqual([3, true, 200]);
    expect(of('bouclier-de-bois')).toEqual([1, false, 10]);
    expect(of('bouclier-d-acier')).toEqual([1, true, 15]);
    expect(items['armure-de-plates']!.encumbering).toBe(true);
    expect(items['bouclier-d-acier']!.resists).toEqual(['feu', 'acide']);
  });

  test('[HB-GEAR-03] what encumbers', () => {
    const encumbering = Object.values(items).filter((item) => item.encumbering && item.kind === 'autre');
    expect(encumbering.map(({ id }) => id)).toEqual(['coffre', 'tonneau', 'echelle', 'belier', 'statue', 'corps']);
    expect(items.corde!.encumbering).toBeUndefined();
  });

  test('[HB-GEAR-04] goods and services', () => {
    for (const id of ['torches', 'corde', 'craie', 'grappin']) expect(items[id]!.price).toBe(3);
    const prices = ['lanterne', 'outils-de-crochetage', 'materiel-d-alchimiste', 'potion'].map(
      (id) => items[id]!.price,
    );
    expect(prices).toEqual([10, 25, 75, 50]);
    expect(Object.values(services).map(({ price }) => price)).toEqual([40, 1, 3, 20, 200, 100, 200]);
    // Three heroes, one paid day.
    expect(3 * services['journee-de-confiance']!.price).toBe(9);
  });

  test('[HB-ALC-08] effects and administrations by the die', () => {
    const at = (table: Readonly<Record<string, { id: string; roll: number }>>) =>
      [1, 2, 3, 4, 5, 6].map((face) => Object.values(table).find(({ roll }) => roll === face)?.id);
    expect(at(effects)).toEqual(['medecinal', 'elements', undefined, 'colle', 'invisibilite', 'hallucinogene']);
    expect(at(administrations)).toEqual(['explosive', 'baume', undefined, 'liquide', 'fumee', 'injection']);
  });

  test('[HB-CRE-06] six talents for each attribute, one a row', () => {
    const column = (attribute: string) =>
      Object.values(talents)
        .filter((talent) => talent.attribute === attribute)
        .map(({ roll, name, tags }) => `${roll} ${name.fr} [${tags.join(', ')}]`);
    expect(column('for')).toEqual([
      '1 Athlète [nage, course, saut]',
      '2 Colosse [enfoncer, soulever]',
      '3 Endurci [froid, maladie, poison, souffle]',
      '4 Lutte [empoignade, se-liberer]',
      '5 Sapeur [creuser, demolir]',
      '6 Marcheur [marche, fatigue]',
    ]);
    expect(column('agi')).toEqual([
      '1 Discrétion [discretion]',
      '2 Escalade [escalade]',
      '3 Crochetage [serrure, piege-mecanique]',
      '4 Larcin [larcin, passe-passe]',
      '5 Acrobate [acrobatie, chute, equilibre]',
      '6 Vif [initiative, objet-non-equipe]',
    ]);
    expect(column('vol')).toEqual([
      '1 Éloquence [convaincre, negocier]',
      '2 Intimidation [provoquer, menacer]',
      '3 Meneur [rallier, commander]',
      '4 Érudition [savoir, magie, langues]',
      '5 Esprit de fer [charme, domination, effroi]',
      '6 Vigilance [guet, piege, piste]',
    ]);
    expect(Object.keys(talents)).toHaveLength(18);
  });

  test('[HB-CRE-07] six kits by the d6', () => {
    const listed = Object.values(kits).map(({ roll, name, items }) => [
      roll,
      name.fr,
      ...items.map(({ base }) => base),
    ]);
    expect(listed).toEqual([
      [1, 'Garde', 'epee', 'bouclier-de-bois', 'cuir', 'corde'],
      [2, 'Mercenaire', 'hallebarde', 'cotte-de-mailles', 'dague'],
      [3, 'Rôdeur', 'arc', 'epee-courte', 'cuir', 'corde'],
      [4, 'Filou', 'dague', 'dague', 'cuir', 'outils-de-crochetage', 'grappin'],
      [5, 'Alchimiste', 'gourdin', 'cuir', 'materiel-d-alchimiste', 'potion'],
      [6, 'Lettré', 'baton', 'lanterne', 'livre', 'parchemin'],
    ]);
    const holds = { effect: 'medecinal', detail: 'soin', administration: 'liquide' };
    expect(kits.alchimiste!.items.at(-1)!.holds).toEqual(holds);
  });
});

describe('the bestiary', () => {
  const listed = Object.values(creatures);

  test('[HB-FOE-02] the fifteen of the catalogue, two of them legendary, then ours', () => {
    const first = listed.slice(0, 15);
    expect(first.map(({ id }) => id)).toEqual([
      'rat-geant',
      'gobelin',
      'loup',
      'squelette',
      'brigand',
      'sorcier-impie',
      'araignee-geante',
      'veteran',
      'spectre',
      'ogre',
      'troll',
      'manticore',
      'bataillon-gobelin',
      'geant-des-brumes',
      'dragon-ancien',
    ]);
    expect(first.map(({ menace }) => menace)).toEqual([1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 12, 16, 30, 30, 60]);
    expect(listed.filter(({ tags }) => tags.includes('legendaire')).map(({ id }) => id)).toEqual([
      'geant-des-brumes',
      'dragon-ancien',
    ]);
    expect(listed.length).toBeGreaterThanOrEqual(16);
    for (const { for: force, agi, vol, end, armour } of listed) {
      expect(Math.max(force, agi, vol)).toBeLessThanOrEqual(18);
      expect(end).toBeLessThanOrEqual(15);
      expect(armour).toBeLessThanOrEqual(3);
    }
    const rows = first.map(({ id, size, for: force, agi, vol, end, armour, attacks, critical, tags, menace }) => {
      const arms = attacks.map(({ dice, ranges, explosive }) => `d${dice} ${ranges}${explosive ? ' explosive' : ''}`);
      return [id, size, force, agi, vol, end, armour, arms.join(' / '), critical, tags.join(' '), menace].join(' | ');
    });
    expect(rows).toEqual([
      'rat-geant | petit | 3 | 12 | 4 | 1 | 0 | d4 melee | for |  | 1',
      'gobelin | petit | 8 | 12 | 8 | 3 | 0 | d6 melee / d4 tir | for |  | 2',
      'loup | moyen | 9 | 14 | 8 | 4 | 0 | d6 melee | for | fait-tomber | 2',
      'squelette | moyen | 8 | 9 | 10 | 3 | 1 | d6 melee | for | sans-esprit sans-souffle | 3',
      'brigand | moyen | 10 | 10 | 9 | 4 | 1 | d6 melee / d6 tir | for | manoeuvres | 3',
      'sorcier-impie | moyen | 8 | 10 | 13 | 5 | 0 | d4 melee,jet | for | conjurateur-impie | 4',
      'araignee-geante | grand | 11 | 13 | 9 | 5 | 1 | d8 melee | agi | grimpe fait-tomber | 5',
      'veteran | moyen | 13 | 11 | 12 | 6 | 2 | d8 melee | for | manoeuvres | 6',
      'spectre | moyen | 8 | 12 | 14 | 8 | 2 | d8 melee | vol | immateriel sans-souffle sans-peur | 6',
      'ogre | grand | 16 | 8 | 8 | 8 | 1 | d10 melee | for |  | 7',
      'troll | grand | 17 | 9 | 10 | 10 | 2 | d10 melee | for | double-attaque | 12',
      'manticore | grand | 16 | 13 | 12 | 12 | 2 | d8 jet explosive / d8 melee | for | vole | 16',
      'bataillon-gobelin | petit | 10 | 10 | 8 | 10 | 0 | d8 melee | for | echelle-bataillon | 30',
      'geant-des-brumes | colossal | 14 | 8 | 12 | 8 | 1 | d8 melee | for | legendaire | 30',
      'dragon-ancien | colossal | 16 | 12 | 16 | 12 | 2 | d10 melee | for | legendaire vole souffle-de-feu | 60',
    ]);
    expect(creatures.manticore!.attacks.map(({ id, explosive = false }) => [id, explosive])).toEqual([
      ['dards', true],
      ['griffes', false],
    ]);
  });

  test('[HB-FOE-01] [HB-DMG-04] critical damage lowers FOR unless a block says otherwise', () => {
    const { critical: _, ...silent } = creatures.spectre!;
    expect(wholeCreature(silent).critical).toBe('for');
    expect(creatures['araignee-geante']!.critical).toBe('agi');
  });

  test('[HB-BAT-06] whoever needs a battalion has its scale', () => {
    for (const { tags, scale } of listed)
      expect(scale === 'bataillon').toBe(tags.includes('legendaire') || tags.includes('echelle-bataillon'));
  });
});

test('[HB-ATTR-03] [HB-ATTR-07] [HB-ATTR-11] each category of test has its attribute', () => {
  expect(checks['prouesse-physique']!.attribute).toBe('for');
  expect(checks.precision!.attribute).toBe('agi');
  expect(checks.esprit!.attribute).toBe('vol');
});
