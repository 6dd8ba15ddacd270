import { type HBEvent, type HBView, herosBataillons } from '@souterrain/heros-bataillons';
import { wordsOf } from '@souterrain/heros-bataillons/text';
import { Game, Prng, type System } from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { SceneProps } from '../adaptor.ts';
import { sections } from './sections.ts';

const NAMES = ['Maud', 'Garance', 'Odon'];

function table(...picks: readonly string[]) {
  const seats = ['mj', 'garance', 'odon'].map((heros, i) => ({ name: NAMES[i]!, choices: { heros } }));
  const started = Game.start(herosBataillons, { seed: 'rubriques', seats, variants: { mode: 'table' } });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  for (const pick of picks) answer(started.value, pick.split(' '));
  return started.value;
}

function answer(game: ReturnType<typeof table>, picks: readonly string[]): void {
  const answered = game.answer({ seq: game.seq, seat: game.open[0]!.seat, picks });
  if (!answered.ok) throw new Error(`${picks}: ${JSON.stringify(answered.fault)}`);
}

const sceneOf = (game: ReturnType<typeof table>, lang: 'fr' | 'en'): SceneProps<HBView, HBEvent> => ({
  system: game.system as System,
  view: game.view(0),
  words: wordsOf(herosBataillons.content)[lang],
  company: { names: NAMES },
  lang,
});

const laid = (game: ReturnType<typeof table>, lang: 'fr' | 'en' = 'fr') => sections(game.open[0]!, sceneOf(game, lang));

test('whatever is asked, each option stands under one heading, and each heading has words in both languages', () => {
  const people = Prng.seeded('rubriques', 'people');
  for (let part = 0; part < 6; part++) {
    const game = table();
    for (let n = 0; n < 120 && !game.outcome; n++) {
      const { options, min } = game.open[0]!;
      for (const lang of LANGS) {
        const found = laid(game, lang);
        if (!found) continue;
        expect(found.flatMap((section) => section.options.map(({ id }) => id)).sort()).toEqual(
          options.map(({ id }) => id).sort(),
        );
        expect(found.filter(({ id, title }) => title === '' && id !== 'envoi' && id !== 'apart')).toEqual([]);
      }
      const left = options.map(({ id }) => id).filter((id) => id !== 'terminer' && id !== 'mj-absent');
      const pool = left.length > 0 ? left : options.map(({ id }) => id);
      answer(
        game,
        Array.from({ length: Math.max(1, min) }, () => pool.splice(people.below(pool.length), 1)[0]!),
      );
    }
  }
});

test('a form shows what holds now, and what is there can be taken away', () => {
  const game = table('ouvrir-une-scene', 'libre-ruine', 'valider', 'appeler-un-test');
  answer(game, [game.open[0]!.options[0]!.id]);
  answer(game, ['h2']);
  answer(game, ['avantages-aide']);
  const row = (id: string) => laid(game)!.find((section) => section.id === id)!;
  expect(row('jet').now).toBe('selon l’usage');
  expect(row('jet').options.map((option) => row('jet').say!(option))).toEqual(['Caché', 'Ouvert']);
  const aide = row('avantages').options.find(({ params }) => params?.reason === 'aide')!;
  expect(row('avantages').isOn!(aide)).toBe(true);
  expect(row('resistance').options.map((option) => row('resistance').say!(option))[0]).toBe('FOR, Odon');
});

test('of two values, the one in force is the one that is not offered', () => {
  const game = table('ouvrir-une-scene', 'libre-ruine');
  const trust = () => laid(game)!.find((section) => section.id === 'confiance')!.now;
  expect(trust()).toBe('non');
  answer(game, ['confiance-oui']);
  expect(trust()).toBe('oui');
});

test('an option does not repeat its heading, in either language, and keeps its whole name for those who hear it', () => {
  const game = table('ouvrir-une-scene');
  for (const [lang, free, adventure] of [
    ['fr', 'Taverne', 'Le moulin sans meunier'],
    ['en', 'Tavern', 'The mill without a miller'],
  ] as const) {
    const [libres, aventures] = laid(game, lang)!;
    expect(libres!.say!(libres!.options[0]!)).toBe(free);
    expect(aventures!.say!(aventures!.options[0]!)).toBe(adventure);
  }
  // Under their headings they stand in the order of their digits.
  expect(laid(game)!.flatMap(({ options }) => options)).toEqual(game.open[0]!.options);
});
