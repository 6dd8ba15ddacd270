import type { Item } from '@souterrain/crawl';
import type { AD2Attack } from '../world/features.ts';

/** An attack with every member written down, so that all of them have one shape: they are looked through at every turn. */
export const attackFrom = (given: AD2Attack, item: Item | undefined = given.item): AD2Attack => ({
  id: given.id,
  skill: given.skill,
  reach: given.reach,
  line: given.line,
  dice: given.dice,
  once: given.once,
  reload: given.reload,
  ammunition: given.ammunition,
  features: given.features,
  limit: given.limit,
  within: given.within,
  sighted: given.sighted,
  item,
});
