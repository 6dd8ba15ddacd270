import fc from 'fast-check';
import { type Action, CORE, type Effect, type Effects, type Quantity } from '../src/notation/index.ts';

const all = <T>(...values: T[]) => fc.constantFrom(...values);
const idsOf = (shape: string): string[] =>
  [...CORE.effects.values()].filter((name) => name.shape === shape).map(({ id }) => id);

const sign = all('+' as const, '-' as const);
const variable = all('X' as const, 'Y' as const, 'Z' as const);
const term = fc.oneof(fc.nat(20), variable);
const dice = fc.record({ count: fc.integer({ min: 1, max: 4 }), sides: all(2, 3, 4, 6, 8, 10, 12, 20) });
const quantity: fc.Arbitrary<Quantity> = fc.oneof(term, dice);

const amount = fc.record({
  sign: fc.option(sign),
  first: quantity,
  rest: fc.array(fc.record({ sign, term: quantity }), { maxLength: 2 }),
});

const difficulty = fc
  .record({
    first: fc.oneof(all('defense' as const, 'reflexes' as const, 'physique' as const, 'volonte' as const), term),
    rest: fc.array(fc.record({ sign, term }), { maxLength: 2 }),
  })
  .filter(({ first, rest }) => first !== 0 || rest.length > 0);

const simple: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('valued' as const), id: all(...idsOf('valued')), amount }),
  fc.record({
    kind: fc.constant('state' as const),
    id: all(...idsOf('state')),
    rounds: fc.option(fc.integer({ min: 1, max: 9 })),
  }),
  fc.record({ kind: fc.constant('plain' as const), id: all(...idsOf('plain')) }),
  fc.record({ kind: fc.constant('removal' as const), removed: all('soignable', ...idsOf('state')) }),
  fc.record({ kind: fc.constant('dice' as const), sign, dice: fc.nat(3) }),
);

const choice = (effect: fc.Arbitrary<Effect>): fc.Arbitrary<Effects> =>
  fc.array(fc.array(effect, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });

const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 5, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('extra-target' as const), effects: fc.option(choice(simple)) }),
  },
);

export const effects: fc.Arbitrary<Effects> = fc.oneof(fc.constant([]), choice(effect));

const outcome = fc.oneof(
  fc.record({ kind: fc.constant('own' as const), effects }),
  fc.record({ kind: fc.constant('enemy' as const), failure: effects, success: effects }),
);

const options = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 4 }),
    effects: choice(effect),
    most: fc.option(fc.integer({ min: 1, max: 4 })),
  }),
  { maxLength: 3 },
);

const range = fc.oneof(
  fc.constant({ kind: 'cac' as const }),
  fc.record({ kind: all('dst' as const, 'aur' as const), zones: fc.nat(4) }),
);

/** Actions whose every word is registered: no name, no free tag. */
export const nameless: fc.Arbitrary<Action> = fc
  .record({
    cost: all('standard' as const, 'bonus' as const, 'complexe' as const, 'reaction' as const),
    name: fc.constant(null),
    tags: fc.subarray(['Magie', 'Direct']),
    attack: fc.boolean(),
    range: fc.option(range),
    attribute: all('agilite' as const, 'force' as const, 'mental' as const, 'savoir' as const, 'vigueur' as const),
    skill: fc.option(all(...CORE.skills.values())),
    required: fc.boolean(),
    difficulty,
    outcome: fc.option(outcome),
    options,
  })
  .map((action) => ({
    ...action,
    cost: action.outcome?.kind === 'enemy' ? ('standard' as const) : action.cost,
    attack: action.attack && action.range !== null,
    required: action.required && action.skill !== null,
  }));

const name = fc.oneof(
  all(
    'Frappe',
    'Arc court',
    "Coup d'estoc",
    'Homme-Rat',
    'Force Bestiale',
    'ATT',
    'L’ogre',
    '5',
    ' Arc',
    'Arc  long',
    '',
  ),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/["\n\r]/g, '').normalize('NFC')),
);

export const actions: fc.Arbitrary<Action> = fc
  .record({
    action: nameless,
    name: fc.option(name),
    skill: fc.option(all({ id: 'danse', name: 'Danse' }, { id: 'pas-de-loup', name: 'Pas de loup' })),
    tags: fc.subarray(['Feu', 'Magie', 'Coup bas', 'Force']),
  })
  .map(({ action, skill, ...more }) => ({ ...action, ...more, skill: action.skill && (skill ?? action.skill) }));
