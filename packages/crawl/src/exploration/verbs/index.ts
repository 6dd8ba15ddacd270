import type { Verbs } from '../../world/verbs.ts';
import { damage, heroisme, mark, sante, unmark } from './body.ts';
import { check, choose, foresee, suits } from './chance.ts';
import { each, fits, gives, hews } from './each.ts';
import { encounter } from './encounter.ts';
import { deniers, destroy, item, search, treasure } from './goods.ts';
import { devour, feed } from './hunger.ts';
import { enlist, gone, note, reveals } from './place.ts';
import { die, effects, imposes, tally } from './written.ts';

/** All that content may make happen, by its verb. */
export const VERBS: Verbs = {
  sante,
  heroisme,
  mark,
  unmark,
  deniers,
  item,
  treasure,
  search,
  damage,
  encounter,
  check,
  suits,
  choose,
  enlist,
  note,
  reveal: reveals,
  destroy,
  feed,
  devour,
  imposes,
  effects,
  die,
  tally,
  each,
  fits,
  foresee,
  gives,
  hews,
  gone,
};
