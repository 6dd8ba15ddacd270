import { lossOf } from '../src/damage/loss.ts';
import { addedOf, diceOf, gambled, PLAIN, thrown, verdictOf } from '../src/rolls/index.ts';
import { type FigureVector, figureVectors } from './vectors.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const facesOf = (value: unknown): number[] => (Array.isArray(value) ? value : []);

/** A roll vector played: the dice must be as many as the pool says. */
function rolled({ given }: FigureVector): object {
  const { attr, skill, diff, dice, bonusD, bonusS, cap, poker } = given;
  const count = diceOf({
    attribute: numberOf(attr),
    changes: [numberOf(bonusD)],
    ...(typeof cap === 'number' && { cap }),
  });
  const first = thrown(facesOf(dice));
  if (first.standing.length !== count) throw new Error(`${count} dice are thrown, not ${first.standing.length}`);
  const { best, base, reussites, used, result, success, surplus } = verdictOf(
    poker === undefined ? first : gambled(first, facesOf(poker)),
    {
      added: addedOf(numberOf(skill), [numberOf(bonusS)]),
      difficulty: numberOf(diff),
      fortune: {
        ...PLAIN,
        tempsFort: given.tf === true,
        beniState: given.beniState === true,
        mauditState: given.mauditState === true,
        beni: given.beni === true,
        maudit: given.maudit === true,
      },
    },
  );
  return { best, base, R: reussites, used, result, success, surplus };
}

const suffered = ({ given }: FigureVector): object => ({
  perte: lossOf({
    dommages: numberOf(given.dommages),
    armure: numberOf(given.armure),
    perforation: numberOf(given.perforation),
    direct: given.direct === true,
    failed: given.echec === true,
    cancelled: numberOf(given.annule),
  }),
});

const PLAYED = { roll: rolled, damage: suffered };

/** The vectors of a rule played, and what it says of each. */
export const played = (id: string, kind: 'roll' | 'damage'): object[] => figureVectors(id, kind).map(PLAYED[kind]);
export const foretold = (id: string, kind: 'roll' | 'damage'): object[] =>
  figureVectors(id, kind).map(({ expected }) => expected);
