import { expect, test } from 'vitest';
import { answer, startToy } from '../testing/toy-table.ts';
import { option } from './decision.ts';
import type { OddsSummary } from './odds.ts';
import { offer } from './offer.ts';

const summary: OddsSummary = { prospects: [{ label: 'or', chance: 1 }], resources: [], aims: [] };

test('an offered question is plain JSON: neither what the rule receives nor how chances are worked out is in it', () => {
  const secret = { trap: 'fosse' };
  const options = [
    option('ouvrir', secret, { odds: () => summary, at: { door: 'p1' } }),
    option('partir', secret, { params: { pas: 2 } }),
  ];
  const asked = {
    kind: 'ask',
    id: 'porte',
    seat: 1,
    rule: 'TOY-TURN',
    prompt: 'porte',
    options,
    min: 1,
    max: 1,
  } as const;
  const offered = offer(asked, { seq: 7, together: false });
  expect(offered).toEqual({
    seq: 7,
    id: 'porte',
    seat: 1,
    rule: 'TOY-TURN',
    prompt: 'porte',
    options: [
      { id: 'ouvrir', label: 'ouvrir', at: { door: 'p1' }, weighed: true },
      { id: 'partir', label: 'partir', params: { pas: 2 } },
    ],
    min: 1,
    max: 1,
  });
  expect(JSON.parse(JSON.stringify(offered))).toEqual(offered);
  expect(JSON.stringify(offered)).not.toContain('fosse');
});

test('a game offers what is open, with the number the answer must carry', () => {
  const game = startToy(2);
  answer(game, 'attendre');
  expect(game.offered).toMatchObject([{ seq: 1, id: 'agir', seat: 1 }]);
  expect(game.offered[0]).not.toHaveProperty('secret');
  answer(game, 'attendre', 'bas');
  // The first seat has answered in secret: the second does not see it, and both answers will carry the same number.
  expect(game.offered).toMatchObject([{ seq: 2, id: 'voter', seat: 1, secret: true }]);
});

test('chances are asked for by the number of the question, and only while it is open', () => {
  const game = startToy(1);
  const asked = { seq: 0, seat: 0 };
  expect(game.odds(asked, 'attendre')).toBeUndefined();
  expect(game.odds({ ...asked, seq: 1 }, 'lancer')).toBeUndefined();
  expect(game.odds(asked, 'lancer')).toEqual({ prospects: [{ label: 'or', chance: 1 }], resources: [], aims: [] });
  answer(game, 'lancer');
  expect(game.odds(asked, 'lancer')).toBeUndefined();
});

test('what is answered aloud is no secret, though several are asked at once', () => {
  const options = [option('oui', true), option('non', false)];
  const asked = { kind: 'ask', id: 'q', seat: 0, rule: 'TOY-VOTE', prompt: 'q', options, min: 1, max: 1 } as const;
  expect(offer(asked, { seq: 0, together: true })).toHaveProperty('secret', true);
  const aloud = offer({ ...asked, aloud: true }, { seq: 0, together: true });
  expect(aloud).not.toHaveProperty('secret');
  expect(aloud).not.toHaveProperty('aloud');
});

test('an option that works out what it says of itself is offered as it reads', () => {
  class Door {
    readonly value = null;
    get id() {
      return 'ouvrir';
    }
    get label() {
      return 'porte';
    }
    get params() {
      return { pas: 2 };
    }
  }
  const asked = {
    kind: 'ask',
    id: 'q',
    seat: 0,
    rule: 'TOY-ASK',
    prompt: 'q',
    options: [new Door()],
    min: 1,
    max: 1,
  } as const;
  expect(offer(asked, { seq: 0, together: false }).options).toEqual([
    { id: 'ouvrir', label: 'porte', params: { pas: 2 } },
  ]);
});
