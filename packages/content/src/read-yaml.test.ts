import { describe, expect, test } from 'vitest';
import { type Lang, readYaml } from './index.ts';

const read = (text: string, lang: Lang = 'fr') => readYaml(text, 'a.yaml', lang);
const told = (text: string, lang: Lang = 'fr') =>
  read(text, lang).issues.map(({ file, line, col, path, message }) => `${file}:${line}:${col} ${path}| ${message}`);

const nested = (unit: string) => unit.repeat(50_000);
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat([...'bcdefghi'].map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(', ')}]`))
  .join('\n');

describe('a text that would end the process is refused where it becomes too much', () => {
  test.each([
    ['braces', nested('{'), '1:65'],
    ['brackets and braces', `a:\n  ${nested('[{')}`, '2:67'],
    ['dashes on one line', nested('- '), '1:401'],
    ['question marks', nested('? '), '1:401'],
    ['indentation', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), '201:202'],
  ])('%s', (_, text, at) => {
    expect(told(text)).toEqual([
      `a.yaml:${at} | ce YAML ne se lit pas (des listes et des champs s’emboîtent trop ici)`,
    ]);
    expect(read(text).issueAt(['a'], 'x')).toMatchObject({ path: 'a', message: 'x' });
  });

  test.each([
    ['its length', 'x'.repeat(1_000_001), '1:1', /^.*plus de 1000000 signes\u202f; répartissez-les/],
    ['its entries', '- a\n'.repeat(50_000), '20000:4', /trop d’entrées/],
    ['its aliases', `a: &a 1\nb: [${'*a,'.repeat(201)}]`, '2:605', /trop de renvois/],
  ])('%s', (_, text, at, said) => {
    const [issue, ...others] = told(text);
    expect(others).toEqual([]);
    expect(issue).toMatch(said);
    expect(issue).toContain(`a.yaml:${at} |`);
  });

  test.each([
    ['in layers', bomb, '2:8'],
    ['of a large list', `a: &a [${'1, '.repeat(2_000)}1]\nb: [${'*a, '.repeat(99)}*a]`, '2:5'],
    ['that leads back', '- &a [*a]', '1:7'],
  ])('aliases %s', (_, text, at) => {
    expect(told(text)).toEqual([expect.stringMatching(new RegExp(`^a\\.yaml:${at} .*répètent trop de choses`))]);
    expect(told(text, 'en')[0]).toContain('copy what they repeat');
  });
});

test('an alias of nothing is placed, every one of them', () => {
  expect(told('a: *b\nc: &c 1\nd: [*c, *e]')).toEqual([
    'a.yaml:1:4 | ce YAML ne se lit pas (aucune ancre &b n’est posée avant ce renvoi *b)',
    'a.yaml:3:9 | ce YAML ne se lit pas (aucune ancre &e n’est posée avant ce renvoi *e)',
  ]);
});

test('aliases that repeat a little are read', () => {
  expect(read('a: &a { b: [1] }\nc: [*a, *a]').value).toEqual({ a: { b: [1] }, c: [{ b: [1] }, { b: [1] }] });
});

test('brackets inside texts, comments and drawings are no lists', () => {
  const text = `a: |\n${'  {[{[\n'.repeat(60)}b: "${'['.repeat(99)}"\n# ${'{'.repeat(99)}\nc: x${'['.repeat(99)}\n`;
  expect(read(text).issues).toEqual([]);
});

test('what the parser finds is said in the language of the reader', () => {
  expect(told('a: 1\na: 2')).toEqual(['a.yaml:2:1 | ce YAML ne se lit pas (ce champ est là deux fois)']);
  expect(told('a: 1\na: 2', 'en')).toEqual(['a.yaml:2:1 | this YAML cannot be read (Map keys must be unique)']);
});

test('a field may be called anything, and changes no object', () => {
  const { value } = read('{ __proto__: { polluted: true }, constructor: 1 }');
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
