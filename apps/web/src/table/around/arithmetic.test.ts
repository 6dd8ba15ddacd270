import { attentionDonjon } from '@souterrain/attention-donjon';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { randomBot } from '@souterrain/bots';
import { loadCatalogue, type SystemId, texts as textsOf } from '@souterrain/catalog/load';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { Game, Prng, type SeatSetup, type System } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';

interface Table {
  readonly system: System;
  readonly seats: readonly SeatSetup[];
}

const seats = (choice: string, ...values: string[]): readonly SeatSetup[] =>
  values.map((value, i) => ({ name: `Place ${i + 1}`, choices: { [choice]: value } }));

const TABLES = {
  'cinquante-etages': { system: cinquanteEtages, seats: seats('classe', 'guerrier', 'mage') },
  'attention-donjon': { system: attentionDonjon, seats: seats('heros', 'rhaska', 'octavie', 'sylmara') },
  'attention-donjon-2': { system: attentionDonjon2, seats: seats('heros', 'griffonne', 'gregor', 'la-shein') },
  'heros-bataillons': { system: herosBataillons, seats: seats('heros', 'garance', 'odon') },
} as unknown as Readonly<Record<SystemId, Table>>;

const SEEDS = ['addition', 'soustraction', 'retenue'];
const DECISIONS = 120;

const textsIn = (system: SystemId) => textsOf(loadCatalogue(process.cwd(), system));
// AD2-PREC-03: the second edition cites what it inherits.
const rulesOf = (system: SystemId) =>
  system === 'attention-donjon-2' ? { ...textsIn('attention-donjon'), ...textsIn(system) } : textsIn(system);

/** A game as somebody would play it who tries everything; every question it asks is told. */
function played({ system, seats }: Table, seed: string, asked: (rule: string) => void): Game {
  const started = Game.start(system, { seats, variants: {}, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value as Game;
  const bot = randomBot(Prng.seeded(seed, 'bot'));
  for (let i = 0; i < DECISIONS && game.open[0]; i++) {
    const [decision] = game.open;
    asked(decision!.rule);
    const { options, min, max } = decision!;
    const picks = max > 1 || min === 0 ? bot.chooseSome!(decision!, undefined) : [bot.choose(decision!, undefined)];
    game.answer({ seq: game.seq, seat: decision!.seat, picks: picks.map((at) => options[at]!.id) });
  }
  return game;
}

describe.each(Object.keys(TABLES) as SystemId[])('« Pourquoi ? » of %s', (system) => {
  test('every line names a rule that has its text in both languages, and every sum adds up to its total', () => {
    const asked = new Set<string>();
    const events = SEEDS.flatMap((seed) => played(TABLES[system], seed, (rule) => asked.add(rule)).events);
    for (const event of events) expect(event.rules.length, event.type).toBeGreaterThan(0);
    const sums = events.flatMap((event) => (event.sums ?? []).map((sum) => ({ type: event.type, sum })));
    expect(sums.length).toBeGreaterThan(10);
    for (const { type, sum } of sums)
      expect(
        sum.terms.reduce((total, { value }) => total + value, 0),
        `${type} ${sum.label}`,
      ).toBe(sum.total);
    const cited = new Set([
      ...asked,
      ...events.flatMap(({ rules }) => rules),
      ...sums.flatMap(({ sum }) => sum.terms.map(({ rule }) => rule)),
    ]);
    const texts = rulesOf(system);
    for (const rule of cited) {
      const text = texts[rule];
      expect(text, rule).toBeDefined();
      expect([text!.rule.fr, text!.rule.en, text!.title.fr, text!.title.en], rule).not.toContain('');
    }
  });
});
