import { goldenCrawls } from '@souterrain/crawl/testing/suites';
import { expect, test } from 'vitest';
import { attentionDonjon2 } from './index.ts';

const game = goldenCrawls(attentionDonjon2);

test('golden games: the same seeds and the same choices end in the states they always ended in', () => {
  const four = ['griffonne', 'gregor', 'oriane', 'la-shein'];
  expect({
    'la-citerne': game('la-citerne', 'premier', four.slice(0, 3)),
    'le-temple-aux-mille-ecailles': game('le-temple-aux-mille-ecailles', 'premier', four),
    'le-nid': game('le-nid', 'premier', ['gregor', 'la-shein']),
    'jusqu-a-l-aube, en campagne': game('jusqu-a-l-aube', 'premier', ['la-shein'], { campagne: 'oui' }),
    'la-captive': game('la-captive', 'premier', ['griffonne', 'oriane']),
    'les-profondeurs': game('les-profondeurs', 'premier', four),
    'heros nouveaux': game('la-citerne', 'deuxieme', ['nouveau', 'nouveau', 'nouveau']),
    'donjon au hasard': game('hasard', 'premier', ['gregor', 'griffonne', 'la-shein']),
    'autres lectures': game('le-nid', 'deuxieme', four, { pokerChain: 'chain', autoReserve: 'no', dodgeCount: 'all' }),
  }).toMatchInlineSnapshot(`
    {
      "autres lectures": {
        "decisions": 203,
        "events": 1277,
        "hash": "ed5d40c467ac5fdc",
        "outcome": "defaite",
      },
      "donjon au hasard": {
        "decisions": 356,
        "events": 1401,
        "hash": "76fe258962e8c7d1",
        "outcome": "defaite",
      },
      "heros nouveaux": {
        "decisions": 187,
        "events": 898,
        "hash": "766f2d983fd10175",
        "outcome": "defaite",
      },
      "jusqu-a-l-aube, en campagne": {
        "decisions": 23,
        "events": 438,
        "hash": "612468f60554266d",
        "outcome": "defaite",
      },
      "la-captive": {
        "decisions": 215,
        "events": 2058,
        "hash": "4c3345509e42b89a",
        "outcome": "defaite",
      },
      "la-citerne": {
        "decisions": 278,
        "events": 1936,
        "hash": "f7c364a3ef38436a",
        "outcome": "defaite",
      },
      "le-nid": {
        "decisions": 125,
        "events": 1222,
        "hash": "33c4d7a15d9473b3",
        "outcome": "defaite",
      },
      "le-temple-aux-mille-ecailles": {
        "decisions": 265,
        "events": 2142,
        "hash": "550404f45ab46922",
        "outcome": "defaite",
      },
      "les-profondeurs": {
        "decisions": 458,
        "events": 3682,
        "hash": "e8a73ab288debe8c",
        "outcome": "defaite",
      },
    }
  `);
});
