import { readdirSync, readFileSync } from 'node:fs';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { fields } from './sheet-fields.ts';
import { problems, sayIssue } from './sheet-issues.ts';

const CHECKS = [
  'crawl/src/heroes',
  'systems/attention-donjon/src/heroes',
  'systems/attention-donjon-2/src/heroes',
  'systems/heros-bataillons/src/beings/kept',
];

/** Every problem that the rules may find with a sheet. */
const found = CHECKS.flatMap((folder) => {
  const home = new URL(`../../../../packages/${folder}/`, import.meta.url);
  return readdirSync(home)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, home), 'utf8').matchAll(/problem: '([^']+)'/g)])
    .map(([, key]) => key!);
});

test.each(LANGS)('in %s, each has its words', (lang) => {
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(found)].filter((key) => problems[lang][key] === undefined)).toEqual([]);
});

/** The files that say which fields a sheet has. */
const SHAPES = ['crawl/src/heroes/read-sheet.ts', 'systems/heros-bataillons/src/beings/kept/sheet.ts'];

test.each(LANGS)('in %s, each field of a sheet has its words', (lang) => {
  const written = SHAPES.flatMap((file) => [
    ...readFileSync(new URL(`../../../../packages/${file}`, import.meta.url), 'utf8').matchAll(
      /(\w+): (?:text|whole|flag|yes|list|object|byName|oneOf|orNull)\b/g,
    ),
  ]).map(([, key]) => key!);
  expect(written.length).toBeGreaterThan(30);
  expect([...new Set(written)].filter((key) => fields[lang][key] === undefined)).toEqual([]);
});

test('an issue says where it is in words, its key in brackets', () => {
  const prerequisite = { rule: 'AD1-XP-07', path: 'talents.1', problem: 'prerequis-manquant', found: 'griffes' };
  expect(sayIssue(prerequisite, 'fr')).toBe(
    'Talents, nº\u00a02\u00a0: ce Talent en demande un autre («\u00a0griffes\u00a0», talents.1, AD1-XP-07)',
  );
  expect(sayIssue(prerequisite, 'en')).toBe(
    'Talents, no.\u00a02: this Talent needs another one (“griffes”, talents.1, AD1-XP-07)',
  );
  const issue = (path: string, problem: string) => sayIssue({ rule: null, path, problem }, 'en');
  expect(issue('traits.agilite', 'entier-attendu')).toBe(
    'Traits, Agilité: a whole number is expected (traits.agilite)',
  );
  expect(issue('items.0.place', 'valeur-inconnue')).toBe(
    'Items, no.\u00a01, place: there is no such value (items.0.place)',
  );
  expect(issue('toto', 'champ-inconnu')).toBe('“toto”: no sheet has this');
  expect(issue('', 'json-illisible')).toBe('this file cannot be read, it may be cut short');
  expect(issue('items', 'hors-limites')).toBe('Items: no hero can carry all this (items)');
});
