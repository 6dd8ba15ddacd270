import {
  ask,
  askAll,
  askSome,
  draw,
  EngineError,
  fail,
  type GameEvent,
  type Hooks,
  type OddsSummary,
  ok,
  openWindow,
  option,
  type Rule,
  roll,
  rollOne,
  type Setup,
  type System,
  type World,
} from '@souterrain/kernel';

/** A game of nothing that stops for everything a rule can stop for. Its rules are the ids `TOY-…`. */
export interface ToyState {
  readonly variants: Readonly<Record<string, string>>;
  readonly rounds: number;
  phase: 'turn' | 'vote';
  round: number;
  turn: number;
  gold: number[];
  hands: string[][];
  pile: string[];
  shown: boolean;
}

export type ToyEvent = GameEvent &
  (
    | { readonly type: 'earned'; readonly seat: number; readonly gold: number }
    | { readonly type: 'drew'; readonly seat: number; readonly cards: readonly string[] }
    | { readonly type: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
    | { readonly type: 'shown' }
    | { readonly type: 'voted'; readonly votes: readonly string[] }
    | { readonly type: 'passedOn' }
  );

export interface ToyView {
  readonly gold: readonly number[];
  readonly hand: readonly string[];
}

type Toy = World<ToyState, ToyEvent>;

/** The one window of the toy: a roll has fallen and may be thrown again. */
interface ToyWindows {
  readonly afterRoll: { readonly seat: number; faces: readonly number[] };
}

const secondThrow: Hooks<Toy, ToyWindows> = {
  *afterRoll(g, check) {
    const again = yield* ask({
      id: 'relancer',
      seat: check.seat,
      rule: 'TOY-WINDOW',
      options: [option('passer', false), option('relancer', true)],
    });
    if (again) check.faces = yield* roll(g, { seat: check.seat, count: 2, sides: 6, rule: 'TOY-WINDOW' });
  },
};

/** What a throw is worth: gold in any case. */
const worth = (): OddsSummary => ({ prospects: [{ label: 'or', chance: 1 }], resources: [], aims: [] });

const ACTIONS = ['attendre', 'lancer', 'piocher', 'montrer', 'jeter'] as const;

function* turn(g: Toy): Rule<void> {
  const { turn: seat, pile, shown, hands, variants } = g.state;
  const hand = hands[seat]!;
  const possible = {
    attendre: true,
    lancer: true,
    piocher: pile.length > 1,
    montrer: !shown,
    jeter: hand.length > 1,
  };
  const options = ACTIONS.filter((a) => possible[a]).map((a) =>
    option<string>(a, a, a === 'lancer' ? { odds: worth } : undefined),
  );
  if (variants.panne === 'oui') options.push(option('casser', 'casser'));
  const action = yield* ask({ id: 'agir', seat, rule: 'TOY-TURN', options });
  if (action === 'attendre') g.emit({ type: 'earned', seat, gold: 1, rules: ['TOY-WAIT'] });
  if (action === 'montrer') g.emit({ type: 'shown', rules: ['TOY-SHOW'] });
  if (action === 'lancer') yield* throwDice(g, seat);
  if (action === 'piocher') {
    const cards = yield* draw(g, { seat, deck: 'pioche', from: pile, count: 2, rule: 'TOY-DRAW' });
    g.emit({ type: 'drew', seat, cards, rules: ['TOY-DRAW'] });
  }
  if (action === 'jeter') {
    const distinct = [...new Set(hand)].map((c) => option(c, c));
    const cards = yield* askSome({ id: 'defausser', seat, rule: 'TOY-DISCARD', options: distinct }, { min: 0, max: 2 });
    g.emit({ type: 'discarded', seat, cards, rules: ['TOY-DISCARD'] });
  }
  if (action === 'casser') {
    g.emit({ type: 'earned', seat, gold: 1000, rules: ['TOY-BREAK'] });
    throw new EngineError('the toy broke', { action });
  }
  g.emit({ type: 'passedOn', rules: ['TOY-TURN'] });
}

function* throwDice(g: Toy, seat: number): Rule<void> {
  const check = { seat, faces: yield* roll(g, { seat, count: 2, sides: 6, rule: 'TOY-ROLL' }) };
  yield* openWindow(g, { window: 'afterRoll', context: check, hooks: [secondThrow] });
  const bonus = yield* rollOne(g, { seat, sides: 4, rule: 'TOY-ROLL' });
  g.emit({ type: 'earned', seat, gold: bonus + check.faces[0]! + check.faces[1]!, rules: ['TOY-ROLL'] });
}

/** Every seat votes in secret; the first seat has but one vote in it, and is not asked. */
function* vote(g: Toy): Rule<void> {
  const votes = yield* askAll(
    g.state.gold.map((_, seat) => ({
      id: 'voter',
      seat,
      rule: 'TOY-VOTE' as const,
      options: (seat === 0 && g.state.round % 2 === 0 ? ['haut'] : ['haut', 'bas', 'passer']).map((v) => option(v, v)),
    })),
  );
  g.emit({ type: 'voted', votes, rules: ['TOY-VOTE'] });
}

function* endless(g: Toy): Rule<void> {
  for (;;) {
    if (g.state.variants.boucle === 'demandes') yield* rollOne(g, { seat: 0, sides: 6, rule: 'TOY-LOOP' });
    else g.emit({ type: 'earned', seat: 0, gold: 0, rules: ['TOY-LOOP'] });
  }
}

function* step(g: Toy): Rule<void> {
  const { boucle } = g.state.variants;
  if (boucle === 'pas') g.emit({ type: 'earned', seat: 0, gold: 0, rules: ['TOY-LOOP'] });
  else if (boucle !== undefined && boucle !== 'non') yield* endless(g);
  else yield* g.state.phase === 'turn' ? turn(g) : vote(g);
}

function apply({ state }: Toy, event: ToyEvent): void {
  if (event.type === 'earned') state.gold[event.seat]! += event.gold;
  else if (event.type === 'shown') state.shown = true;
  else if (event.type === 'drew') {
    state.hands[event.seat]!.push(...event.cards);
    for (const card of event.cards) state.pile.splice(state.pile.indexOf(card), 1);
  } else if (event.type === 'discarded') {
    const hand = state.hands[event.seat]!;
    for (const card of event.cards) hand.splice(hand.indexOf(card), 1);
    state.pile.push(...event.cards);
  } else if (event.type === 'passedOn') {
    if (++state.turn === state.gold.length) state.phase = 'vote';
  } else {
    event.votes.forEach((v, seat) => {
      if (v === 'haut') state.gold[seat]! += 2;
    });
    state.phase = 'turn';
    state.turn = 0;
    state.round++;
  }
}

function check(setup: Setup) {
  const named = setup.seats.findIndex((s) => s.name === '');
  return named < 0 ? ok(setup) : fail('bad-setup', { what: 'name', got: '', seat: named + 1 });
}

export const toy: System<ToyState, ToyEvent, ToyView> = {
  id: 'joujou',
  version: '1',
  seats: { min: 1, max: 3 },
  choices: [{ id: 'couleur', rule: 'TOY-SEAT', values: ['rouge', 'bleu'] }],
  variants: [
    { id: 'panne', rule: 'TOY-BREAK', values: ['non', 'oui'] },
    { id: 'boucle', rule: 'TOY-LOOP', values: ['non', 'demandes', 'evenements', 'pas'] },
  ],
  decks: ['pioche'],
  setup: ({ seats, variants }) => ({
    variants,
    rounds: 4,
    phase: 'turn',
    round: 1,
    turn: 0,
    gold: seats.map(() => 0),
    hands: seats.map(() => []),
    pile: ['as', 'as', 'roi', 'dame', 'valet', 'dix'],
    shown: false,
  }),
  world: (base) => base,
  step,
  apply,
  outcome: ({ round, rounds, gold }) => {
    if (round <= rounds) return undefined;
    const best = Math.max(...gold);
    return { id: 'fin', winners: gold.flatMap((g, seat) => (g === best ? [seat] : [])), scores: gold.slice() };
  },
  // Cards are drawn in secret, and thrown away before everybody.
  tell: (event, _state, seat) =>
    event.type === 'drew' && event.seat !== seat ? { ...event, cards: event.cards.map(() => '') } : event,
  view: ({ state: { gold, hands } }, seat) => ({ gold, hand: seat === undefined ? [] : hands[seat]! }),
  reveals: (event) => event.type === 'shown',
  check,
};
