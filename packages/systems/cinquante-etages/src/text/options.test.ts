import type { Decision } from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { type Given, play } from '../../testing/index.ts';
import { cinquanteEtages } from '../system.ts';
import type { Variants } from '../variants.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(cinquanteEtages.content);

const company = { names: ['Aldric', 'Mathilde'] };

/** What the game waits for, in both languages: the prompt, then each option with its hint. */
function shown(what: Given, script: { dice: number[]; decisions?: string[] }, variants: Partial<Variants> = {}) {
  const decision = play(what, script, variants).stop as Decision;
  return LANGS.map((lang) => [
    words[lang].prompt(decision, company),
    ...decision.options.map((o) => {
      const { label, hint } = words[lang].option(decision, o, company);
      return hint === undefined ? label : `${label} (${hint})`;
    }),
  ]);
}

test('a direction says its last square and the points a wall leaves', () => {
  expect(shown({ heroes: [{ at: [2, 3] }] }, { dice: [6] })).toEqual([
    [
      'Aldric a 6 points à dépenser\u00A0: vers où\u202F?',
      'Nord, jusqu’en c1 (puis rebond, 3 points)',
      'Est, jusqu’en h4 (puis rebond, 1 point)',
      'Sud, jusqu’en c8 (puis rebond, 2 points)',
      'Ouest, jusqu’en a4 (puis rebond, 4 points)',
    ],
    [
      'Aldric has 6 points to spend: which way?',
      'North, to c1 (then off the wall, 3 points)',
      'East, to h4 (then off the wall, 1 point)',
      'South, to c8 (then off the wall, 2 points)',
      'West, to a4 (then off the wall, 4 points)',
    ],
  ]);
});

const floorOf = (...rows: readonly string[]) => [...rows, ...Array<string>(8).fill('........')].slice(0, 8).join('\n');

test('a direction says where a web ends it', () => {
  expect(shown({ map: floorOf('..~.....') }, { dice: [2] })[0]!.slice(1)).toEqual([
    'Est, jusqu’en b1 (puis la toile, le dernier point est perdu)',
    'Sud, jusqu’en a3',
  ]);
  expect(shown({ map: floorOf('~.......'), heroes: [{ at: [1, 1] }] }, { dice: [1] })[1]!.at(-1)).toBe(
    'North-west, against the web (the last point is lost)',
  );
});

test('in the fog a direction says its first square only', () => {
  expect(shown({}, { dice: [4] }, { fog: 'on' })).toEqual([
    ['Aldric a 4 points à dépenser\u00A0: vers où\u202F?', 'Est, par b1', 'Sud, par a2'],
    ['Aldric has 4 points to spend: which way?', 'East, by b1', 'South, by a2'],
  ]);
});

test('an attack shows the value rolled and the damage', () => {
  const what: Given = {
    heroes: [{ classe: 'rodeur', for: 3, agi: 2, int: 1, scrolls: ['foudre'], sureStepUsed: true }],
    creatures: [{ id: 'orque', at: [1, 0] }],
  };
  expect(shown(what, { dice: [2], decisions: ['est'] })).toEqual([
    [
      'Échange 1 contre l’orque\u00A0: que fait Aldric\u202F?',
      'Dague (AGI 2, 2 dégâts)',
      'Fronde (AGI 2, 2 dégâts, riposte à moitié)',
      'Parchemin de Foudre (INT 3, 11 dégâts, usage unique)',
      'Mains nues (FOR 3, 0 dégât)',
    ],
    [
      'Exchange 1 against the orc: what does Aldric do?',
      'Dagger (AGI 2, damage 2)',
      'Sling (AGI 2, damage 2, half damage back)',
      'Scroll of Lightning (INT 3, damage 11, one use)',
      'Bare hands (FOR 3, damage 0)',
    ],
  ]);
});

test('a merchant shows prices', () => {
  const what: Given = {
    floor: 5,
    map: floorOf('.m......'),
    heroes: [{ gold: 30, weapons: ['rapiere'], potions: [], armours: [] }],
  };
  const [fr, en] = shown(what, { dice: [2], decisions: ['est'] });
  expect(fr).toEqual(
    expect.arrayContaining([
      'Le marchand déballe ses affaires\u202F; Aldric a 30 pièces d’or.',
      'Acheter une potion de soin (10 or, +10 PV)',
      'Acheter une massue (20 or, 4 dégâts)',
      'Acheter un cuir (30 or, armure 2)',
      'Acheter un parchemin d’Étincelle (20 or, rang 1)',
      'Acheter un parchemin de Fumée (15 or)',
      'Vendre la rapière (17 or)',
    ]),
  );
  expect(en).toEqual(
    expect.arrayContaining([
      'Buy leather armour (30 gold, armour 2)',
      'Sell the rapier (17 gold)',
      'Buy a targe (15 gold)',
    ]),
  );
});
