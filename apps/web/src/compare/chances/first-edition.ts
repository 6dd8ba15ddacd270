import type { AD1Event } from '@souterrain/attention-donjon';
import { atLeast } from '@souterrain/odds';
import { attack } from '@souterrain/odds/attention-donjon';
import type { BlowOdds, Gambling } from './chances.ts';
import { type Duel, struckWith } from './duel.ts';

type Announced = Extract<AD1Event, { type: 'rollAnnounced' }>;

/** No six to gamble, and more than any Difficulté asks for. */
const SURE: readonly number[] = Array.from({ length: 60 }, () => 5);

/** The attack roll, then the damage roll, as the rules announce them for this very position. */
export function firstEdition(duel: Duel, poker: Gambling): BlowOdds | undefined {
  const events = struckWith(duel, () => SURE).events as readonly AD1Event[];
  const announced = (purpose: string) =>
    events.find((event): event is Announced => event.type === 'rollAnnounced' && event.purpose === purpose);
  const [hits, hurts] = [announced('attaque'), announced('dommages')];
  if (!hits || !hurts) return undefined;
  const { hit, affected, killed, lost, meanLost } = attack({
    attack: { dice: hits.dice, difficulty: hits.difficulty, poker },
    damage: { dice: hurts.dice, endurance: hurts.difficulty, poker },
    target: { sante: duel.sante, shaken: false },
    // A group gambles to reach what is asked of it, and no further.
    aim: poker === 'group' ? 'touch' : 'wounds',
  });
  return {
    hits: hit,
    shakes: affected,
    wounds: atLeast(lost, 1),
    kills: killed,
    meanLost,
    sante: duel.sante,
    roll: {
      of: 'attack',
      dice: hits.dice,
      difficulty: hits.difficulty,
      damage: hurts.dice,
      endurance: hurts.difficulty,
    },
  };
}
