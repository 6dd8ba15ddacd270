import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { isLedByWarlord } from '../beings/abilities/chef-de-guerre.ts';
import type { Blow } from '../beings/blow.ts';
import { landsAtOnce, suffer, wound } from '../beings/damage.ts';
import { lose } from '../beings/marks.ts';
import { spendMomentum } from '../checks/momentum.ts';
import { judgePosition } from '../master/prompts/position.ts';
import { stanceOdds } from '../odds/attack.ts';
import { type Being, sideOf } from '../pieces.ts';
import type { HB } from '../world.ts';
import { deciderOf, throwerOf } from './decider.ts';
import { diceOf, throwDice, throwOneAtOnce } from './dice.ts';
import { maySpend, spendDice } from './manoeuvres/index.ts';
import { dueFor } from './maximum.ts';
import { afterHit, carriesMore } from './riders.ts';
import { type Stance, stanceOf } from './stance.ts';
import { capped, criticalOf, mayDecline, openingFor, protectionOf, type Striker } from './striker.ts';

/** Those who strike one target together. */
export interface Volley {
  readonly strikers: readonly Striker[];
  readonly target: Being;
}

/**
 * HB-ATK-01, HB-ATK-09, HB-MAN-02: for each target the dice, the manoeuvres against it and one instance of damage; then what
 * the attack leaves behind, and the manoeuvres that wait for the damage. Loops are counted: in a rule that waits an iterator
 * is kept.
 */
export function* strike(g: HB, volleys: readonly Volley[], conclude: () => void): Rule<void> {
  for (let v = 0; v < volleys.length; v++) {
    const { strikers, target } = volleys[v]!;
    for (let i = 0; i < strikers.length; i++) {
      const striker = strikers[i]!;
      const stance = stanceOf(g.state, g.state.mode === 'table' ? yield* judgePosition(g, striker) : striker);
      const kind = mayDecline(g.state, striker, stance) ? yield* settle(g, striker) : stance.kind;
      const sides = diceOf(g.state, striker.set, kind);
      const thrower = { seat: throwerOf(g.state, striker.attacker), rule: 'HB-ATK-01' } as const;
      striker.faces = throwOneAtOnce(g, sides, thrower) ?? (yield* throwDice(g, sides, thrower));
      showDice(g, striker, { stance, kind, sides });
    }
    for (let i = 0; i < strikers.length; i++)
      if (maySpend(g.state, strikers[i]!)) yield* spendDice(g, strikers[i]!, strikers);
    for (let i = 0; i < strikers.length; i++) {
      const { before } = strikers[i]!;
      for (let j = 0; j < before.length; j++) yield* before[j]!.run();
    }
    const owner = strikers.length === 1 ? strikers[0]! : yield* ownerOf(g, strikers);
    const blow = blowOf(g, owner, target);
    if (blow === null) continue;
    const hit = landsAtOnce(g.state, target, blow) ? wound(g, target, blow) : yield* suffer(g, target, blow);
    if (hit.damage > 0 && carriesMore(owner)) yield* afterHit(g, owner, hit);
  }
  conclude();
  for (let v = 0; v < volleys.length; v++) {
    const { strikers } = volleys[v]!;
    for (let i = 0; i < strikers.length; i++) {
      const { attacker, after } = strikers[i]!;
      for (let j = 0; j < after.length; j++) if (attacker.status === 'present') yield* after[j]!.run();
    }
  }
}

interface Thrown {
  readonly stance: Stance;
  readonly kind: Stance['kind'];
  readonly sides: readonly number[];
}

/** What was thrown, and what it uses up or is given. */
function showDice(g: HB, striker: Striker, { stance, kind, sides }: Thrown): void {
  const { attacker, set, target } = striker;
  g.emit({
    type: 'attackRolled',
    being: attacker.id,
    target: target.id,
    weapon: set.id,
    stance: kind,
    favours: stance.favours,
    difficulties: stance.difficulties,
    absolute: stance.absolute,
    sides,
    faces: striker.faces,
    rules: [kind === 'amelioree' ? 'HB-ATK-04' : kind === 'diminuee' ? 'HB-ATK-05' : 'HB-ATK-01'],
  });
  // HB-TEST-07, HB-TEST-08: used up by this attack.
  if (attacker.marks.length > 0) {
    spendMomentum(g, attacker);
    for (const mark of GRANTED) lose(g, attacker, { mark, why: 'fini', rules: ['HB-GM-04'] });
  }
  striker.bonus += takeOpening(g, attacker, target);
  // HB-HERO-02.
  if (isLedByWarlord(g.state, attacker)) striker.bonus++;
}

