import { ask, option, type Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import { seatOf } from '../../beings/seats.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { masterOf } from '../table.ts';
import { FAVOURS } from './position.ts';

/** Asked once a turn. */
export const ASKED = 'faveur-demandee';

/** HB-GM-04: a player asks for a position of favour and says why; the MJ grants it or not. */
export function* askFavour(g: HB, being: Being): Rule<void> {
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
