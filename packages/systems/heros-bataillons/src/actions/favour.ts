import { ask, option, type Rule } from '@souterrain/kernel';
import { gain } from '../beings/marks.ts';
import { seatOf } from '../beings/seats.ts';
import { FAVOURS } from '../master/prompts/position.ts';
import { masterOf, mayRequest } from '../master/table.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

export const favour = defineAction({
  id: 'demander-une-faveur',
  place: 101,
  free: true,
  name: { fr: 'demander une faveur', en: 'ask for a favour' },
  names: { accorder: { fr: 'accorder', en: 'grant' } },
  words: {
    fr: {
      prompts: {
        'raison-de-faveur': (a) => `Pourquoi une faveur pour ${a.of('being')} ?`,
        'accorder-la-faveur': (a) => `Faveur pour ${a.of('being')} (${a.of('reason')}) : accordée ?`,
      },
    },
    en: {
      prompts: {
        'raison-de-faveur': (a) => `Why a favour for ${a.of('being')}?`,
        'accorder-la-faveur': (a) => `Favour for ${a.of('being')} (${a.of('reason')}): granted?`,
      },
    },
  },
  offer(g, being, into) {
    if (mayRequest(g.state, being) && !g.state.combat!.turn!.acted && !hasMark(being, ASKED))
      into.push(asking(g, being, null));
  },
});

const asking = actionTo<null>({ id: 'demander-une-faveur', kind: 'libre', rule: 'HB-GM-04', run: askFavour });

/** Asked once a turn. */
const ASKED = 'faveur-demandee';

/** HB-GM-04: a player asks for a position of favour and says why; the MJ grants it or not. */
function* askFavour(g: HB, being: Being): Rule<void> {
  const seat = seatOf(g.state, being);
  const options = FAVOURS.map((id) => option(id, id));
  const reason = yield* ask({ id: 'raison-de-faveur', seat, rule: 'HB-GM-04', params: { being: being.id }, options });
  const granted = yield* ask({
    id: 'accorder-la-faveur',
    seat: masterOf(g.state),
    rule: 'HB-GM-04',
    params: { being: being.id, reason, delay: g.state.table.delay },
    options: [option('refuser', false), option('accorder', true)],
  });
  const judged = granted ? 'faveur' : 'neutre';
  g.emit({ type: 'positionJudged', being: being.id, judged, reasons: [reason], rules: ['HB-GM-04'] });
  const until = { in: 'turn', of: being.id, begun: true } as const;
  gain(g, being, { mark: { id: ASKED, until }, rules: ['HB-GM-04'] });
  if (granted) gain(g, being, { mark: { id: 'faveur', until }, rules: ['HB-GM-04'] });
}
