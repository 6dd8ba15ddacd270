import { Game, type Pack, Prng, packHash, playOut, SeededChance } from '@souterrain/kernel';
import { goldenOf, playAtRandom } from '@souterrain/kernel/testing';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { cinquanteEtages, createSystem } from '../system.ts';
import { wordsOf } from '../text/index.ts';
import { SHIPPED } from './index.ts';

/** A pack as a compiler gives it. */
function packOf(entries: Record<string, readonly { readonly id: string }[]>): Pack {
  const about = { id: 'menagerie', version: '1.0.0' };
  const byId = Object.entries(entries).map(([kind, all]) => [
    kind,
    Object.fromEntries(all.map((one) => [one.id, one])),
  ]);
  const pack = { ...Object.fromEntries(byId), pack: about };
  return { ...pack, pack: { ...about, hash: packHash(pack) } };
}

const HYDRA = {
  id: 'hydre',
  band: 'bande-1',
  characteristic: 'agi',
  car: 0,
  pv: 3,
  damage: 0,
  atk: -3,
  armour: 0,
  gold: 99,
  gender: 'f',
  elided: true,
  name: { fr: 'hydre', en: 'hydra' },
} as const;
const SICKLE = {
  id: 'faucille',
  category: 'courte',
  rank: 1,
  damage: 3,
  price: 20,
  gender: 'f',
  name: { fr: 'faucille', en: 'sickle' },
} as const;
const MENAGERIE = packOf({ creatures: [HYDRA], weapons: [SICKLE] });
const system = createSystem([...SHIPPED, MENAGERIE]);

test('the same packs give the same system, others another', () => {
  expect(createSystem(SHIPPED)).toBe(cinquanteEtages);
  expect(createSystem([...SHIPPED, packOf({ creatures: [HYDRA], weapons: [SICKLE] })])).toBe(system);
  expect(system).not.toBe(cinquanteEtages);
  expect(cinquanteEtages.content.creatures.hydre).toBeUndefined();
  expect([cinquanteEtages.carried, system.carried]).toEqual([[], [MENAGERIE]]);
});

test('[C50-CRE-03] a creature of one’s own is met in its band, and called by its name', () => {
  const met = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const state = system.setup({ seats: [{ name: 'Ana', choices: {} }], variants: {} });
    playOut(system, state, {
      chance: new SeededChance(Prng.seeded(`menagerie ${game}`, 'game')),
      policy: { choose: () => 0 },
      onEvent: (event) => {
        if (event.type === 'floorOpened') for (const { id } of Object.values(event.floor.creatures)) met.add(id);
      },
    });
  }
  expect([...met].sort()).toEqual(['chauve-souris', 'gobelin', 'hydre', 'rat-geant', 'squelette']);
  const words = wordsOf(system.content);
  const creature = { ...HYDRA, car: 0 };
  const line = LANGS.map((lang) =>
    words[lang].event(
      { type: 'fightStarted', seat: 0, kind: 'square', creature, rules: ['C50-CBT-01'] },
      { names: ['Ana'] },
    ),
  );
  expect(line).toEqual(['Ana tombe sur une hydre (AGI 0, 3 PV).', 'Ana runs into a hydra (AGI 0, 3 PV).']);
});

test('what takes the place of an entry of the game is played instead of it', () => {
  const paper = {
    ...cinquanteEtages.content.creatures.gobelin!,
    pv: 1,
    name: { fr: 'gobelin de papier', en: 'paper goblin' },
  };
  const other = createSystem([...SHIPPED, packOf({ creatures: [paper] })]);
  expect(other.content.bands[0]!.ordinary).toEqual(cinquanteEtages.content.bands[0]!.ordinary);
  expect(other.content.creatures.gobelin!.pv).toBe(1);
  expect(wordsOf(other.content).fr.term('gobelin', undefined)).toBe('Gobelin de papier');
});

test('a game played with a pack of one’s own is saved with it and plays on', () => {
  const setup = { seats: [{ name: 'Ana', choices: {} }], variants: {}, seed: 'gardee' };
  const game = playAtRandom(system, setup);
  const save = game.save();
  expect(save.carried).toEqual([MENAGERIE]);
  const again = Game.start(system, setup);
  if (!again.ok) throw new Error(JSON.stringify(again.fault));
  expect(again.value.follow(game.log)).toBeUndefined();
  expect(goldenOf(again.value)).toEqual(goldenOf(game));
});
