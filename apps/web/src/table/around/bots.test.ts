import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { referencePolicy } from '@souterrain/cinquante-etages/reference';
import { Game, type OfferedDecision, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { botsWith } from './bots.ts';

const bots = (...seats: readonly number[]) => botsWith(referencePolicy, seats);

const start = (dice: 'seeded' | 'physical') => {
  const seats = ['guerrier', 'mage'].map((classe) => ({ name: classe, choices: { classe } }));
  const started = Game.start(cinquanteEtages, { seed: 'place-vide', seats, variants: {}, dice });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return started.value as unknown as Game;
};

test('a bot answers for its own seats alone, and the game goes on', () => {
  const game = start('seeded');
  let answered = 0;
  for (let n = 0; n < 200 && !game.outcome; n++) {
    const asked = bots(0).question(game) ?? game.open[0]!;
    if (asked.seat === 0) answered++;
    expect(bots(1).question(game) === undefined).toBe(asked.seat === 0);
    const picks = bots(0, 1)
      .picks(game, asked)
      .map(({ id }) => id);
    expect(game.answer({ seq: game.seq, seat: asked.seat, picks }).ok).toBe(true);
  }
  expect(answered).toBeGreaterThan(10);
});

test('taking back a decision takes back what bots answered after it', () => {
  const game = start('seeded');
  const answer = () => {
    const asked = game.open[0]!;
    const picks = bots(0, 1)
      .picks(game, asked)
      .map(({ id }) => id);
    game.answer({ seq: game.seq, seat: asked.seat, picks });
  };
  while (game.open[0]!.seat === 0) answer();
  const asked = game.history.length;
  while (game.open[0]!.seat === 1) answer();
  expect(game.history.length).toBeGreaterThan(asked);
  const back = game.undo(1, { agreed: true });
  if (!back.ok) throw new Error('a table that agrees may go back');
  const unwound = bots(1).unwound(back.value, true);
  expect(unwound.open[0]!.seat).toBe(0);
});

test('with real dice people throw them for a bot too', () => {
  const game = start('physical');
  for (let n = 0; n < 50 && game.open[0]!.id !== 'lancer-les-des'; n++) {
    const asked = game.open[0]!;
    game.answer({ seq: game.seq, seat: asked.seat, picks: [asked.options[0]!.id] });
  }
  expect(game.open[0]!.id).toBe('lancer-les-des');
  expect(bots(0, 1).question(game)).toBeUndefined();
});

test('a bot that knows no choice of several takes as few as it may', () => {
  const options = ['a', 'b', 'c'].map((id) => option(id, id));
  const decision: OfferedDecision = {
    kind: 'ask',
    id: 'x',
    seat: 0,
    rule: 'TOY-01',
    prompt: 'x',
    options,
    min: 2,
    max: 3,
  };
  const plain = botsWith({ choose: () => 0 }, [0]);
  expect(plain.picks({ world: undefined as never }, decision).map(({ id }) => id)).toEqual(['a', 'b']);
});
