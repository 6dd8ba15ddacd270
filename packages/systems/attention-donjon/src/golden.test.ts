import { goldenCrawls } from '@souterrain/crawl/testing/suites';
import { expect, test } from 'vitest';
import { attentionDonjon } from './index.ts';

const game = goldenCrawls(attentionDonjon);

test('golden games: the same seeds and the same choices end in the states they always ended in', () => {
  const four = ['rhaska', 'octavie', 'borlin', 'sylmara'];
  expect({
    'le-nid': game('le-nid', 'premier', four.slice(0, 3)),
    'jusqu-a-l-aube, en campagne': game('jusqu-a-l-aube', 'premier', ['hedwil'], { campagne: 'oui' }),
    'la-captive': game('la-captive', 'premier', ['octavie', 'sylmara']),
    'les-profondeurs': game('les-profondeurs', 'premier', four),
    'heros nouveaux': game('le-nid', 'deuxieme', ['nouveau', 'nouveau', 'nouveau']),
    'donjon au hasard': game('hasard', 'premier', ['rhaska', 'borlin', 'hedwil']),
    'autres lectures': game('le-nid', 'deuxieme', four, { pokerBatch: 'anytime', attackMargin: 'yes', xpRate: 'fast' }),
  }).toMatchInlineSnapshot(`
    {
      "autres lectures": {
        "decisions": 209,
        "events": 1122,
        "hash": "2cf7fbd43ef20764",
        "outcome": "defaite",
      },
      "donjon au hasard": {
        "decisions": 385,
        "events": 3416,
        "hash": "e02518fa181b75b1",
        "outcome": "defaite",
      },
      "heros nouveaux": {
        "decisions": 185,
        "events": 752,
        "hash": "1e614d19c9e215ae",
        "outcome": "defaite",
      },
      "jusqu-a-l-aube, en campagne": {
        "decisions": 33,
        "events": 590,
        "hash": "6f5aec9bea508715",
        "outcome": "defaite",
      },
      "la-captive": {
        "decisions": 186,
        "events": 1269,
        "hash": "ffe6d529d0129427",
        "outcome": "defaite",
      },
      "le-nid": {
        "decisions": 169,
        "events": 1612,
        "hash": "df37bb1a94b49ba6",
        "outcome": "defaite",
      },
      "les-profondeurs": {
        "decisions": 600,
        "events": 4305,
        "hash": "d12092ac3caa14bf",
        "outcome": "unfinished",
      },
    }
  `);
});
