import { expect, test } from 'vitest';
import { bridge } from '../testing/bridge.ts';
import { type Case, readCases, readYaml, runCase } from './index.ts';

/** The one case of a YAML text, its head filled in. */
function caseOf(body: string): Case {
  const head = '- id: un-cas\n  title: { fr: Un cas, en: A case }\n  rules: [TOY-PACE-01]\n';
  const text = `cases:\n${head}${body.replace(/^/gm, '  ')}`;
  const got = readCases(readYaml(text, 'cases/pont/a.yaml'), bridge, 'en');
  if (!got.ok) throw new Error(JSON.stringify(got.issues));
  return got.cases[0]!;
}

const run = (body: string) => runCase(bridge, caseOf(body));
const passes = (body: string) => expect(run(body)).toEqual({ id: 'un-cas', ok: true, failures: [] });
const failures = (body: string) => run(body).failures;

const STEP = 'given: {}\ndecisions: [courir]\ndice: [4]\ncards: [troll]\n';
const events = (...list: string[]) => `${STEP}expect: { events: [${list.join(', ')}] }`;

test('the whole list of events, each on the fields it names', () => {
  passes(events('{ type: walked, to: { planks: 2 } }', '{ type: met, who: troll }'));
  passes(events('{ type: walked }', '{ type: met, rules: [TOY-MEET-01] }'));
});

test('a field that differs, an event too few and an event too many', () => {
  expect(failures(events('{ type: walked, to: { planks: 3 } }', '{ type: met }'))).toMatchObject([
    { at: 'events.0', expected: { to: { planks: 3 } }, got: { to: { planks: 2 } } },
  ]);
  expect(failures(events('{ type: walked }'))).toMatchObject([
    { at: 'events.1', expected: undefined, got: { who: 'troll' } },
  ]);
  expect(failures(events('{ type: walked }', '{ type: met }', '{ type: met }'))).toMatchObject([
    { at: 'events.2', got: undefined },
  ]);
  expect(failures(events('{ type: walked }', '{ type: met, rules: [] }'))).toMatchObject([{ at: 'events.1' }]);
});

test('events that occur in order among others, and types that do not occur', () => {
  passes(`${STEP}expect: { includes: [{ type: met, who: troll }], excludes: [slipped] }`);
  expect(failures(`${STEP}expect: { includes: [{ type: met }, { type: walked }] }`)).toMatchObject([
    { at: 'includes.1', expected: { type: 'walked' }, got: [] },
  ]);
  expect(failures(`${STEP}expect: { includes: [{ type: met, who: ours }] }`)[0]?.got).toEqual([
    { type: 'met', who: 'troll' },
  ]);
  expect(failures(`${STEP}expect: { includes: [{ type: slipped }] }`)[0]?.got).toEqual(['walked', 'met']);
  expect(failures(`${STEP}expect: { excludes: [slipped, met] }`)).toMatchObject([
    { at: 'excludes.1', expected: 'met', got: { who: 'troll' } },
  ]);
});

test('paths of the state are compared whole', () => {
  passes(`${STEP}expect: { state: { planks: 2, met: [troll], met.0: troll, met.1: null } }`);
  expect(failures(`${STEP}expect: { state: { planks: 1, met: [] } }`)).toEqual([
    { at: 'state.planks', expected: 1, got: 2 },
    { at: 'state.met', expected: [], got: ['troll'] },
  ]);
  expect(failures(`${STEP}expect: { state: { met.1: null, mets.1: null } }`)).toEqual([
    { at: 'state.mets.1', expected: null, got: undefined },
  ]);
});

test('what the game waits for: a decision, dice, a card', () => {
  passes(`${STEP}expect: { asks: { id: avancer, seat: 0, options: [marcher, courir] } }`);
  passes('given: {}\ndecisions: [marcher]\nexpect: { asks: { roll: 1d6, seat: 0 } }');
  passes('given: {}\ndecisions: [marcher]\ndice: [5]\nexpect: { asks: { draw: rencontres } }');
  expect(failures(`${STEP}expect: { asks: { id: avancer, options: [marcher] } }`)).toEqual([
    {
      at: 'asks',
      expected: { id: 'avancer', options: ['marcher'] },
      got: { id: 'avancer', seat: 0, options: ['marcher', 'courir'] },
    },
  ]);
});

test('the outcome, by its id or with its winners and scores', () => {
  const end = 'given: { planks: 4 }\ndecisions: [marcher]\ndice: [6]\ncards: [personne]\n';
  passes(`${end}expect: { outcome: traverse }`);
  passes(`${end}expect: { outcome: { id: traverse, winners: [0], scores: [5] } }`);
  expect(failures(`${end}expect: { outcome: noye }`)).toMatchObject([{ at: 'outcome', expected: 'noye' }]);
  expect(failures(`${STEP}expect: { outcome: noye }`)).toEqual([{ at: 'outcome', expected: 'noye', got: null }]);
  expect(failures(`${end}expect: { asks: { id: avancer } }`)).toMatchObject([{ at: 'asks', got: null }]);
});

test('a variant reaches the state given', () => {
  const two = 'decisions: [marcher]\ndice: [2]\nseed: a\nexpect: { includes: [{ type: slipped, lost: 1 }] }';
  passes(`given: {}\nvariants: { wet: yes }\n${two}`);
  expect(run(`given: {}\n${two}`).ok).toBe(false);
});

test('what a given is worth where no game is played, compared whole', () => {
  passes('given: { ahead: 3 }\nexpect: { gives: { walking: 3, running: 2 } }');
  expect(failures('given: { ahead: 3 }\nexpect: { gives: { walking: 3 } }')).toEqual([
    { at: 'gives', expected: { walking: 3 }, got: { walking: 3, running: 2 } },
  ]);
  expect(failures('given: { ahead: 3 }\nexpect: { excludes: [slipped] }')).toMatchObject([{ at: 'gives' }]);
  expect(failures(`${STEP}expect: { gives: { walking: 3 } }`)).toMatchObject([{ at: 'gives', got: null }]);
  expect(run('given: { ahead: 3 }\ndice: [4]\nexpect: { gives: {} }').broken).toEqual({
    at: 'given',
    message: 'nothing is played: no dice',
    told: { fr: 'rien n’est joué\u00a0: pas de dice', en: 'nothing is played: no dice' },
  });
});

test('a seed answers the draws that the script leaves out', () => {
  const body = 'given: {}\ndecisions: [marcher]\ndice: [5]\nseed: graine\nexpect: { includes: [{ type: met }] }';
  passes(body);
  expect(run(body.replace('seed: graine\n', '')).ok).toBe(false);
});

test('a script that is not used up, does not fit, or a state that cannot be given', () => {
  expect(run(`${STEP.replace('[4]', '[4, 5]')}expect: { excludes: [met] }`).broken).toEqual({
    at: 'script',
    message: 'script not used up: dice 5',
    told: { fr: 'tout le script n’a pas servi, il reste dice 5', en: 'script not used up: dice 5' },
  });
  expect(run(`${STEP.replace('[4]', '[9]')}expect: { excludes: [met] }`).broken?.message).toContain(
    '9 does not fit 1d6',
  );
  expect(run('given: { planks: 9 }\nexpect: { excludes: [met] }').broken).toEqual({
    at: 'given',
    message: 'planks: at most 5',
    told: { fr: 'planks: at most 5', en: 'planks: at most 5' },
  });
});
