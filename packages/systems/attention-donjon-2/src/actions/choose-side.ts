import { defineWords, one } from '@souterrain/crawl/text';
import { ask, option, type Rule, type SeatId } from '@souterrain/kernel';
import { type Effect, type Effects, printEffects } from '../notation/index.ts';
import { effect } from '../text/effects-in-words.ts';

/** AD2-NOT-21: where effects are alternatives the roller picks one. */
export const chooseSide = (effects: Effects, seat: SeatId): Rule<readonly Effect[]> =>
  ask({
    id: 'quel-effet',
    seat,
    rule: 'AD2-NOT-21',
    options: effects.map((joined, i) =>
      option(`effet-${i + 1}`, joined, { label: 'effet', params: { effect: printEffects([joined]) } }),
    ),
  });

/** AD2-ENN-06: all that the only side joins; AD2-ENN-05: nothing for a dash. Undefined where a side is chosen. */
export const onlySide = (effects: Effects): readonly Effect[] | undefined =>
  effects.length > 1 ? undefined : (effects[0] ?? NONE);

const NONE: readonly Effect[] = [];

export const sideWords = defineWords({
  prompts: {
    'quel-effet': {
      fr: ({ who }) => `${who} choisit un effet : lequel ?`,
      en: ({ who }) => `${who} chooses an effect: which one?`,
    },
  },
  labels: { effet: (o) => one(effect(o)) },
});
