import { decimal, quoted, WIDE } from '@souterrain/words';
import { words } from '@souterrain/words/odds/fr';
import { insteadFr } from '../../words/instead.ts';
import { helpFr } from './help-fr.ts';
import type { OddsCommandWords } from './words.ts';

const spelt = (value: number): string => decimal(value, { lang: 'fr' });

export const fr: OddsCommandWords = {
  ...words,
  help: helpFr,
  unknownQuestion: (name, meant) => `Question inconnue${WIDE}: ${quoted(name)}.${insteadFr(meant)}`,
  spread: (mean, deviation) => `moyenne ${spelt(mean)}, écart type ${spelt(deviation)}`,
  figure: (label, value) => `${label}${WIDE}: ${value}.`,
  described: ({ label, low, high, mean }) => `${label}${WIDE}: de ${low} à ${high}, ${spelt(mean)} en moyenne.`,
  plotted: (path) => `graphique écrit dans ${path}`,
  nothingToPlot: `Cette question n’a pas de graphique${WIDE}: retirez --plot.`,

  fractionHead: 'fraction',
  asFigures: `Les chances se demandent en chiffres${WIDE}: aucun contenu n’y change rien.`,
  longFractions: 'Des fractions sont trop longues pour être montrées ici. Option --json pour les lire.',
  lacking: {
    endless: `Des dés qui explosent peuvent le faire sans fin${WIDE}: leurs chances ne sont pas une somme finie. Retirez --exact.`,
    heavy: 'Trop d’opérations pour des fractions. Lancez moins de dés ou retirez --exact.',
    'endless-poker': `Les Coups de poker peuvent se suivre sans fin${WIDE}: leurs chances ne sont pas une somme finie. Avec --exact, il faut --poker never.`,
    'low-pv': (most) => `Avec --exact, --pv et --creature-pv vont jusqu’à ${most}.`,
    fractions: (question) => `La question ${quoted(question)} n’a pas de réponse en fractions. Retirez --exact.`,
  },
};