/** HB-GM-04: what the MJ granted to this attack. */
const GRANTED = ['faveur', 'difficulte'] as const;

function settle(g: HB, striker: Striker): Rule<Stance['kind']> {
  const { attacker, set, target } = striker;
  const throwing = (id: string, kind: Stance['kind']) => option(id, kind, { odds: stanceOdds(g, striker, kind) });
  return ask({
    id: 'attaque-amelioree',
    seat: deciderOf(g.state, attacker)!,
    rule: 'HB-ATK-04',
    params: { being: attacker.id, target: target.id, weapon: set.id },
    options: [throwing('ameliorer', 'amelioree'), throwing('garder-ses-des', 'normale')],
  });
}

/** HB-MAN-09: what allies opened for this attack. */
function takeOpening(g: HB, attacker: Being, target: Being): number {
  const value = openingFor(attacker, target);
  if (value > 0) lose(g, attacker, { mark: `ouverture-${target.id}`, why: 'fini', rules: ['HB-MAN-09'] });
  return value;
}

/** HB-ATK-02, HB-ATK-16: the highest die left to an attacker, 0 if none is. */
function highestOf({ faces, spent, set }: Striker): number {
  let highest = 0;
  for (let i = 0; i < faces.length; i++) if (faces[i]! > highest && !spent.includes(i)) highest = faces[i]!;
  return capped(set, highest);
}

const worthOf = (striker: Striker): number => {
  const highest = highestOf(striker);
  return highest === 0 ? 0 : capped(striker.set, highest + striker.bonus);
};

/** HB-ATK-09, HB-ATK-20: the highest die of all; its owner gives the attribute and what follows the blow. */
function* ownerOf(g: HB, strikers: readonly Striker[]): Rule<Striker> {
  let best = strikers[0]!;
  for (const striker of strikers) if (worthOf(striker) > worthOf(best)) best = striker;
  const equal = strikers.filter((other) => other === best || worthOf(other) === worthOf(best));
  const differ = equal.some((other) => criticalOf(other) !== criticalOf(best) || other.set.entries[0]!.riders);
  const seat = deciderOf(g.state, best.attacker);
  if (!differ || seat === null) return best;
  return yield* ask({
    id: 'des-egaux',
    seat,
    rule: 'HB-ATK-20',
    options: equal.map((other) =>
      option(`de-de-${other.attacker.id}`, other, {
        label: 'de-de',
        params: { being: other.attacker.id },
        at: { figure: other.attacker.id },
      }),
    ),
  });
}

/** HB-ATK-11: what is still to be suffered; null when nothing is. */
function blowOf(g: HB, owner: Striker, target: Being): Blow | null {
  const { attacker, set } = owner;
  const value = worthOf(owner);
  const bonus = value - highestOf(owner);
  const armour = protectionOf(g, owner);
  const due = dueFor(g, { side: sideOf(attacker), target, value, armour });
  if (due.amount === 0) return null;
  const terms: Term[] = [{ label: 'de', value: value - bonus, rule: 'HB-ATK-02' }];
  if (bonus > 0) terms.push({ label: 'bonus', value: bonus, rule: 'HB-MAN-09' });
  if (armour > 0) terms.push({ label: 'armure', value: -armour, rule: 'HB-DMG-01' });
  if (due.dealt > 0) terms.push({ label: 'deja-inflige', value: -due.dealt, rule: 'HB-ATK-11' });
  return {
    amount: due.amount,
    armour: true,
    reduced: true,
    gross: due.gross,
    terms,
    attribute: criticalOf(owner),
    violent: true,
    believed: attacker.tags.includes('illusion'),
    by: attacker.id,
    source: set.id,
    rule: 'HB-ATK-02',
  };
}
