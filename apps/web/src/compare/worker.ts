import { blowOf } from './chances/blow.ts';
import { EDITIONS } from './editions.ts';
import { fight } from './fight/fight.ts';
import { addFight, NO_FIGHTS } from './fight/tally.ts';
import type { Chances, Fights, Request } from './messages.ts';
import { creaturesOf } from './tableau.ts';

addEventListener('message', ({ data: { wanted, scene } }: MessageEvent<Request>) => {
  if (wanted === 'chances') postMessage(chancesOf(scene));
  else playFights(scene);
});

const chancesOf = (scene: Request['scene']): Chances => ({
  blows: creaturesOf(scene).flatMap((creature) =>
    scene.party.flatMap((pair) =>
      EDITIONS.flatMap((edition) =>
        (['hero', 'creature'] as const).map((striker) => {
          const meeting = { edition, pair, creature, striker };
          return { meeting, odds: blowOf(meeting) };
        }),
      ),
    ),
  ),
});

const PAUSE = 80;

/** Both editions in turn, so that a run that is stopped has as many fights of each. */
function playFights(scene: Request['scene']): void {
  let tallies = { 'attention-donjon': NO_FIGHTS, 'attention-donjon-2': NO_FIGHTS };
  let said = 0;
  for (let index = 0; index < scene.fights; index++) {
    for (const edition of EDITIONS)
      tallies = { ...tallies, [edition]: addFight(tallies[edition], fight(edition, scene, index)) };
    const now = performance.now();
    if (now - said < PAUSE && index + 1 < scene.fights) continue;
    said = now;
    postMessage(tallies satisfies Fights);
  }
}
