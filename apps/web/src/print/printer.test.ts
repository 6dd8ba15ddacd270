import { attentionDonjon } from '@souterrain/attention-donjon';
import { wordsOf as ad1Words } from '@souterrain/attention-donjon/text';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { wordsOf as ad2Words } from '@souterrain/attention-donjon-2/text';
import { loadCatalogue, type SystemId, texts } from '@souterrain/catalog/load';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { wordsOf } from '@souterrain/cinquante-etages/text';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { wordsOf as hbWords } from '@souterrain/heros-bataillons/text';
import { type SeatSetup, type System, worldOf } from '@souterrain/kernel';
import type { Lang, SystemWords } from '@souterrain/words';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../systems/registry.ts';
import { specials } from './crawl/specials.ts';
import type { Printer, PrintScene } from './model.ts';

const { fr: c50Fr, en: c50En } = wordsOf(cinquanteEtages.content);

const printerOf = (system: SystemId, lang: Lang): Promise<Printer> => manifestOf(system)!.printer!(lang);

const LANGS: readonly Lang[] = ['fr', 'en'];
const ROOT = new URL('../../../../', import.meta.url).pathname;

interface Printed {
  readonly system: System;
  readonly seats: readonly SeatSetup[];
}

const seatsOf = (choice: string, ...values: readonly string[]): readonly SeatSetup[] =>
  values.map((value, i) => ({ name: `Héros ${i + 1}`, choices: { [choice]: value } }));
const readyOf = (system: System): readonly string[] =>
  system.choices[0]!.values.filter((id) => !['nouveau', 'mj', 'adversaires'].includes(id)).slice(0, 6);
/** Both languages of each system. */
const SPOKEN: Readonly<Record<SystemId, readonly unknown[]>> = {
  'cinquante-etages': [c50Fr, c50En],
  'attention-donjon': Object.values(ad1Words(attentionDonjon.content)),
  'attention-donjon-2': Object.values(ad2Words(attentionDonjon2.content)),
  'heros-bataillons': [hbWords(herosBataillons.content).fr, hbWords(herosBataillons.content).en],
};

const printed = (system: unknown, id: SystemId): readonly [SystemId, Printed] => {
  const of = system as System;
  return [id, { system: of, seats: seatsOf(of.choices[0]!.id, ...readyOf(of)) }];
};

const SYSTEMS = [
  printed(cinquanteEtages, 'cinquante-etages'),
  printed(attentionDonjon, 'attention-donjon'),
  printed(attentionDonjon2, 'attention-donjon-2'),
  printed(herosBataillons, 'heros-bataillons'),
];

function sceneOf(id: SystemId, lang: Lang, { system, seats }: Printed): PrintScene {
  const view = system.view(worldOf(system, system.setup({ seats, variants: {} })), 0);
  const rules = texts(loadCatalogue(ROOT, id));
  const words = SPOKEN[id][LANGS.indexOf(lang)] as SystemWords;
  return { system, view, words, company: { names: seats.map(({ name }) => name) }, lang, rules };
}

/** Everything a page says, except ids that are ids on purpose. */
const saidIn = (page: unknown, key = ''): readonly string[] => {
  if (typeof page === 'string') return ['id', 'picture', 'rule', 'card', 'mark', 'code'].includes(key) ? [] : [page];
  if (typeof page !== 'object' || page === null) return [];
  return Object.entries(page).flatMap(([name, value]) => saidIn(value, Array.isArray(page) ? key : name));
};

test.each(LANGS)(
  '[HB-CHA-01] a sheet has one field for Chance (CHA), as many boxes as its maximum, and no charisma (%s)',
  async (lang) => {
    const [id, given] = SYSTEMS[3]!;
    const [hero] = (await printerOf(id, lang)).heroes(sceneOf(id, lang, given));
    const fields = saidIn(hero).filter((text) => /\bCHA\b/.test(text));
    expect(fields).toEqual(['Chance (CHA)']);
    expect(hero!.tracks.find(({ title }) => title === fields[0])).toMatchObject({ count: 2 });
    expect(saidIn(hero).join()).not.toMatch(/charism/i);
  },
);

