import type { Lines } from '@souterrain/crawl/text';
import { count, dice } from '@souterrain/crawl/text/en';
import { number, signed } from '@souterrain/words';
import type { RollEvent } from '../../rolls/events.ts';

const MODES = { ordinary: '', blessed: ' (blessed roll)', cursed: ' (cursed roll)' } as const;

const result = (success: boolean, seuil: number | undefined): string => {
  if (!success) return 'failure';
  return seuil ? `success, Seuil ${seuil}` : 'success';
};

export const rolls: Lines<RollEvent> = {
  rollAnnounced: ({ figure, target, purpose, trait, dice: n, difficulty }, tell) => {
    const what = trait === null ? tell.name(purpose) : `${tell.name(purpose)} (${tell.name(trait)})`;
    const against = target === null || purpose === 'resistance' ? '' : ` against ${tell.figure(target)}`;
    const thrown = figure === null ? dice(n) : `${tell.figure(figure)} rolls ${dice(n)}`;
    // A resistance has no Difficulty of its own.
    const aim = purpose === 'resistance' ? '' : `, Difficulty ${difficulty}`;
    return `${what}: ${thrown}${against}${aim}.`;
  },
  diceRolled: ({ faces }) => `Dice: ${faces.join(', ')}.`,
  dieRerolled: ({ from, to, kept }) => `A ${from} rolled again gives ${to}: the ${kept} is kept.`,
  gambled: ({ sixes }) => `Coup de poker: ${count(sixes, 'six', 'sixes')} gambled.`,
  rollChanged: ({ figure, by, how, with: source, value = 1 }, tell) => {
    const why = `${tell.figure(by)}, ${tell.name(source)}`;
    switch (how) {
      case 'beni':
        return figure === null ? `Blessed roll (${why}).` : `Blessed roll for ${tell.figure(figure)} (${why}).`;
      case 'maudit':
        return figure === null ? `Cursed roll (${why}).` : `Cursed roll for ${tell.figure(figure)} (${why}).`;
      case 'des':
        return `${signed(value)} ${value === 1 ? 'die' : 'dice'} (${why}).`;
      case 'difficulte':
        return `Difficulty ${signed(value)} (${why}).`;
      case 'succes':
        return `${signed(value)} ${value === 1 ? 'success' : 'successes'} (${why}).`;
    }
  },
  opposedSettled: ({ figure, target, total, resisted, success, seuil }, tell) =>
    `Opposed: ${number(total)} for ${tell.figure(figure)}, ${number(resisted)} for ${tell.figure(target)}: ${result(success, seuil)}.`,
  rollSettled: ({ purpose, mode, total, difficulty, success, seuil }) => {
    if (purpose === 'resistance') return `Total ${number(total)}${MODES[mode]}.`;
    return `Total ${number(total)} against ${difficulty}${MODES[mode]}: ${result(success, seuil)}.`;
  },
};
