import { describe, expect, test } from 'vitest';
import { bridge } from '../testing/bridge.ts';
import { type Lang, readCases, readYaml, systemIdOf } from './index.ts';

const GOOD = `cases:
  - id: un-pas
    title: { fr: Un pas, en: One step }
    rules: [TOY-PACE-01]
    given: { pv: 2 }
    dice: [4, [1]]
    cards: [troll, [personne]]
    decisions: [marcher, [courir]]
    seed: 12
    expect:
      state: { pv: 0 }
`;

const read = (text: string, lang: Lang = 'en') => readCases(readYaml(text, 'cases/pont/a.yaml'), bridge, lang);
const lines = (text: string, lang: Lang = 'en') => {
  const got = read(text, lang);
  return got.ok ? [] : got.issues.map((i) => `${i.file}:${i.line}:${i.col} ${i.path} | ${i.message}`);
};
const without = (line: RegExp, by = '') => GOOD.replace(line, by);

test('a good file gives its cases', () => {
  const got = read(GOOD);
  expect(got.ok && got.cases.map((c) => c.id)).toEqual(['un-pas']);
});

test('the system is named at the top of the file, or by its folder', () => {
  expect(systemIdOf(readYaml(GOOD, 'cases/pont/a.yaml'))).toBe('pont');
  expect(systemIdOf(readYaml(`system: gouffre\n${GOOD}`, 'a.yaml'))).toBe('gouffre');
  expect(systemIdOf(readYaml(GOOD, 'a.yaml'))).toBe('');
});

describe('a faulty file is refused with the place of every fault', () => {
  test('an unknown field of a case', () => {
    expect(lines(without(/dice:/, 'dices:'))).toEqual(['cases/pont/a.yaml:6:5 cases.0.dices | unknown field: dices']);
    expect(lines(without(/dice:/, 'dices:'), 'fr')[0]).toContain('cases.0.dices | champ inconnu\u00a0: dices');
  });

  test('an unknown field of the given state and of the expectation', () => {
    expect(lines(without(/pv: 2/, 'pvs: 2'))[0]).toContain('a.yaml:5:14 cases.0.given.pvs | unknown field');
    expect(lines(without(/state: {/, 'states: {'))[0]).toContain('a.yaml:11:7 cases.0.expect.states | unknown field');
  });

  test('two faults are both told', () => {
    expect(lines(without(/dice:/, 'dices:').replace('id: un-pas', 'id: Un Pas'))).toHaveLength(2);
  });

  test('a missing field is placed on its case', () => {
    expect(lines(without(/ {4}title:.*\n/))).toEqual(['cases/pont/a.yaml:2:5 cases.0.title | this field is missing']);
    expect(lines(without(/ {4}title:.*\n/), 'fr')[0]).toContain('cases.0.title | ce champ manque');
  });

  test('a die that is no face, in a list or alone', () => {
    expect(lines(without(/dice:.*/, 'dice: [4, [0]]'))[0]).toMatch(/:6:16 cases\.0\.dice\.1\.0 \| at least 1/);
    expect(lines(without(/dice:.*/, 'dice: [six]'))[0]).toMatch(
      /:6:12 cases\.0\.dice\.0 \| expected a (?:whole )?number or a list; got six/,
    );
  });

  test('an expectation that expects nothing, an ask that names two things', () => {
    const nothing = without(/ {4}expect:\n.*\n/, '    expect: {}\n');
    expect(lines(nothing)[0]).toContain('cases.0.expect | at least one expectation is needed');
    expect(lines(nothing, 'fr')[0]).toContain('cases.0.expect | au moins une attente est nécessaire');
    expect(lines(without(/state:.*/, 'asks: { id: avancer, roll: 1d6 }'))[0]).toContain(
      'cases.0.expect.asks | exactly one of id, roll and draw is expected',
    );
  });

  test('the same id twice', () => {
    expect(lines(GOOD + GOOD.replace('cases:\n', ''))[0]).toContain('a.yaml:12:5 cases.1.id | this id is already');
  });

  test('an unknown variant or value', () => {
    const variant = (text: string) => lines(without(/dice:/, `variants: { ${text} }\n    dice:`));
    expect(variant('wet: yes')).toEqual([]);
    expect(variant('wet: perhaps')[0]).toContain(
      'a.yaml:6:17 cases.0.variants.wet | the variant has no such value as perhaps (possible: no, yes)',
    );
    expect(variant('dry: yes')[0]).toContain(
      'cases.0.variants.dry | the system has no such variant as dry (possible: wet)',
    );
  });

  test('an event that the system does not have, wherever it is named', () => {
    const expecting = (text: string, lang: Lang = 'en') => lines(without(/state:.*/, text), lang);
    const told = 'the system has no such event as mett (possible: met, slipped, walked)';
    expect(expecting('excludes: [walked, mett]')).toEqual([
      `cases/pont/a.yaml:11:26 cases.0.expect.excludes.1 | ${told}`,
    ]);
    expect(expecting('events: [{ type: mett }]')).toEqual([
      `cases/pont/a.yaml:11:18 cases.0.expect.events.0.type | ${told}`,
    ]);
    expect(expecting('includes: [{ type: met }, { type: mett, who: troll }]')[0]).toContain(told);
    expect(expecting('excludes: [mett]', 'fr')[0]).toContain(
      'le système n’a pas d’événement mett (possible\u00a0: met, slipped, walked)',
    );
  });

  test('a field that an event does not have, even one expected to be absent', () => {
    const expecting = (text: string) => lines(without(/state:.*/, text));
    expect(expecting('events: [{ type: met, whoo: null }]')).toEqual([
      'cases/pont/a.yaml:11:29 cases.0.expect.events.0.whoo | this event has no such field as whoo (possible: rules, sums, who)',
    ]);
    expect(expecting('includes: [{ type: met, who: troll, rules: [TOY-MEET-01], sums: null }]')).toEqual([]);
  });

  test('a text that is no YAML, or YAML that is no case file', () => {
    expect(lines('cases:\n  - {')[0]).toMatch(/^cases\/pont\/a\.yaml:\d+:\d+ {2}\| /);
    expect(lines('bonjour')[0]).toContain('a.yaml:1:1  | ');
  });
});
