import { createHero } from './beings/creation/create.ts';
import { exportHero, heroKept, importHero } from './beings/kept/file.ts';
import { BEYOND } from './beyond.ts';
import { inDungeon } from './delve/dungeon.ts';
import { reachTown } from './delve/end.ts';
import { fightOn } from './delve/fight.ts';
import { ableHeroes } from './delve/group.ts';
import { inTown } from './delve/town.ts';
import { attempt } from './master/prompts/attempt.ts';
import { intervene, tableStep } from './master/step.ts';

/** All the rules that `./system` starts without. */
export function bringRules(): void {
  BEYOND.bring({
    createHero,
    exportHero,
    importHero,
    heroKept,
    reachTown,
    inTown,
    inDungeon,
    fightOn,
    ableHeroes,
    tableStep,
    intervene,
    attempt,
  });
}
