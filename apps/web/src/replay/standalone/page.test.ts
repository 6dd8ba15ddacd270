import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { wordsOf } from '@souterrain/cinquante-etages/text';
import { Game, UNDO } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { Adaptor, SystemPanels } from '../../systems/adaptor.ts';
import { type PageData, pageOf } from './page.ts';
import { type Telling, tellGame } from './told.ts';

const { fr, en } = wordsOf(cinquanteEtages.content);

const NAME = `</script><img src=x onerror="alert('A & B')">`;

function played(count: number): Game {
  const started = Game.start(cinquanteEtages, {
    seats: [{ name: NAME, choices: { classe: 'guerrier' } }],
    variants: {},
    seed: 'page',
  });
  if (!started.ok) throw new Error(started.fault.code);
  const game = started.value as unknown as Game;
  for (let i = 0; i < count && game.open[0]; i++) {
    const { seat, options } = game.open[0];
    game.answer({ seq: game.seq, seat, picks: [options[i % options.length]!.id] });
  }
  return game;
}

const panels = {
  heading: (event: { type: string }) => (event.type === 'turnStarted' ? 'Tour' : undefined),
  describe: () => 'le plan en mots',
} as unknown as SystemPanels;
const telling = (lang: 'fr' | 'en'): Telling => ({
  adaptor: { system: cinquanteEtages } as unknown as Adaptor,
  panels,
  words: (lang === 'fr' ? fr : en) as SystemWords,
  lang,
  undone: (count) => `retour ${count}`,
});

test('a game is told decision by decision: what happened, what was asked and answered, where things stand', () => {
  const game = played(30);
  const { moments, title } = tellGame(game.save(), telling('fr'));
  expect(title).toBe(fr.title);
  expect(moments).toHaveLength(game.log.length + 1);
  expect(moments.flatMap(({ lines }) => lines)).toEqual(
    game.events.flatMap((e) =>
      e.type === 'turnStarted' ? [] : ((fr as SystemWords).event(e, { names: [NAME] }) ?? []),
    ),
  );
  for (const { asked, answer, state } of moments.slice(0, -1)) {
    expect(asked).not.toBe('');
    expect(answer).not.toBe('');
    expect(state).toEqual(['le plan en mots']);
  }
  expect(moments.at(-1)?.asked).toBeUndefined();
});

test('decisions taken back by the table are told as such', () => {
  const save = played(6).save();
  const { moments } = tellGame({ ...save, decisions: [...save.decisions, `${UNDO} 2`] }, telling('fr'));
  expect(moments.at(-2)?.answer).toBe('retour 2');
});

test('the page holds all of it, and no name can become markup', async () => {
  const save = played(12).save();
  const told = { fr: tellGame(save, telling('fr')), en: tellGame(save, telling('en')) };
  const page = await pageOf({ lang: 'fr', names: [NAME], told, layers: ['<g/>'], css: '' });
  expect(page).not.toContain('<img');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).not.toMatch(/<(link|iframe)|https?:/);
  const packed = /id="game">([^<]+)</.exec(page)![1]!;
  const stream = new Blob([Buffer.from(packed, 'base64')]).stream().pipeThrough(new DecompressionStream('gzip'));
  const data = JSON.parse(await new Response(stream).text()) as PageData;
  expect(data).toMatchObject({ lang: 'fr', names: [NAME], told });
});
