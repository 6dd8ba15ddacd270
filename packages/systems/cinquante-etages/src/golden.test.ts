import { goldenOf, playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { CLASS_IDS } from '../testing/content.ts';
import { cinquanteEtages } from './system.ts';

const game = (seed: string, classes: readonly string[]) =>
  goldenOf(
    playAtRandom(cinquanteEtages, {
      seats: classes.map((classe, i) => ({ name: `J${i + 1}`, choices: { classe } })),
      variants: {},
      seed,
    }),
  );

test('golden games: the same seeds and the same choices end in the states they always ended in', () => {
  const seeds = ['premier', 'deuxieme', 'troisieme'];
  const alone = seeds.flatMap((seed) => CLASS_IDS.map((classe) => [`${seed} ${classe}`, game(seed, [classe])]));
  const four = game('quatre', ['guerrier', 'rodeur', 'mage', 'guerrier']);
  expect(Object.fromEntries([...alone, ['quatre joueurs', four]])).toMatchInlineSnapshot(`
    {
      "deuxieme guerrier": {
        "decisions": 63,
        "events": 326,
        "hash": "e9a46fb8d4d1e146",
        "outcome": "defaite",
      },
      "deuxieme mage": {
        "decisions": 63,
        "events": 326,
        "hash": "340245962b5ab2d7",
        "outcome": "defaite",
      },
      "deuxieme rodeur": {
        "decisions": 54,
        "events": 328,
        "hash": "390987aea144c4c5",
        "outcome": "defaite",
      },
      "premier guerrier": {
        "decisions": 43,
        "events": 261,
        "hash": "0b7280d7cb61737a",
        "outcome": "defaite",
      },
      "premier mage": {
        "decisions": 76,
        "events": 407,
        "hash": "b3acb12b17e5b7b0",
        "outcome": "defaite",
      },
      "premier rodeur": {
        "decisions": 14,
        "events": 71,
        "hash": "46a14094c72e6358",
        "outcome": "defaite",
      },
      "quatre joueurs": {
        "decisions": 451,
        "events": 1828,
        "hash": "f6929b3c5107cf9e",
        "outcome": "defaite",
      },
      "troisieme guerrier": {
        "decisions": 106,
        "events": 539,
        "hash": "4a2b7b856af520d6",
        "outcome": "defaite",
      },
      "troisieme mage": {
        "decisions": 23,
        "events": 120,
        "hash": "d15cf5bc70fd5245",
        "outcome": "defaite",
      },
      "troisieme rodeur": {
        "decisions": 70,
        "events": 320,
        "hash": "d55c56319979ef66",
        "outcome": "defaite",
      },
    }
  `);
});
