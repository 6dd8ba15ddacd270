import type { Decision } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { foe, type GivenBeing, inFight, play, strikes } from '../../testing/index.ts';
import { herosBataillons } from '../system.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(herosBataillons.content);

/** What the question says of suffering a blow of 7. */
function told(hero: GivenBeing, critical: 'for' | 'agi' = 'for'): readonly (string | undefined)[] {
  const given = { heroes: [{ ...hero, hero: { chance: 1 } }], foes: [foe({ dice: [8] }, { critical })] };
  const { asked } = play(inFight(given), (g) => strikes(g, { by: 'e1', at: ['h1'] }), {
    dice: [7],
    decisions: ['depenser-chance'],
  });
  const decision = asked[0] as unknown as Decision;
  const said = [words.fr, words.en].map((spoken) => spoken.option(decision, decision.options[0]!, { names: ['Aude'] }));
  return said.map(({ hint }) => hint?.replaceAll('\u00A0', ' '));
}

test('[HB-CHA-05] the question shows what would be left: END 0, FOR 0, dead', () => {
  expect(told({ armour: 1, values: { end: 2, for: 4 } })).toEqual([
    '6 dégâts : END 0, FOR 0, mort',
    '6 damage: END 0, FOR 0, dead',
  ]);
});

test('[HB-CHA-05] and nothing of death where nobody dies; the attribute that is struck is named', () => {
  expect(told({ values: { end: 9 } })).toEqual(['7 dégâts : END 2, FOR 10', '7 damage: END 2, FOR 10']);
  expect(told({ values: { end: 2 } }, 'agi')[0]).toBe('7 dégâts : END 0, AGI 5, FOR 10');
});
