import { figureOf, type Handlers } from '@souterrain/crawl';
import type { TalentEvent } from './events.ts';
import { SERVANT } from './servant.ts';

export const talentHandlers: Handlers<TalentEvent> = {
  servantSummoned(g, { figure, servant, cell }) {
    const { sante } = g.content.profileNamed(SERVANT);
    g.state.figures.push({
      id: servant,
      profile: SERVANT,
      hero: null,
      camp: figureOf(g.state, figure).camp,
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
    g.state.next += 1;
  },
};
