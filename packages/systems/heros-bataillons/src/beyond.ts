import { chapter, type NewGame } from '@souterrain/kernel';
import type { createHero } from './beings/creation/create.ts';
import type { exportHero, heroKept, importHero } from './beings/kept/file.ts';
import type { inDungeon } from './delve/dungeon.ts';
import type { reachTown } from './delve/end.ts';
import type { fightOn } from './delve/fight.ts';
import type { ableHeroes } from './delve/group.ts';
import type { inTown } from './delve/town.ts';
import type { attempt } from './master/prompts/attempt.ts';
import type { intervene, tableStep } from './master/step.ts';
import { NEW_HERO } from './setup.ts';

interface Beyond {
  readonly createHero: typeof createHero;
  readonly exportHero: typeof exportHero;
  readonly importHero: typeof importHero;
  readonly heroKept: typeof heroKept;
  readonly reachTown: typeof reachTown;
  readonly inTown: typeof inTown;
  readonly inDungeon: typeof inDungeon;
  readonly fightOn: typeof fightOn;
  readonly ableHeroes: typeof ableHeroes;
  readonly tableStep: typeof tableStep;
  readonly intervene: typeof intervene;
  readonly attempt: typeof attempt;
}

/** What a fight between ready-made heroes and their adversaries never opens: creation, kept heroes, delves, the table of an MJ. */
export const BEYOND = chapter<Beyond>('beyond');

const FIGHTS: readonly string[] = ['escarmouche', 'bataille'];

/** False for a game that is played from its beginning to its end without those chapters. */
export const opensBeyond = ({ seats, variants }: NewGame): boolean =>
  !FIGHTS.includes(variants.mode ?? FIGHTS[0]!) ||
  seats.some(({ choices }) => choices.heros === NEW_HERO || (choices.fiche ?? '') !== '');

/** How heroes leave a game and enter the next one. */
export const heroFiles = (): Pick<Beyond, 'exportHero' | 'importHero'> => BEYOND.open();
