import { profileNamed } from '@souterrain/crawl/figures/profile';
import type { Handlers } from '@souterrain/crawl/handlers';
import { figureOf } from '@souterrain/crawl/state';
import type { TalentEvent } from './events.ts';
import { SERVANT } from './servant.ts';

export const talentHandlers: Handlers<TalentEvent> = {
  servantSummoned(state, { figure, servant, cell }) {
    const { sante } = profileNamed(state, SERVANT);
    state.figures.push({
      id: servant,
      profile: SERVANT,
      hero: null,
      camp: figureOf(state, figure).camp,
      // It has no initiative of its own.
      group: null,
      status: 'plateau',
      cell,
      sante,
      santeMax: sante,
      reactions: 1,
      marks: [],
      used: { tour: [], round: [], scenario: [] },
      guards: [],
    });
    state.next += 1;
  },
};
