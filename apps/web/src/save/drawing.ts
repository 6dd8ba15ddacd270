import type { Game, Show } from '@souterrain/kernel';
import { h, render } from 'preact';
import type { Adaptor } from '../systems/adaptor.ts';
import { language } from '../words/language.ts';

const nothing = () => undefined;

/** Draws the table of a seat where nobody sees it, and throws where it cannot be drawn. */
export async function drawerOf(adaptor: Adaptor, { header }: Game): Promise<Show<unknown>> {
  const lang = language.value;
  const [words, panels] = await Promise.all([adaptor.words(lang), adaptor.panels()]);
  const company = { names: header.seats.map(({ name }) => name) };
  return (view, seat) => {
    const scene = { system: adaptor.system, view, words, company, lang };
    const board = {
      ...scene,
      decision: undefined,
      pointed: undefined,
      latest: [],
      events: [],
      Overlay: panels.Overlay,
      describe: panels.describe,
      onPick: nothing,
      onPoint: nothing,
    };
    const apart = document.createElement('div');
    try {
      render([h(adaptor.Board, board), h(panels.Party, { ...scene, seat }), h(panels.Banner, scene)], apart);
    } finally {
      render(null, apart);
    }
  };
}
