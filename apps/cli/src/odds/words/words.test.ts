import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OddsCommandWords } from './words.ts';

/** Every sentence of the command alone, its holes filled as they really are. */
function sentences({ help, lacking, ...words }: OddsCommandWords): string[] {
  const { questions, flags, ...rest } = help;
  return [
    ...Object.values(rest),
    ...Object.values(questions),
    ...Object.values(flags),
    words.unknownQuestion('chek', { meant: 'check' }),
    words.unknownQuestion('zz', { known: ['check', 'duel'] }),
    words.spread(-1.5, 2),
    words.figure('a', 'b'),
    words.described({ label: 'a', low: -2, high: 3, mean: 1 }),
    words.plotted('a.svg'),
    words.nothingToPlot,
    words.fractionHead,
    words.longFractions,
    words.asFigures,
    lacking.endless,
    lacking.heavy,
    lacking['endless-poker'],
    lacking['low-pv'](100),
    lacking.fractions('cinquante-etages duel'),
  ];
}

describe('the French of chances', () => {
  const all = sentences(fr).map((text) => text.replace(/>= <= > < =|3d6!/g, '').replace(/ {2,}.*/g, ''));

  test('has its no-break spaces: thin before ! ? ; and % and wide before :', () => {
    expect(all.filter((text) => / [!?;:»]|« |\d %/.test(text))).toEqual([]);
    expect(all.filter((text) => /[a-zé)»][!?;]/.test(text))).toEqual([]);
  });

  test('has curly apostrophes', () => {
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
  });
});

test('no sentence of either language is empty or has a hole', () => {
  for (const words of [fr, en])
    expect(sentences(words).filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
});
