import { loaderOf } from '../systems/registry.ts';
import { type Everything, isSameGame, isSameHero } from './everything.ts';
import { loadKept } from './readable.ts';
import type { Restored } from './save-words.ts';
import { games, heroes, isListable, type KeptHero, type SavedGame } from './store.ts';

/** Takes all that a file holds back in, leaving what is here as it is. Rejects when the device keeps nothing. */
export async function restore(file: Everything): Promise<Restored> {
  const [keptGames, keptHeroes] = [(await games.list()).filter(isListable), await heroes.list()];
  const done = { games: 0, heroes: 0, already: 0, refused: 0 };
  for (const game of file.games) {
    if (!(await isPlayable(game))) done.refused++;
    else if (keptGames.some((here) => isSameGame(here, game))) done.already++;
    else {
      await games.add(game);
      done.games++;
    }
  }
  for (const hero of file.heroes) {
    if (!isHero(hero)) done.refused++;
    else if (keptHeroes.some((here) => isSameHero(here, hero))) done.already++;
    else {
      await heroes.add(hero);
      done.heroes++;
    }
  }
  return done;
}

async function isPlayable(game: SavedGame): Promise<boolean> {
  if (!isListable(game)) return false;
  const load = loaderOf(game.system);
  return load !== undefined && (await loadKept(load, game.save)).ok;
}

const isHero = (hero: Partial<KeptHero>): boolean =>
  [hero?.id, hero?.system, hero?.name, hero?.sheet].every((text) => typeof text === 'string');
