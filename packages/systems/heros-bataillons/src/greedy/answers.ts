import type { Decision } from '@souterrain/kernel';
import { diceOf } from '../combat/dice.ts';
import { struckBy } from '../combat/maximum.ts';
import { weaponSetsOf } from '../combat/weapons.ts';
import { armourOf } from '../gear/armour.ts';
import { areEnemies, type Being, sideOf } from '../pieces.ts';
import { beingOf } from '../state.ts';
import type { Situation } from '../world.ts';
import { lifeOf, meanOf, threatOf, worthOn } from './blow.ts';
import { bestOf, firstOf, numberOf, textOf } from './options.ts';

/** Critical points that are worth a point of Chance. */
const GRAVE = 3;
/** HB-ATK-05: the mean of a d4. */
const DIMINISHED = 2.5;

/** HB-CHA-02, HB-CHA-05: spent on what kills or cripples, where it changes the result. */
export function chanceChoice(g: Situation, { params, prompt, options }: Decision): number {
  const { now } = beingOf(g.state, String(params!.being));
  const lost = now.for - Number(params!.for ?? now.for);
  const grave = prompt === 'chance-degats' && (params!.fate !== 'debout' || lost >= GRAVE);
  return firstOf(options, [grave ? 'depenser-chance' : 'subir', 'subir']);
}

/** HB-HERO-02: a blow that would cost an ally more than it costs the guard. */
export function guardChoice(g: Situation, { params, options }: Decision): number {
  const guard = beingOf(g.state, String(params!.being));
  const ally = beingOf(g.state, String(params!.ally));
  const damage = Number(params!.damage);
  const costs = damage - armourOf(g, guard);
  const spared = damage - armourOf(g, ally);
  const saves = spared >= lifeOf(ally) ? costs < lifeOf(guard) : spared > ally.now.end && costs <= guard.now.end;
  return firstOf(options, [saves ? 's-interposer' : 'laisser-faire']);
}

/** HB-ATK-15, HB-ATK-16: a die goes into a manoeuvre when it would hurt less than the manoeuvre hinders. */
export function manoeuvreChoice(g: Situation, { params, options }: Decision): number {
  const attacker = beingOf(g.state, String(params!.being));
  const target = beingOf(g.state, String(params!.target));
  const dealt = struckBy(g.state, sideOf(attacker), target)?.dealt ?? 0;
  const damage = Number(params!.face) - armourOf(g, target) - dealt;
  if (damage >= lifeOf(target)) return 0;
  const hindered = threatOf(g, target) - DIMINISHED;
  if (damage > 0 && damage + 1 > hindered) return 0;
  return Math.max(0, firstOf(options, ['entrave-arme', 'faire-tomber', 'entrave-mouvement']));
}

/** HB-ATK-04: a d12 against one's own dice. */
export function improvedChoice(g: Situation, { params, options }: Decision): number {
  const set = weaponSetsOf(g, beingOf(g.state, String(params!.being))).find(({ id }) => id === params!.weapon);
  const own = set ? meanOf(diceOf(g.state, set, 'normale'), { stopped: 0, life: 12 }) : 0;
  return firstOf(options, [own > 6.5 ? 'garder-ses-des' : 'ameliorer']);
}

/** Enemies by what a hit on them is worth, friends by their need. */
export function targetWorth(g: Situation, being: Being, id: string): number {
  const target = g.state.beings.find((one) => one.id === id);
  if (!target) return 0;
  if (areEnemies(being, target)) return 1 + worthOn(g, target, Math.min(4, lifeOf(target)));
  return (target.max.for - target.now.for + target.max.end - target.now.end) / 100;
}

export function targetChoice(g: Situation, { params, options }: Decision): number {
  const being = beingOf(g.state, String(params!.being));
  return Math.max(
    0,
    bestOf(options, (option) => targetWorth(g, being, textOf(option, 'being') || textOf(option, 'target'))),
  );
}

/** HB-ALC-10: FOR first, the rest to END. */
export const shareChoice = ({ options }: Decision): number =>
  Math.max(
    0,
    bestOf(options, (option) =>
      textOf(option, 'attribute') === 'for'
        ? 2 * numberOf(option, 'points') + numberOf(option, 'end')
        : numberOf(option, 'points') + numberOf(option, 'end'),
    ),
  );
