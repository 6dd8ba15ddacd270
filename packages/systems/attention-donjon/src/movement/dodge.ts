import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import { bearingsWith, seatOf } from '@souterrain/crawl/figures';
import type { DodgeNeed, MovementEvent } from '@souterrain/crawl/movement';
import { canSpend, spend } from '@souterrain/crawl/rounds';
import { defineWords, figure, move, one } from '@souterrain/crawl/text';
import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { TRAIT_OF } from '../figures/traits.ts';
import { check } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';

const ORDINARY: Term = { label: 'esquive', value: 2, rule: 'AD1-DODGE-06' };
const DIFFICULT: Term = { label: 'esquive-difficile', value: 4, rule: 'AD1-DODGE-07' };
const EASED: Term = { label: 'esquive-sacrifice', value: 2, rule: 'AD1-DODGE-23' };

/** AD1-DODGE-01: an Esquive that is needed, with the talents that spare or ease it; true when it succeeds. */
export function* dodge(g: AD1, figure: Figure, { level }: DodgeNeed): Rule<boolean> {
  const ways = bearingsWith(g, figure).dodges.map(({ feature }) => feature.dodges!(g, level));
  // AD1-DODGE-30: items come after talents, and what they spare is every Esquive.
  const passes = ways.findLast((way) => way.passes)?.passes;
  if (passes) return settle(g, figure, passes);
  const training = (ways.find(({ sacrifice }) => sacrifice?.wins) ?? ways[0])?.sacrifice;
  const rule = training?.rule ?? 'AD1-DODGE-22';
  const wins = training?.wins ?? level === 'ordinaire';
  const paid = training && (yield* offerSacrifice(g, figure, { id: 'esquive', rule, level, otherwise: 'lancer' }));
  if (paid && wins) return settle(g, figure, { how: 'sacrifice', rule });
  const hard = ways.find((way) => way.difficulty)?.difficulty ?? (level === 'ordinaire' ? ORDINARY : DIFFICULT);
  const { success, total, difficulty } = yield* check(g, {
    who: figure,
    purpose: 'esquive', // AD1-DODGE-08: what talents and items look at.
    trait: TRAIT_OF.esquive,
    difficulty: [paid ? EASED : hard],
    seuil: false,
  });
  if (success) return settle(g, figure, { how: 'jet', rule: 'AD1-DODGE-09' });
  // AD1-DODGE-24, AD1-DODGE-25: the dice thrown are read again two lower; nothing is offered that changes nothing.
  const saves = wins || total >= difficulty - 2;
  if (training && !paid && saves) {
    const late = { id: 'esquive-ratee', rule: 'AD1-DODGE-24', level, otherwise: 'garder' } as const;
    if (yield* offerSacrifice(g, figure, late)) return settle(g, figure, { how: 'sacrifice', rule: 'AD1-DODGE-24' });
  }
  return settle(g, figure, { how: 'jet', rule: 'AD1-DODGE-10', success: false });
}

/** AD1-DODGE-25: one Action of its own turn and its standard action; true when they are given up. */
function* offerSacrifice(
  g: AD1,
  figure: Figure,
  { id, rule, level, otherwise }: { id: string; rule: RuleId; level: string; otherwise: string },
): Rule<boolean> {
  if (g.state.turn?.figure !== figure.id || !canSpend(g, figure, 'standard')) return false;
  const gives = yield* ask({
    id,
    seat: seatOf(g.state, figure),
    rule,
    params: { figure: figure.id, level },
    options: [option(otherwise, false), option('sacrifier', true)],
  });
  if (gives) spend(g, figure, 'standard');
  return gives;
}

function settle(
  g: AD1,
  figure: Figure,
  {
    how,
    rule,
    success = true,
  }: { how: Extract<MovementEvent, { type: 'dodgeSettled' }>['how']; rule: RuleId; success?: boolean },
): boolean {
  g.emit({ type: 'dodgeSettled', figure: figure.id, success, how, rules: [rule] });
  return success;
}

const DODGES = {
  fr: { ordinaire: 'Esquive, Difficulté 2', difficile: 'Esquive difficile, Difficulté 4' },
  en: { ordinaire: 'Esquive, Difficulty 2', difficile: 'difficult Esquive, Difficulty 4' },
};

export const dodgeWords = defineWords({
  prompts: {
    esquive: {
      fr: (a) => `Esquive${a.params.level === 'difficile' ? ' difficile' : ''} : comment s’en sort ${figure(a)} ?`,
      en: (a) => `${a.params.level === 'difficile' ? 'Difficult Esquive' : 'Esquive'}: how does ${figure(a)} manage?`,
    },
    'esquive-ratee': {
      fr: (a) => `Esquive ratée : ${figure(a)} sacrifie son action standard ?`,
      en: (a) => `Esquive failed: does ${figure(a)} give up the standard action?`,
    },
  },
  labels: {
    'esquive/lancer': { fr: 'Lancer les dés', en: 'Roll the dice' },
    'esquive/sacrifier': {
      fr: ({ params }) =>
        one('Sacrifier l’action standard', params.level === 'difficile' ? 'Esquive facilitée' : 'Esquive réussie'),
      en: ({ params }) =>
        one('Give up the standard action', params.level === 'difficile' ? 'an easier Esquive' : 'Esquive made'),
    },
    'esquive-ratee/garder': { fr: 'Accepter l’échec', en: 'Accept the failure' },
    'esquive-ratee/sacrifier': {
      fr: ['Sacrifier l’action standard', 'Esquive réussie'],
      en: ['Give up the standard action', 'Esquive made'],
    },
    'se-deplacer': { fr: move('Aller en', DODGES.fr), en: move('Go to', DODGES.en) },
    'pas-de-placement': {
      fr: move('Pas de placement en', DODGES.fr),
      en: move('Pas de placement to', DODGES.en),
    },
  },
});
