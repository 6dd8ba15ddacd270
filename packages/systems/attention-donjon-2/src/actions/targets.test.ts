import { describe, expect, test } from 'vitest';
import { offered } from '../../testing/combat.ts';
import { framed, ROW } from '../../testing/groups.ts';
import { on } from '../../testing/index.ts';
import { performing, plain } from '../../testing/jets.ts';
import { fallen, type GivenCreature, type GivenHero, type Scene, scene } from '../../testing/scene.ts';
import { attackOf, targetsOf } from '../combat/attacks.ts';
import type { CreatureEntry } from '../content/types/creature.ts';
import { lineOf } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { enemiesWithin } from './targets.ts';

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
    const creatures = attentionDonjon2.content.creatures as Record<string, CreatureEntry>;
    creatures.spectral = { ...attentionDonjon2.content.creatures.ogre!, id: 'spectral', immunities: ['magie'] };
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

  /** The zones of a row A-B-C-D, seen from A, where a line finds an enemy to touch. */
  const chain = (mode: string, drawing = ROW) => {
    const state = scene({ ...among(plain, [2, 2], [5, 0], [8, 2], [11, 0]), drawing });
    const line = lineOf(`${mode} Force 5 : Sonné`);
    return enemiesWithin(on(state), state.figures[0]!, line)
      .map(({ id }) => 'ABCD'[Number(id.at(-1)) - 1])
      .join('');
  };
  /** The same row, a wall between A and the rest but for a door out of sight. */
  const WALLED = framed('aaa.bbcccddd', 'aaa.bbcccddd', 'aaabbbcccddd');

  test('[AD2-NOT-11] DST n: the zones in sight at most n away; DST alone is DST 1', () => {
    const given = among(mage('rugissement'), [3, 0], [6, 0]);
    expect(offered(given, 'rugissement')).toEqual(['rugissement-homme-rat-1']);
    expect(['DST 0', 'DST', 'DST 1', 'DST 2'].map((mode) => chain(mode))).toEqual(['A', 'AB', 'AB', 'ABC']);
    expect(chain('DST 2', WALLED)).not.toContain('B');
    // 0 is the zone itself, in sight: contact across its border is not enough, nor is what a pillar hides.
    const found = (mode: string, drawing: string, at: readonly [number, number]) => {
      const state = scene({ ...among({ ...plain, at: [2, 0] }, at), drawing });
      return enemiesWithin(on(state), state.figures[0]!, lineOf(`${mode} Force 5 : Sonné`)).length;
    };
    expect([found('DST 0', ROW, [3, 0]), found('DST 1', ROW, [3, 0]), found('CAC', ROW, [3, 0])]).toEqual([0, 1, 1]);
    const PILLAR = framed('aaaaa', 'aa.aa', 'aaaaa');
    expect([found('DST 0', PILLAR, [2, 2]), found('DST 0', PILLAR, [4, 0])]).toEqual([0, 1]);
  });

  test('[AD2-NOT-11] [AD2-NOT-12] so it is for a monster: neither DST 0 nor AUR 0 reaches across the border', () => {
    const reached = (mode: string, at: readonly [number, number], drawing = ROW) => {
      const state = scene({ drawing, heroes: [{ ...plain, at }], creatures: [{ id: 'ogre', at: [2, 0] }] });
      const [hero, ogre] = state.figures;
      return targetsOf(on(state), ogre!, attackOf(lineOf(`${mode} Agilité 5 (Sonné/-)`))).includes(hero!);
    };
    const MODES = ['CAC', 'DST 0', 'DST', 'AUR', 'AUR 1'];
    expect(MODES.map((mode) => reached(mode, [3, 0]))).toEqual([true, false, true, false, true]);
    expect(MODES.map((mode) => reached(mode, [0, 2]))).toEqual(Array(5).fill(true));
    const PILLAR = framed('aaaaa', 'aa.aa', 'aaaaa');
    expect(['DST 0', 'AUR 0'].map((mode) => reached(mode, [2, 2], PILLAR))).toEqual([false, true]);
  });

  test('[AD2-NOT-12] AUR 0: the zone of the actor alone, even against contact', () => {
    const wave = (at: readonly [number, number]) =>
      offered(among(mage('deferlante-arcanique', [2, 0]), at), 'deferlante-arcanique').length;
    expect([wave([0, 2]), wave([3, 0])]).toEqual([1, 0]);
  });

  test('[AD2-NOT-12] AUR n: every zone at most n away, seen or not', () => {
    expect(['AUR', 'AUR 0', 'AUR 1', 'AUR 2'].map((mode) => chain(mode))).toEqual(['A', 'A', 'AB', 'ABC']);
    expect(chain('AUR 1', WALLED)).toBe('AB');
  });
});