describe.each(SYSTEMS)('%s on paper', (id, given) => {
  test.each(LANGS)('every hero, creature and scenario has all its words (%s)', async (lang) => {
    const scene = sceneOf(id, lang, given);
    const printer = await printerOf(id, lang);
    const heroes = printer.heroes(scene);
    expect(heroes.map(({ name }) => name)).toEqual(given.seats.map(({ name }) => name));
    const cards = printer.monsters(scene, 'all');
    expect(cards.length).toBeGreaterThan(15);
    const sheets = (printer.scenarios?.list(scene) ?? []).flatMap(({ id: one }) =>
      printer.scenarios!.sheets(scene, one),
    );
    for (const page of [...heroes, ...cards, ...sheets]) {
      for (const said of saidIn(page)) {
        expect(said).not.toMatch(/undefined|\[object|NaN/);
        // An id that nobody has put into words.
        expect(said).not.toMatch(/^[a-z]+(-[a-z]+)+$/);
        expect(said.trim()).not.toBe('');
      }
      expect(page).toMatchObject('picture' in page ? { picture: expect.stringMatching(/^[mM]/) } : {});
    }
  });
});

test('[AD1-EVEN-07] [AD1-SCEN-01] the sheets of a scenario hold its whole road and the boxes of each Longévité', async () => {
  const [id, given] = SYSTEMS[1]!;
  const printer = await printerOf(id, 'fr');
  const scene = sceneOf(id, 'fr', given);
  for (const { id: one, road, events } of Object.values(attentionDonjon.content.scenarios)) {
    const [route, sheet] = printer.scenarios!.sheets(scene, one);
    expect(route!.tables[0]!.rows).toHaveLength(road.length);
    expect(sheet!.tables[0]!.rows.map(({ boxes }) => boxes)).toEqual(
      events.unexpected.map(({ longevity }) => longevity),
    );
  }
});

test('[AD1-EVEN-12] a scenario without a table of its own prints the fallback one, card by card', async () => {
  const [id, given] = SYSTEMS[1]!;
  const [, sheet] = (await printerOf(id, 'fr')).scenarios!.sheets(sceneOf(id, 'fr', given), 'le-nid');
  const rows = sheet!.tables[1]!.rows.map(({ cells }) => cells.join(' = '));
  expect(rows).toContain('2 à 4 = Rien');
  expect(rows.filter((row) => row.startsWith('Valet'))).toHaveLength(4);
  expect(rows.find((row) => row.startsWith('As ♥'))).toMatch(/Rencontre.*Péripétie/);
});

test('[AD1-EVEN-05] [AD2-XCONV-06] a trap of the events sheet is told as each edition plays it', async () => {
  const traps = await Promise.all(
    SYSTEMS.filter(([id]) => id.startsWith('attention-donjon')).map(async ([id, given]) => {
      const [, sheet] = (await printerOf(id, 'fr')).scenarios!.sheets(sceneOf(id, 'fr', given), 'le-nid');
      return sheet!.tables[0]!.rows.map(({ cells }) => cells[1]!).find((told) => told.includes('Dommages'));
    }),
  );
  expect(traps).toEqual(['Dommages, 3 dés', 'Agilité/Esquive 5, ou Dommages 2']);
});

test.each(LANGS)('[AD1-BEST-02] [AD1-BEST-09] [AD1-BEST-15] a card says what special rules do (%s)', async (lang) => {
  const [id, given] = SYSTEMS[1]!;
  const cards = (await printerOf(id, lang)).monsters(sceneOf(id, lang, given), 'all');
  for (const [creature, { features = [], attacks }] of Object.entries(attentionDonjon.content.creatures)) {
    const card = cards.find((one) => one.id === creature)!;
    const told = [...card.gifts, ...card.actions].map(({ text }) => text.toLowerCase()).join('\n');
    for (const feature of [...features, ...attacks.flatMap((attack) => attack.features ?? [])])
      expect(told).toContain(specials[lang][feature]!.toLowerCase());
  }
});

test('a group that follows the size of the party is told in whole creatures', async () => {
  const [id, given] = SYSTEMS[1]!;
  const [route] = (await printerOf(id, 'fr')).scenarios!.sheets(sceneOf(id, 'fr', given), 'les-profondeurs');
  const groups = route!.tables[1]!.rows.map(({ cells }) => cells[1]);
  expect(groups).toContain('1 (2 dès 3 héros, 3 dès 5 héros) × Goule');
  expect(groups).toContain('1 par héros × Rat géant');
});

test.each(LANGS)('[HB-FOE-03] a trait is told, not only cited (%s)', async (lang) => {
  const [id, given] = SYSTEMS[3]!;
  for (const { gifts } of (await printerOf(id, lang)).monsters(sceneOf(id, lang, given), 'all'))
    for (const { text } of gifts) expect(text).not.toMatch(/^HB-/);
});

test('creatures of the game alone are printed from a game', async () => {
  const [id, given] = SYSTEMS[3]!;
  const scene = sceneOf(id, 'fr', given);
  expect((await printerOf(id, 'fr')).monsters(scene, 'met')).toEqual([]);
});
