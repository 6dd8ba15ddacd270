import { type C50State, cinquanteEtages } from '@souterrain/cinquante-etages';
import { given } from '@souterrain/cinquante-etages/testing';
import { wordsOf } from '@souterrain/cinquante-etages/text';
import { worldOf } from '@souterrain/kernel';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { board } from './cinquante-etages.ts';

const words = wordsOf(cinquanteEtages.content);

const MAP = '........\n.#~^....\n..cfm...\n........\n........\n........\n........\n.......>';

const draw = (state: C50State, { lang = 'fr', names = ['Aline'] }: { lang?: 'fr' | 'en'; names?: string[] } = {}) =>
  board(cinquanteEtages.view(worldOf(cinquanteEtages, state), 0), {
    system: cinquanteEtages,
    lang,
    colours: pc.createColors(false),
    company: { names },
    words: words[lang],
  });

test('every square has its shape, creatures have letters, a lone hero is @', () => {
  const rows = draw(given({ map: MAP, heroes: [{ at: [0, 1] }], creatures: [{ id: 'gobelin', at: [5, 0] }] })).split(
    '\n',
  );
  expect(rows[0]).toMatch(/^Étage 1 · tour /);
  expect(rows[1]).toMatch(/^ {4}a b c d e f g h {4}@ Aline \(Guerrier\) PV 14\/14$/);
  expect(rows[3]).toMatch(/^ 1│ · · · · · A · · │/);
  expect(rows[4]).toMatch(/^ 2│ @██ ≈ \^ · · · · │/);
  expect(rows[5]).toMatch(/^ 3│ · · ■ ♥ \$ · · · │/);
  expect(rows[10]).toMatch(/^ 8│ · · · · · · · > │/);
});

test('beside the map: who carries what, the creatures, the guardian and the signs present', () => {
  const heroes = [
    { gold: 12, weapons: ['massue', 'massue'] as ['massue', 'massue'], scrolls: ['foudre'] as ['foudre'] },
  ];
  const drawn = draw(given({ map: MAP, heroes, creatures: [{ id: 'gobelin', at: [5, 0] }] }), { lang: 'en' });
  expect(drawn).toContain('FOR 1  AGI 1  END 1  INT 1  CHA 0  gold 12');
  expect(drawn).toMatch(/Club ×2, .*scroll/i);
  expect(drawn).toContain('A Goblin PV 5');
  expect(drawn).toMatch(/> Goblin PV \d+ \(guardian\)/);
  expect(drawn).toContain('≈ web  ^ trap  ■ chest  ♥ fountain  $ merchant  > stairs');
});

test('several heroes are numbered, and one who is not on the floor says where', () => {
  const heroes = [{ at: [0, 0] as [number, number] }, { at: [1, 0] as [number, number] }, { status: 'dead' as const }];
  const drawn = draw(given({ map: MAP, heroes }), { names: ['Aline', 'Bruno', 'Chloé'] });
  expect(drawn).toMatch(/ 1│ 1 2 · /);
  expect(drawn).toMatch(/3 Chloé \(Guerrier\) PV \d+\/14 mort/);
});

test('of two heroes on one square, the one who plays is shown', () => {
  const state = given({ map: MAP, heroes: [{ at: [0, 0] }, { at: [0, 0] }] });
  expect(draw({ ...state, active: 0 }, { names: ['Aline', 'Bruno'] })).toMatch(/ 1│ 1 · · /);
  expect(draw({ ...state, active: 1 }, { names: ['Aline', 'Bruno'] })).toMatch(/ 1│ 2 · · /);
});

test('[C50-Q-07] what was never in sight is drawn as unknown', () => {
  const state = given({ map: MAP, heroes: [{ at: [0, 0] }] }, { fog: 'on' });
  expect(draw(state)).toContain(' ? ? ? ?');
  expect(draw(given({ map: MAP, heroes: [{ at: [0, 0] }] }))).not.toContain('?');
});
