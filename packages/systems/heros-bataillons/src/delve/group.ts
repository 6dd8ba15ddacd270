import { ask, askAll, type Option, option, type Question, type Rule, type SeatId } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

export const ableHeroes = ({ beings }: HBState): Being[] =>
  beings.filter(({ kind, status, side }) => kind === 'heros' && side === 'heros' && status === 'present');

type GroupQuestion<T> = Omit<Question<T>, 'seat'>;

/** A choice of the leader alone. */
export const askLeader = <T>({ state }: HB, question: GroupQuestion<T>): Rule<T> =>
  ask({ ...question, seat: state.delve!.leader });

/** HB-SOLO-22: the leader answers; another seat may object once a room, and then all vote. `binds` says what concerns all. */
export function* askGroup<T>(g: HB, question: GroupQuestion<T>, binds: (value: T) => boolean = always): Rule<T> {
  const { leader, objected } = g.state.delve!;
  const value = yield* askLeader(g, question);
  if (question.options.length === 1 || !binds(value)) return value;
  const chosen = question.options.find((one) => one.value === value)!;
  const seats = seatsOf(g.state);
  const others = seats.filter((seat) => seat !== leader && !objected.includes(seat));
  const answers = yield* askAll(
    others.map((seat) => ({
      id: 'objecter',
      seat,
      rule: 'HB-SOLO-22' as const,
      params: { decision: question.id, choice: chosen.id },
      aloud: true,
      options: [option('accepter', false), option('objecter', true)],
    })),
  );
  const against = others.filter((_, i) => answers[i]);
  if (against.length === 0) return value;
  for (const seat of against) g.emit({ type: 'objected', seat, rules: ['HB-SOLO-22'] });
  const options = question.options.map((one): Option<Option<T>> => ({ ...one, value: one }));
  const votes = yield* askAll(seats.map((seat) => ({ ...question, id: `vote-${question.id}`, seat, options })));
  const choice = majority(votes, votes[seats.indexOf(leader)] ?? chosen);
  g.emit({ type: 'voted', votes: votes.map(({ id }) => id), choice: choice.id, rules: ['HB-SOLO-22'] });
  return choice.value;
}

const always = (): boolean => true;

/** HB-SOLO-22: the most votes; the leader breaks ties. */
function majority<T>(votes: readonly Option<T>[], leaders: Option<T>): Option<T> {
  const count = (one: Option<T>) => votes.filter(({ id }) => id === one.id).length;
  return votes.reduce((best, one) => (count(one) > count(best) ? one : best), leaders);
}

/** Seats whose hero can act, in order. */
function seatsOf(state: HBState): SeatId[] {
  const seats: SeatId[] = [];
  for (const { seat } of ableHeroes(state)) if (seat !== null && !seats.includes(seat)) seats.push(seat);
  return seats;
}

/** HB-SOLO-22: after every room, the seat of the next living hero. */
export function passLead(g: HB): void {
  const seats = seatsOf(g.state);
  const { leader } = g.state.delve!;
  const next = seats.find((seat) => seat > leader) ?? seats[0];
  if (next !== undefined && next !== leader) g.emit({ type: 'leaderChanged', seat: next, rules: ['HB-SOLO-22'] });
}
