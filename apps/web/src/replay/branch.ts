import { Game } from '@souterrain/kernel';
import { games, newId, type SavedGame } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';

/** « Et si ? »: a new game of this device that has taken the first decisions of another, which stays as it is. */
export async function branchAt(kept: SavedGame, adaptor: Adaptor, at: number): Promise<string> {
  const { decisions, format: _, checkpoint: __, result: ___, hashes: ____, ...header } = kept.save;
  const game = Game.begin(adaptor.system, header);
  game.follow(decisions.slice(0, at));
  const view = game.view(adaptor.system.isPrivate ? undefined : game.open[0]?.seat);
  return games.add({
    ...kept,
    id: newId(),
    place: { fr: adaptor.place(view, 'fr'), en: adaptor.place(view, 'en') },
    updated: Date.now(),
    save: game.save(),
    branch: at,
  });
}
