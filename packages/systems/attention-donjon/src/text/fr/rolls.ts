import type { Lines } from '@souterrain/crawl/text';
import { count, de, dice } from '@souterrain/crawl/text/fr';
import { number, signed } from '@souterrain/words';
import type { RollEvent } from '../../rolls/events.ts';

const MODES = { ordinary: '', blessed: ' (jet béni)', cursed: ' (jet maudit)' } as const;

const result = (success: boolean, seuil: number | undefined): string => {
  if (!success) return 'raté';
  return seuil ? `réussi, Seuil ${seuil}` : 'réussi';
};

export const rolls: Lines<RollEvent> = {
  rollAnnounced: ({ figure, target, purpose, trait, dice: n, difficulty }, tell) => {
    const what = trait === null ? tell.name(purpose) : `${tell.name(purpose)} (${tell.name(trait)})`;
    const against = target === null || purpose === 'resistance' ? '' : ` contre ${tell.figure(target)}`;
    const thrown = figure === null ? dice(n) : `${tell.figure(figure)} lance ${dice(n)}`;
    // A resistance has no Difficulty of its own.
    const aim = purpose === 'resistance' ? '' : `, Difficulté ${difficulty}`;
    return `${what} : ${thrown}${against}${aim}.`;
  },
  diceRolled: ({ faces }) => `Dés : ${faces.join(', ')}.`,
  dieRerolled: ({ from, to, kept }) => `Un ${from} relancé donne ${to} : le ${kept} est gardé.`,
  gambled: ({ sixes }) => `Coup de poker : ${count(sixes, 'six remis', 'six remis')} en jeu.`,
  rollChanged: ({ figure, by, how, with: source, value = 1 }, tell) => {
    const why = `${tell.figure(by)}, ${tell.name(source)}`;
    switch (how) {
      case 'beni':
        return figure === null ? `Jet béni (${why}).` : `Jet ${de(tell.figure(figure))} béni (${why}).`;
      case 'maudit':
        return figure === null ? `Jet maudit (${why}).` : `Jet ${de(tell.figure(figure))} maudit (${why}).`;
      case 'des':
        return `${signed(value)} ${value > 1 ? 'dés' : 'dé'} (${why}).`;
      case 'difficulte':
        return `Difficulté ${signed(value)} (${why}).`;
      case 'succes':
        return `${signed(value)} succès (${why}).`;
    }
  },
  opposedSettled: ({ figure, target, total, resisted, success, seuil }, tell) =>
    `Opposition : ${number(total)} pour ${tell.figure(figure)}, ${number(resisted)} pour ${tell.figure(target)} : ${result(success, seuil)}.`,
  rollSettled: ({ purpose, mode, total, difficulty, success, seuil }) => {
    if (purpose === 'resistance') return `Total ${number(total)}${MODES[mode]}.`;
    return `Total ${number(total)} contre ${difficulty}${MODES[mode]} : ${result(success, seuil)}.`;
  },
};
