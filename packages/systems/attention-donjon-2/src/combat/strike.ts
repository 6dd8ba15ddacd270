import { type Figure, isOnBoard } from '@souterrain/crawl';
import { bearingsWith, seatOf, useOnce } from '@souterrain/crawl/figures';
import { afterShot, throwItem } from '@souterrain/crawl/items';
import { flag } from '@souterrain/crawl/rounds';
import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { resist, sufferHelpless } from '../actions/endure.ts';
import { perform } from '../actions/perform.ts';
import { enemiesWithin } from '../actions/targets.ts';
import { ignores } from '../figures/bearings.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack, Blow } from '../world/features.ts';
import { isRanged } from './attacks.ts';
import { attackModifiers, characteristicFor, coverTerms } from './modifiers.ts';

export interface StrikeOrder {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: AD2Attack;
  readonly how: 'standard' | 'bonus' | 'gratuite' | 'talent';
  readonly extraDice?: readonly Term[];
  readonly extraAdded?: readonly Term[];
  /** AD2-XESQ-17: another characteristic than the one of the line. */
  readonly against?: 'defense' | 'reflexes';
}

/** What an attack came to. */
export interface Struck {
  readonly hit: boolean;
  readonly lost: number;
  readonly killed: boolean;
  readonly left: number;
}

/**
 * AD2-XCOMB-02, AD2-XCOMB-18, AD2-XCOMB-20, AD2-XROUND-12: heroes roll to hit, and whoever a monster attacks rolls to
 * resist.
 */
export const strike = (g: AD2, order: StrikeOrder): Rule<Struck> =>
  order.attacker.hero ? heroStrikes(g, order) : monsterStrikes(g, order);

function* heroStrikes(g: AD2, order: StrikeOrder): Rule<Struck> {
  const { attacker, target, attack, how } = order;
  noteAttack(g, attacker, { attack, how });
  afterShot(g, attacker, attack);
  const isMasked = isRanged(attack) && !ignores(g, attacker, 'couvert');
  const against = order.against ?? characteristicFor(g, attacker, { attack, target });
  const done = yield* perform(g, {
    actor: attacker,
    line: attack.line,
    label: attack.id,
    purpose: 'attaque',
    attack,
    targets: [target],
    item: attack.item,
    how,
    modifiers: (other) => attackModifiers(g, attacker, { attack, target: other }),
    extraDice: [
      ...(order.extraDice ?? []),
      ...(attack.dice ? [{ label: attack.id, value: attack.dice, rule: 'AD2-XCONV-05' as const }] : []),
      ...(isMasked ? coverTerms(g, { from: attacker, to: target }, -1) : []),
    ],
    extraAdded: order.extraAdded ?? [],
    ...(against ? { against } : {}),
  });
  // AD2-EQUIP-10, AD2-EQUIP-19: a single use leaves the hand, hit or not.
  if (attack.once && attack.item) throwItem(g, attacker, { item: attack.item, cell: target.cell });
  const killed = done.killed.includes(target);
  const blow: Blow = { attacker, target, jet: done.jet, lost: done.lost, killed, left: done.left };
  if (done.success) yield* follow(g, blow);
  return { hit: done.success, lost: done.lost, killed, left: done.left };
}

/** What an attack that succeeded leads to. */
export function* follow(g: AD2, blow: Blow): Rule<void> {
  for (const at of bearingsWith(g, blow.attacker).hit) yield* at.feature.hit!(g, at, blow);
  for (const id of blow.jet.attack?.features ?? []) {
    const feature = g.edition.featureOf(id);
    if (feature?.hit) yield* feature.hit(g, { feature, who: blow.attacker, item: blow.jet.attack?.item }, blow);
  }
  if (blow.killed) for (const at of bearingsWith(g, blow.attacker).kill) yield* at.feature.kill!(g, at, blow);
}

/** AD2-MON-06, AD2-ENN-21: its whole strength is in the line. */
function monsterStrikes(g: AD2, order: StrikeOrder): Rule<Struck> {
  const { attacker, target, attack, how } = order;
  noteAttack(g, attacker, { attack, how });
  // AD2-IA-07.
  if (attack.limit) useOnce(g, attacker, { span: attack.limit.span, key: attack.id, rules: ['AD2-IA-07'] });
  return attack.line.range?.kind === 'aur' ? blowsAround(g, order) : blowOn(g, order, target);
}

/** AD2-ENN-17: each of an area makes his own Jet. */
function* blowsAround(g: AD2, order: StrikeOrder): Rule<Struck> {
  const { attacker, attack } = order;
  let whole: Struck = { hit: false, lost: 0, killed: false, left: 0 };
  // AD2-ARCA-18: whoever deceived it is no target of it.
  const { spares } = g.edition;
  let left = enemiesWithin(g, attacker, attack.line).filter((other) => !spares(g, attacker, other));
  while (left.length > 0) {
    const victim = yield* nextVictim(g, attacker, left);
    left = left.filter((other) => other !== victim);
    if (!isOnBoard(victim)) continue;
    const { hit, lost, killed } = yield* blowOn(g, order, victim);
    whole = { hit: whole.hit || hit, lost: whole.lost + lost, killed: whole.killed || killed, left: 0 };
  }
  return whole;
}

const nextVictim = (g: AD2, attacker: Figure, figures: readonly Figure[]): Rule<Figure> =>
  ask({
    id: 'ordre',
    seat: seatOf(g.state, attacker),
    rule: 'AD2-ENN-17',
    params: { figure: attacker.id },
    options: figures.map(({ id }, i) =>
      option(`cible-${id}`, figures[i]!, { label: 'cible', params: { figure: id }, at: { figure: id } }),
    ),
  });

function* blowOn(g: AD2, { attacker, attack, extraDice = NONE }: StrikeOrder, target: Figure): Rule<Struck> {
  const cover = isRanged(attack) ? coverTerms(g, { from: attacker, to: target }, 1) : NONE;
  const { success, lost, died, source } = yield* resist(g, {
    victim: target,
    by: attacker,
    line: attack.line,
    label: attack.id,
    extraDice: cover.length > 0 ? [...extraDice, ...cover] : extraDice,
  });
  return { hit: !success, lost, killed: died && source?.target === target, left: 0 };
}

const NONE: readonly Term[] = [];

/** AD2-XROUND-09 and the talents look back at what was attacked with in the turn. */
export function noteAttack(g: AD2, attacker: Figure, { attack, how }: Pick<StrikeOrder, 'attack' | 'how'>): void {
  if (how === 'gratuite' || g.state.turn?.figure !== attacker.id) return;
  flag(g, attacker, 'attaque');
  flag(g, attacker, attack.skill);
}

/** AD2-PERI-02: an automatic failure of its attack. */
export function* bite(g: AD2, { attacker, target, attack }: StrikeOrder): Rule<void> {
  yield* sufferHelpless(g, { victim: target, by: attacker, line: attack.line, label: attack.id });
}
