import { attack, type CheckOdds, check, opposed, type Roll, search } from '@souterrain/odds/attention-donjon';
import { distributionJson, spreadJson } from './distribution.ts';
import { byPlay, type Play, playFigures, successes } from './plays.ts';
import type { Answers } from './system.ts';
import type { OddsWords } from './words/words.ts';

const MOST_ADVICE = 40;

/** What to gamble, where gambling is worth it. */
function adviceNotes(words: OddsWords, { advice }: CheckOdds): string[] {
  const told = advice.filter(({ gamble }) => gamble > 0).map((one) => `  ${words.gamble(one)}`);
  return told.length === 0 || told.length > MOST_ADVICE ? [] : ['', words.advice, ...told];
}

export const answers: Answers<'attention-donjon'> = {
  check(given, words) {
    const plays = byPlay(given.poker, (poker) => check({ ...given, poker }));
    const odds = plays[given.poker];
    return {
      title: words.titles['attention-donjon check'],
      figures: playFigures(words, plays),
      series: [{ label: words.total, distribution: odds.distribution }],
      notes: adviceNotes(words, odds),
      json: {
        success: odds.success,
        byPoker: successes(plays),
        distribution: distributionJson(odds.distribution),
        ...spreadJson(odds.distribution),
        advice: odds.advice,
      },
    };
  },

  opposed({ attacker, defender, minimum, blessed, cursed, defenderBlessed, defenderCursed, poker }, words) {
    const against = (play: Play) => {
      const striking: Roll = { dice: attacker, blessed, cursed, poker: play };
      const holding: Roll = { dice: defender, blessed: defenderBlessed, cursed: defenderCursed, poker: play };
      return opposed({ attacker: striking, defender: holding, minimum });
    };
    const plays = byPlay(poker, against);
    const odds = plays[poker];
    return {
      title: words.titles['attention-donjon opposed'],
      figures: playFigures(words, plays),
      series: [{ label: words.attackerTotal, distribution: odds.attacker }],
      notes: [words.bothSides],
      json: {
        success: odds.success,
        byPoker: successes(plays),
        distribution: distributionJson(odds.attacker),
        ...spreadJson(odds.attacker),
      },
    };
  },

  attack({ dice, difficulty, damageDice, endurance, sante, shaken, aim, poker }, words) {
    const { lost, ...odds } = attack({
      attack: { dice, difficulty, poker },
      damage: { dice: damageDice, endurance, poker },
      target: { sante, shaken },
      aim,
    });
    return {
      title: words.titles['attention-donjon attack'],
      figures: [
        [`${words.hit} (${words.byPoker[poker]})`, words.chance(odds.hit)],
        [words.affected, words.chance(odds.affected)],
        [words.killed, words.chance(odds.killed)],
      ],
      series: [{ label: words.lost, distribution: lost }],
      notes: [],
      json: { ...odds, distribution: distributionJson(lost) },
    };
  },

  search(given, words) {
    const odds = search(given);
    const { found, two, cards } = odds;
    return {
      title: words.titles['attention-donjon search'],
      figures: [
        [`${words.found} (${words.byPoker[given.poker]})`, words.chance(found)],
        [words.two, words.chance(two)],
      ],
      series: [{ label: words.cards, distribution: { low: 0, chances: Float64Array.of(1 - found, found - two, two) } }],
      notes: [],
      json: { found, two, cards },
    };
  },
};
