import type { Being, HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../adaptor.ts';

export type Scened = Pick<SceneProps<HBView, HBEvent>, 'view' | 'words' | 'company'>;

/** « Gobelin 4 », or the player of a hero. */
export const beingName = ({ words, company }: Scened, { id, hero, seat, name }: Being): string =>
  hero && seat !== null ? (company.names[seat] ?? name) : capital(words.term(id, undefined));

/** Anything with an id, a being of the game included. */
export function nameOf(scene: Scened, id: string): string {
  const being = scene.view.beings.find((one) => one.id === id);
  return being ? beingName(scene, being) : scene.words.term(id, undefined);
}

/** The number at the end of an id: « 4 » of `gobelin-4`. */
export const numberIn = ({ id }: Being): string => /\d+$/.exec(id)?.[0] ?? '';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
