import { on, scene } from '@souterrain/attention-donjon/testing';
import { cellAt } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { beatsOf, middleOf } from './beats.ts';
import { groundOf } from './ground.ts';

const ground = groundOf(on(scene({})));
const told = (...events: readonly object[]) => beatsOf(events as readonly GameEvent[], ground, { routes: true });

test('[AD1-IA-05][AD1-IA-06] a target is told with what decided, and the rule of that', () => {
  const chosen = { type: 'targetChosen', figure: 'rat-1', target: 'h1', rules: ['AD1-IA-05', 'AD1-IA-06'] };
  const because = (...labels: readonly string[]) => ({ ...chosen, why: labels.map((label) => ({ label, value: 0 })) });
  expect(told(because('effort'), because('effort', 'sante'), because())).toEqual([
    { kind: 'aim', who: 'rat-1', target: 'h1', rule: 'AD1-IA-05', why: 'critere-effort' },
    { kind: 'aim', who: 'rat-1', target: 'h1', rule: 'AD1-IA-06', why: 'critere-sante' },
    { kind: 'aim', who: 'rat-1', target: 'h1', rule: 'AD1-IA-05' },
  ]);
});

test('[AD1-IA-15] a way is told with what decided, and the rule of that', () => {
  const chosen = { type: 'pathChosen', figure: 'rat-1', to: 0, kind: 'classique', rules: ['AD1-IA-07', 'AD1-IA-15'] };
  const because = (...labels: readonly string[]) => ({ ...chosen, why: labels.map((label) => ({ label, value: 0 })) });
  expect(told(because('effort', 'zones'), because('zones', 'danger'), because())).toEqual([
    { kind: 'way', who: 'rat-1', rule: 'AD1-IA-07', why: 'chemin-zones' },
    { kind: 'way', who: 'rat-1', rule: 'AD1-IA-15', why: 'chemin-danger' },
  ]);
});

test('a walk goes square by square, a push goes straight, and being put on the board is no walk', () => {
  const [from, to] = [cellAt(0, 0), cellAt(3, 0)];
  const moved = { type: 'figureMoved', figure: 'h1', from, to, rules: [] };
  const [walk, push, ...others] = told(
    { ...moved, how: 'classique' },
    { ...moved, how: 'poussee' },
    { ...moved, how: 'arrivee' },
  );
  expect(walk).toMatchObject({
    kind: 'move',
    pushed: false,
    path: [0, 1, 2, 3].map((x) => middleOf(ground, cellAt(x, 0))),
  });
  expect(push).toMatchObject({ kind: 'move', pushed: true, path: [from, to].map((cell) => middleOf(ground, cell)) });
  expect(others).toEqual([]);
});

test('the blows of both editions are blows on the map, and what concerns nobody else is none', () => {
  expect(
    told(
      { type: 'attackDeclared', figure: 'h1', target: 'rat-1' },
      { type: 'actionDeclared', figure: 'h1', targets: ['h1'] },
      { type: 'enemyActed', figure: 'h1', by: 'rat-1' },
      { type: 'enemyActed', figure: 'h1', by: null },
      { type: 'wounded', figure: 'h1', wounds: 2 },
    ),
  ).toEqual([
    { kind: 'strike', who: 'h1', target: 'rat-1' },
    { kind: 'strike', who: 'rat-1', target: 'h1' },
    { kind: 'hurt', who: 'h1', amount: 2 },
  ]);
});
