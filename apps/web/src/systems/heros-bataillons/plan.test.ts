import { herosBataillons } from '@souterrain/heros-bataillons';
import { Game } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { draftIn, isDrawing, linksIn } from './plan.ts';

/** An MJ who draws a map: what is picked, then what the map reads as. */
function drawing(...picks: readonly string[]) {
  const seats = ['mj', 'garance'].map((heros) => ({ name: heros, choices: { heros } }));
  const started = Game.start(herosBataillons, { seed: 'plan', seats, variants: { mode: 'table' } });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  for (const pick of ['ouvrir-une-scene', 'libre-ruine', 'plan-a-dessiner', 'valider', ...picks]) {
    const answered = game.answer({ seq: game.seq, seat: 0, picks: [pick] });
    if (!answered.ok) throw new Error(`${pick}: ${JSON.stringify(answered.fault)}`);
  }
  return game;
}

test('the map being drawn is read from what may be changed, and is the one that is opened', () => {
  const strokes = [
    'trois-zones-en-triangle',
    'ajouter-une-zone',
    'separer-a-c',
    'relier-a-d',
    'ouvrir-une-issue-a',
    'obscurcir-d',
    'poser-couvert-b',
  ];
  const game = drawing(...strokes);
  const decision = game.open[0]!;
  expect(isDrawing(decision)).toBe(true);
  const draft = draftIn(decision);
  expect(linksIn(decision.options, 'relier').map(({ from, to }) => from + to)).toEqual(['ac', 'bd']);
  game.answer({ seq: game.seq, seat: 0, picks: ['valider'] });
  const { zones, links } = game.view(0).scene!;
  expect(draft.zones).toEqual(zones);
  expect(new Set(draft.links.map(({ from, to }) => from + to))).toEqual(
    new Set(links.map(({ from, to }) => from + to)),
  );
});

test('a first map is one zone', () => {
  expect(draftIn(drawing().open[0]!)).toMatchObject({ zones: [{ id: 'a', exit: false, lit: true }], links: [] });
});
