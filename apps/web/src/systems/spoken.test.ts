import { attentionDonjon } from '@souterrain/attention-donjon';
import { wordsOf as ad1Words } from '@souterrain/attention-donjon/text';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import { wordsOf as ad2Words } from '@souterrain/attention-donjon-2/text';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { wordsOf } from '@souterrain/cinquante-etages/text';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { wordsOf as hbWords } from '@souterrain/heros-bataillons/text';
import { Game, type SeatSetup, type System } from '@souterrain/kernel';
import type { Lang, SystemWords } from '@souterrain/words';
import { describe, expect, test, vi } from 'vitest';
import type { SceneProps, SystemPanels } from './adaptor.ts';
import { sheets as ad1Sheets } from './attention-donjon/sheets/edition-sheets.ts';
import { sheets as ad2Sheets } from './attention-donjon-2/sheets/edition-sheets.ts';
import { placesInWords as c50Places } from './cinquante-etages/sheets/places-in-words.ts';
import { spoken as c50Spoken } from './cinquante-etages/sheets/spoken.ts';
import { placesInWords as crawlPlaces } from './crawl/sheets/places-in-words.ts';
import { spokenOf } from './crawl/sheets/spoken.ts';
import { placesInWords as hbPlaces } from './heros-bataillons/sheets/places-in-words.ts';
import { spoken as hbSpoken } from './heros-bataillons/sheets/spoken.ts';

const { fr: c50Fr, en: c50En } = wordsOf(cinquanteEtages.content);

// Words need neither styles nor a screen.
vi.mock('../page/adopt.ts', () => ({ adoptStyles: () => undefined }));
vi.mock('../page/media.ts', () => ({
  media: () => ({ value: false }),
  phone: { value: false },
  calm: { value: true },
}));

interface Told {
  readonly system: System;
  readonly seats: readonly SeatSetup[];
  readonly words: Readonly<Record<Lang, SystemWords>>;
  readonly panels: Required<Pick<SystemPanels, 'spoken' | 'placesInWords'>>;
}

const seated = (choice: string, values: readonly string[]): readonly SeatSetup[] =>
  values.map((value, i) => ({ name: ['Aldric', 'Ysolde', 'Bardin'][i]!, choices: { [choice]: value } }));

const firstOf = ({ choices }: { readonly choices: readonly { readonly values: readonly string[] }[] }) =>
  choices[0]!.values.slice(0, 2);

const told = (of: unknown): Told => of as Told;

const SYSTEMS: Readonly<Record<string, Told>> = {
  C50: told({
    system: cinquanteEtages,
    seats: seated('classe', firstOf(cinquanteEtages)),
    words: { fr: c50Fr, en: c50En },
    panels: { spoken: c50Spoken, placesInWords: c50Places },
  }),
  AD1: told({
    system: attentionDonjon,
    seats: seated('heros', firstOf(attentionDonjon)),
    words: ad1Words(attentionDonjon.content),
    panels: { spoken: spokenOf(ad1Sheets as never), placesInWords: crawlPlaces },
  }),
  AD2: told({
    system: attentionDonjon2,
    seats: seated('heros', firstOf(attentionDonjon2)),
    words: ad2Words(attentionDonjon2.content),
    panels: { spoken: spokenOf(ad2Sheets as never), placesInWords: crawlPlaces },
  }),
  HB: told({
    system: herosBataillons,
    seats: seated('heros', firstOf(herosBataillons)),
    words: hbWords(herosBataillons.content),
    panels: { spoken: hbSpoken, placesInWords: hbPlaces },
  }),
};

const DECISIONS = 160;

/** A scene in words at each decision of a short game. */
function* scenesOf({ system, seats, words }: Told) {
  const started = Game.start(system, { seats, variants: {}, seed: 'en-mots' });
  if (!started.ok) throw new Error(started.fault.code);
  const game = started.value;
  for (let made = 0; made < DECISIONS && game.open[0]; made++) {
    const decision = game.open[0];
    const scene = (lang: Lang): SceneProps => ({
      system,
      view: game.view(decision.seat),
      words: words[lang],
      company: { names: seats.map(({ name }) => name) },
      lang,
    });
    yield { decision, scenes: [scene('fr'), scene('en')] };
    // Doors are opened as soon as they may be: what is behind them threatens.
    const opening = decision.options.findIndex(({ id }) => id.startsWith('reveler-'));
    const first = opening >= 0 ? opening : (made * 7) % decision.options.length;
    const picks = Array.from({ length: Math.max(1, decision.min) }, (_, i) => (first + i) % decision.options.length);
    game.answer({ seq: game.seq, seat: decision.seat, picks: picks.map((at) => decision.options[at]!.id) });
  }
}

describe.each(Object.entries(SYSTEMS))('%s in words', (_, of) => {
  const { spoken, placesInWords } = of.panels;

  test('state, threats and order are sentences in both languages, with nothing left unsaid', () => {
    let threatened = 0;
    let ordered = 0;
    for (const { decision, scenes } of scenesOf(of))
      for (const scene of scenes) {
        const threats = spoken.threats(scene, decision.seat);
        const order = spoken.order(scene);
        threatened += threats.length;
        ordered += order.length;
        for (const line of [...spoken.state(scene, decision.seat), ...threats, ...order]) {
          expect(line).toMatch(/\.$/);
          expect(line).not.toMatch(/undefined|NaN|Infinity|\[object|: \.|, \./);
        }
      }
    expect(threatened).toBeGreaterThan(0);
    expect(ordered).toBeGreaterThan(0);
  });

  test('the state names whoever is asked, and every option that stands somewhere stands in a place', () => {
    let placed = 0;
    for (const { decision, scenes } of scenesOf(of))
      for (const scene of scenes) {
        const [first = ''] = spoken.state(scene, decision.seat);
        if (first !== '') expect(first).toContain(scene.company.names[decision.seat]);
        const map = placesInWords(scene, decision.seat);
        if (!map) continue;
        const ids = map.places.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { name, lines } of map.places)
          for (const text of [name, ...lines]) expect(text).not.toMatch(/undefined|NaN|^$|^\s*,/);
        for (const option of decision.options) {
          const { at } = option;
          // Where a room is about to be laid there is no place yet.
          if (option.id.startsWith('par-la-porte-')) continue;
          if (!at || !('cell' in at || 'zone' in at || 'figure' in at)) continue;
          expect(ids, option.id).toContain(map.placeOf(option));
          placed++;
        }
      }
    expect(placed).toBeGreaterThan(0);
  });
});
