import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, Game, option, readSave, type System } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contextOf } from '../context.ts';
import type { Playable } from '../systems.ts';
import { autosaveIn } from './autosave.ts';
import { finish } from './finish.ts';
import { Sitting } from './sitting.ts';

/** A toy with one question, one of whose answers breaks its rule. */
const system: System<{ done: boolean }> = {
  id: 'piege',
  version: '1',
  seats: { min: 1, max: 1 },
  choices: [],
  variants: [],
  decks: [],
  setup: () => ({ done: false }),
  *step({ emit }) {
    const options = [option('finir', true), option('casser', false)];
    if (!(yield* ask({ id: 'choix', seat: 0, rule: 'TOY-ASK-01', options }))) throw new Error('cassé');
    emit({ type: 'ended', rules: ['TOY-END-01'] });
  },
  world: (base) => base,
  apply({ state }) {
    state.done = true;
  },
  outcome: ({ done }) => (done ? { id: 'fin', winners: [0], scores: [1] } : undefined),
  view: () => undefined,
};

const said = {
  prompt: () => 'Choix',
  option: (_, { id }) => ({ label: id }),
  event: ({ type }) => type,
  outcome: ({ id }) => `Résultat ${id}`,
} as Partial<SystemWords> as SystemWords;
const playable: Playable = {
  system,
  words: { fr: said, en: said },
  board: () => '',
  packs: () => Promise.reject(new Error('no pack is read')),
  cases: () => Promise.reject(new Error('none')),
};

function started() {
  const folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const context = { ...contextOf('fr', { NO_COLOR: '1' }), print, say: print };
  const game = Game.start(system, { seats: [{ name: 'A', choices: {} }], variants: {}, seed: 's' });
  if (!game.ok) throw new Error(game.fault.code);
  const path = join(folder, 'a.json');
  const sitting = new Sitting(game.value as Game, playable, {
    context,
    autosave: autosaveIn({ path, lock: undefined, text: undefined }),
  });
  return { folder, path, sitting, printed, context };
}

const decisionsIn = (path: string) => {
  const read = readSave(readFileSync(path, 'utf8'));
  return read.ok ? read.value.decisions : read.fault.code;
};

test('a finished game tells its result and how to see it again', () => {
  const { sitting, path, printed, context } = started();
  expect(sitting.take('1')).toBe(false);
  expect(sitting.open).toBeUndefined();
  expect(finish(sitting, path, { playable, context })).toBe(0);
  expect(printed).toEqual(['ended', 'Résultat fin', expect.stringContaining(`souterrain replay ${path}`)]);
});

test('the chances are told when they are asked for, and nothing is decided', () => {
  const { sitting, printed } = started();
  expect(sitting.take('o')).toBe(false);
  expect(printed).toEqual(['Aucun de ces choix n’a de chances à montrer.']);
  expect(sitting.game.history).toEqual([]);
});

test('a rule that breaks ends the sitting: the game stays as it was, a report holds the decision', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { folder, sitting, path, context } = started();
  expect(sitting.take('casser')).toBe(true);
  const report = join(folder, 'a-rapport.json');
  expect(() => finish(sitting, path, { playable, context })).toThrow(report);
  expect([decisionsIn(path), decisionsIn(report)]).toEqual([[], ['casser']]);
});
