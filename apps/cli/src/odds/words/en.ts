import { decimal } from '@souterrain/words';
import { words } from '@souterrain/words/odds/en';
import { insteadEn } from '../../words/instead.ts';
import { helpEn } from './help-en.ts';
import type { OddsCommandWords } from './words.ts';

const spelt = (value: number): string => decimal(value, { lang: 'en' });

export const en: OddsCommandWords = {
  ...words,
  help: helpEn,
  unknownQuestion: (name, meant) => `Unknown question: "${name}".${insteadEn(meant)}`,
  spread: (mean, deviation) => `mean ${spelt(mean)}, standard deviation ${spelt(deviation)}`,
  figure: (label, value) => `${label}: ${value}.`,
  described: ({ label, low, high, mean }) => `${label}: from ${low} to ${high}, ${spelt(mean)} on average.`,
  plotted: (path) => `plot written to ${path}`,
  nothingToPlot: 'This question has no plot: leave --plot out.',

  fractionHead: 'fraction',
  asFigures: 'Chances are asked in figures: no pack changes them.',
  longFractions: 'Some fractions are too long to be shown here. Option --json writes them.',
  lacking: {
    endless: 'Exploding dice may explode without end: their chances are no finite sum. Leave --exact out.',
    heavy: 'Too many operations for fractions. Throw fewer dice or leave --exact out.',
    'endless-poker':
      'Coups de poker may follow one another without end: their chances are no finite sum. With --exact, --poker never is needed.',
    'low-pv': (most) => `With --exact, --pv and --creature-pv go up to ${most}.`,
    fractions: (question) => `The question "${question}" has no answer in fractions. Leave --exact out.`,
  },
};
