import { describe, expect, test } from 'vitest';
import { offered } from '../../testing/combat.ts';
import { ROW } from '../../testing/groups.ts';
import { performing, plain } from '../../testing/jets.ts';
import { fallen, type GivenCreature, type GivenHero, type Scene } from '../../testing/scene.ts';
import { CREATURES } from '../content/index.ts';
import type { CreatureEntry } from '../content/types/creature.ts';

const EQUALS: readonly GivenCreature[] = [
  { id: 'pretre-homme-serpent', at: [1, 0] },
  { id: 'spectre', at: [2, 0] },
];

describe('what keeps an effect away', () => {
  /** Whom a line reaches besides the priest, of the same Volonté 6 as the wraith that no fear moves. */
  const touched = (effects: string, decisions: string[] = []) =>
    performing({ heroes: [plain], creatures: [...EQUALS] }, `Vigueur Volonté : ${effects} [Cible supplémentaire]`, {
      on: ['pretre-homme-serpent-1'],
      dice: [[6, 1]],
      decisions: ['garder', ...decisions],
    }).value.affected.map(({ id }) => id);
  const BOTH = ['pretre-homme-serpent-1', 'spectre-1'];

  test('[AD2-XFEL-05] [AD2-EFF-11] whoever is immune to the whole of a line is no extra target', () => {
    expect(touched('Secoué')).toEqual(['pretre-homme-serpent-1']);
    expect(touched('Empoisonné')).toEqual(['pretre-homme-serpent-1']);
    expect(touched('Sonné', ['acheter-1'])).toEqual(BOTH);
  });

  test('[AD2-XFEL-05] [AD2-EFF-11] one effect, or one side, that nothing keeps away is enough', () => {
    expect(touched('Secoué & Sonné', ['acheter-1'])).toEqual(BOTH);
    expect(touched('Secoué | Sonné', ['effet-2', 'acheter-1'])).toEqual(BOTH);
  });
});

describe('whom a line may be aimed at', () => {
  const mage = (talent: string, at: readonly [number, number] = [0, 0]): GivenHero => ({
    ...plain,
    at,
    talents: [talent],
    traits: { savoir: 3, arcane: 0 },
  });
  const among = (hero: GivenHero, ...at: readonly (readonly [number, number])[]): Scene => ({
    drawing: ROW,
    heroes: [hero],
    creatures: at.map((place) => ({ id: 'homme-rat', at: place })),
  });

  test('[AD2-ORDRE-03] nobody who is dead', () => {
    const given = among(mage('rugissement'), [1, 1], [2, 1]);
    expect(offered(given, 'rugissement')).toEqual(['rugissement-homme-rat-1', 'rugissement-homme-rat-2']);
    expect(offered(fallen(given, 'homme-rat-1'), 'rugissement')).toEqual(['rugissement-homme-rat-2']);
  });

  test('[AD1-ETAT-07] nobody immune to Magie, where the line is of that tag', ({ onTestFinished }) => {
    const creatures = CREATURES as Record<string, CreatureEntry>;
    creatures.spectral = { ...CREATURES.ogre!, id: 'spectral', immunities: ['magie'] };
    onTestFinished(() => {
      delete creatures.spectral;
    });
    const facing = (talent: string) =>
      offered({ heroes: [mage(talent)], creatures: [{ id: 'spectral', at: [1, 1] }] }, talent).length;
    expect([facing('decharge-arcanique'), facing('rugissement')]).toEqual([0, 1]);
  });

  test('[AD2-NOT-10] CAC: the zone of the actor, and whoever is in contact beyond it', () => {
    const given = among(mage('decharge-arcanique', [2, 0]), [0, 2], [3, 0], [3, 2]);
    expect(offered(given, 'decharge-arcanique')).toEqual([
      'decharge-arcanique-homme-rat-1',
      'decharge-arcanique-homme-rat-2',
    ]);
  });

  test('[AD2-NOT-11] DST 1: the next zone, not the one after', () => {
    const given = among(mage('rugissement'), [3, 0], [6, 0]);
    expect(offered(given, 'rugissement')).toEqual(['rugissement-homme-rat-1']);
  });

  test('[AD2-NOT-12] AUR 0: the zone of the actor alone, even against contact', () => {
    const wave = (at: readonly [number, number]) =>
      offered(among(mage('deferlante-arcanique', [2, 0]), at), 'deferlante-arcanique').length;
    expect([wave([0, 2]), wave([3, 0])]).toEqual([1, 0]);
  });
});
