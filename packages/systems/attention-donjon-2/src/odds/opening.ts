import { type Figure, type FigureId, figureOf } from '@souterrain/crawl';
import { actionsOf, spend } from '@souterrain/crawl/rounds';
import { copy, type Decision, type Option, type Rule } from '@souterrain/kernel';
import type { Throwing } from '@souterrain/odds/attention-donjon-2';
import type { AD2Event } from '../events.ts';
import { fortuneOf, mayRethrow } from '../jets/count.ts';
import type { Purpose } from '../jets/purpose.ts';
import type { AD2 } from '../world/ad2.ts';

/** An action of a figure, and what is picked on the way to its Jet. */
interface Way {
  readonly figure: FigureId;
  readonly action: string;
  readonly picks: readonly string[];
}

/** A Jet about to be made, with every modifier of the position. */
export interface Opening extends Way {
  readonly purpose: Purpose;
  /** Whom its action was declared against. */
  readonly targets: readonly FigureId[];
  readonly throwing: Throwing;
  readonly added: number;
  readonly difficulty: number;
}

const MOST_OPENINGS = 60;

/** The Jets that an action may begin with, one for each way to choose before it; none where it throws no dice. */
export function openingsOf(g: AD2, figure: Figure, action: string): readonly Opening[] {
  const openings: Opening[] = [];
  const ways: Way[] = [{ figure: figure.id, action, picks: [] }];
  for (let way = ways.pop(); way && openings.length < MOST_OPENINGS; way = ways.pop()) {
    const reached = follow(g, way);
    if (reached === undefined) continue;
    if ('throwing' in reached) openings.push(reached);
    else for (const { id } of freeIn(reached)) ways.push({ ...way, picks: [...way.picks, id] });
  }
  return openings;
}

/** AD2-XSYL-05, AD2-XIMP-02, AD2-XTRA-03: what costs nothing but the Coup de poker; anything else is kept for later. */
const FREE: readonly string[] = ['passer', 'savoir-partage', 'debrouillard', 'tir-applique'];

const freeIn = ({ id, options }: Decision): readonly Option[] =>
  id === 'avant-le-jet' ? options.filter((o) => FREE.includes(o.id)) : options;

/** As a turn takes it, cost included. */
export function* take(g: AD2, { figure, action }: Way): Rule<void> {
  const who = figureOf(g.state, figure);
  const taken = actionsOf(g, who).find(({ id }) => id === action);
  if (!taken) return;
  spend(g, who, taken.type);
  yield* taken.run(g, who);
}

/** Runs an action on a copy of the game up to the dice of its Jet, or to the first choice that no pick answers. */
function follow(g: AD2, way: Way): Opening | Decision | undefined {
  // A board is replaced, never changed: what was worked out of it serves every copy.
  const state = { ...copy(g.state), board: g.state.board };
  const changes: string[] = [];
  let targets: readonly FigureId[] = [];
  let opening: Opening | undefined;
  const onEvent = (event: AD2Event): void => {
    if (event.type === 'actionDeclared') targets = event.targets;
    if (event.type === 'jetChanged') changes.push(event.how);
    if (event.type === 'jetAnnounced') opening ??= openingAt(there, event, { ...way, targets, changes });
  };
  const there = g.over(state, { onEvent }) as AD2;
  const rule = take(there, way);
  const picks = [...way.picks];
  let turn = rule.next();
  while (!opening && !turn.done) {
    const request = turn.value;
    if (request.kind !== 'ask') return undefined;
    const pick = picks.shift();
    if (pick === undefined) return request;
    turn = rule.next(request.options.find(({ id }) => id === pick)!);
  }
  return opening;
}

type Announced = Extract<AD2Event, { type: 'jetAnnounced' }>;

function openingAt(
  g: AD2,
  { figure, purpose, attribute, dice, added, difficulty }: Announced,
  { changes, ...way }: Way & Pick<Opening, 'targets'> & { readonly changes: readonly string[] },
): Opening {
  const who = figureOf(g.state, figure);
  const [beni, maudit] = [changes.includes('beni'), changes.includes('maudit')];
  const fortune = fortuneOf(g, { who, beni, maudit });
  const throwing: Throwing = {
    dice,
    blessed: beni,
    cursed: maudit,
    lucky: fortune.tempsFort || fortune.beniState,
    unlucky: fortune.mauditState,
    rethrow: mayRethrow(g, { who, attribute }),
    poker: changes.includes('poker-interdit') ? 'never' : changes.includes('poker-force') ? 'always' : 'optimal',
  };
  return { ...way, purpose, throwing, added, difficulty };
}
