import { type Figure, isOnBoard } from '@souterrain/crawl';
import { areEnemies, bans, bearingsWith, holdsZone, isActive, profileOf, seatOf } from '@souterrain/crawl/figures';
import { arrive, type DodgeNeed, inContact, isEmpty, type Move, sameZone } from '@souterrain/crawl/movement';
import { defineWords, figure, move, one } from '@souterrain/crawl/text';
import type { Cell } from '@souterrain/dungeon';
import { ask, option, type Rule } from '@souterrain/kernel';
import { hasRest, sufferRest, UNHURT } from '../actions/endure.ts';
import { type EnemyOrder, face } from '../actions/face.ts';
import { attacksOf, isRanged } from '../combat/attacks.ts';
import { suffer } from '../combat/damage.ts';
import { strike } from '../combat/strike.ts';
import { characteristicOf } from '../figures/values.ts';
import { lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

interface Going {
  readonly move: Move;
  readonly need: DodgeNeed;
}

/** AD2-XESQ-02 to AD2-XESQ-18: leaving a zone that enemies hold; true when the figure reaches its square. */
export const slipAway = (g: AD2, figure: Figure, going: Going): Rule<boolean> =>
  figure.hero ? dodge(g, figure, going) : walkOff(g, figure, going);

/** AD2-XESQ-03, AD2-ATTR-05. */
const DODGES = {
  ordinaire: lineOf('Agilité/Esquive 5 (Dommages X/Dommages X-3)'),
  difficile: lineOf('Agilité/Esquive 7 (Dommages X/Dommages X-3)'),
} as const;

function* dodge(g: AD2, hero: Figure, { move, need }: Going): Rule<boolean> {
  const to = { cell: move.to, how: move.kind };
  const ways = bearingsWith(g, hero).dodges.map(({ feature }) => feature.dodges!);
  const reactions = reactionsOf(g, hero);
  // AD2-XESQ-14: nothing but a Réaction holds it back.
  if (ways.some(({ painless }) => painless) && reactions.length === 0) {
    g.emit({ type: 'dodgeSettled', figure: hero.id, success: true, how: 'insaisissable', rules: ['AD2-XESQ-14'] });
    yield* arrive(g, hero, { ...to, cell: yield* landing(g, hero, move.to) });
    return true;
  }
  const order: EnemyOrder = {
    victim: hero,
    by: null,
    line: DODGES[need.level],
    label: 'esquive',
    purpose: 'esquive',
    bindings: { X: counted(g, hero) },
    reactions,
    // AD2-XESQ-12, AD2-XESQ-15.
    ...Object.assign({}, ...ways),
  };
  const from = hero.cell;
  const faced = yield* face(g, order);
  const passes = faced.success || ways.length > 0;
  g.emit({ type: 'dodgeSettled', figure: hero.id, success: passes, how: 'jet', rules: ['AD2-XESQ-05', 'AD2-XESQ-06'] });
  // AD2-XESQ-07, AD2-Q-15: Dommages, then the move, then the states; or the states before the move.
  const { died } = faced.source ? yield* suffer(g, faced.source) : UNHURT;
  if (died || !isOnBoard(hero)) return stopped(g, hero, move, 'hors-combat');
  const isFirst = !passes || g.state.variants.dodgeStatesBeforeMove === 'yes';
  if (isFirst && hasRest(faced)) yield* sufferRest(g, faced);
  const isHeld = hero.cell !== from || !isEmpty(g, move.to) || bans(g, hero, 'bouger');
  if (!passes || isHeld) return stopped(g, hero, move, passes ? 'retenu' : 'touche');
  yield* arrive(g, hero, to);
  if (!isFirst && hasRest(faced)) yield* sufferRest(g, faced);
  return true;
}

function* landing(g: AD2, hero: Figure, to: Cell): Rule<Cell> {
  let cell = to;
  for (const at of bearingsWith(g, hero).landing) cell = yield* at.feature.landing!(g, at, cell);
  return cell;
}

function stopped(g: AD2, figure: Figure, { to }: Move, why: 'touche' | 'hors-combat' | 'retenu'): false {
  g.emit({ type: 'moveStopped', figure: figure.id, to, why, rules: ['AD2-XESQ-05'] });
  return false;
}

/** AD2-XESQ-04, AD2-Q-16: enemies that X counts. */
function counted(g: AD2, hero: Figure): number {
  const { dodgeCount } = g.state.variants;
  let count = 0;
  for (const other of g.state.figures) {
    if (!isOnBoard(other) || !areEnemies(hero, other) || !sameZone(g, hero, other)) continue;
    if (dodgeCount === 'all' || (dodgeCount === 'adjacent' ? inContact(g, hero, other) : isActive(g, other))) count++;
  }
  return count;
}

/** AD2-XESQ-09, AD2-XESQ-11: active enemies of the starting zone that have one. */
function reactionsOf(g: AD2, hero: Figure): NonNullable<EnemyOrder['reactions']> {
  const reactions: NonNullable<EnemyOrder['reactions']>[number][] = [];
  for (const by of g.state.figures) {
    if (by.hero || !areEnemies(hero, by) || !isActive(g, by) || !sameZone(g, hero, by)) continue;
    const { reaction } = profileOf(g, by);
    if (reaction.length > 0) reactions.push({ by, effects: reaction });
  }
  return reactions;
}

/** AD2-XESQ-17, AD2-Q-17: heroes in contact may strike at a monster that walks away. */
function* walkOff(g: AD2, monster: Figure, { move }: Going): Rule<boolean> {
  if (g.state.variants.monsterLeaving === 'attack') {
    const { sante } = monster;
    yield* heroesStrike(g, monster);
    if (!isOnBoard(monster)) return stopped(g, monster, move, 'hors-combat');
    if (monster.sante < sante) return stopped(g, monster, move, 'touche');
  }
  if (!isEmpty(g, move.to)) return stopped(g, monster, move, 'retenu');
  yield* arrive(g, monster, { cell: move.to, how: move.kind });
  return true;
}

/** AD2-XESQ-17: in the order the players choose, until the monster is hurt. */
function* heroesStrike(g: AD2, monster: Figure): Rule<void> {
  const { sante } = monster;
  const asked: Figure[] = [];
  for (;;) {
    const heroes = g.state.figures.filter((hero) => !asked.includes(hero) && mayStrike(g, hero, monster));
    if (heroes.length === 0 || monster.status !== 'plateau' || monster.sante < sante) return;
    const hero = yield* nextToStrike(g, monster, heroes);
    asked.push(hero);
    yield* strikeOrNot(g, hero, monster);
  }
}

function mayStrike(g: AD2, hero: Figure, monster: Figure): boolean {
  if (!hero.hero || !areEnemies(hero, monster) || !isActive(g, hero) || bans(g, hero, 'reactions')) return false;
  // AD2-JET-16: nothing is aimed at a dash.
  if (characteristicOf(g, monster, 'reflexes') === null) return false;
  return isFree(g, hero, monster) || (hero.reactions > 0 && inContact(g, hero, monster));
}

/** AD2-XCRO-10: who is entrenched spends nothing, whoever leaves his zone. */
const isFree = (g: AD2, hero: Figure, monster: Figure): boolean => holdsZone(g, hero) && sameZone(g, hero, monster);

const nextToStrike = (g: AD2, monster: Figure, heroes: readonly Figure[]): Rule<Figure> =>
  ask({
    id: 'qui-frappe',
    seat: seatOf(g.state, monster),
    rule: 'AD2-XESQ-17',
    params: { target: monster.id },
    options: heroes.map((hero) =>
      option(`cible-${hero.id}`, hero, { label: 'cible', params: { figure: hero.id }, at: { figure: hero.id } }),
    ),
  });

function* strikeOrNot(g: AD2, hero: Figure, monster: Figure): Rule<void> {
  const attacks = attacksOf(g, hero).filter((attack) => !isRanged(attack) && attack.skill === 'melee');
  const attack = yield* ask<(typeof attacks)[number] | null>({
    id: 'reaction',
    seat: seatOf(g.state, hero),
    rule: 'AD2-XESQ-17',
    params: { figure: hero.id, target: monster.id },
    options: [
      ...attacks.map((a) =>
        option(`attaquer-${a.id}`, a, { label: 'attaque-gratuite', params: { figure: monster.id, attack: a.id } }),
      ),
      option('passer', null),
    ],
  });
  if (!attack) return;
  if (!isFree(g, hero, monster))
    g.emit({ type: 'reactionSpent', figure: hero.id, left: hero.reactions - 1, rules: ['AD2-XROUND-10'] });
  yield* strike(g, { attacker: hero, target: monster, attack, how: 'gratuite', against: 'reflexes' });
}

/** AD2-XESQ-03. */
const HARDNESS = {
  fr: { ordinaire: 'Esquive : Agilité/Esquive 5', difficile: 'Esquive difficile : Agilité/Esquive 7' },
  en: { ordinaire: 'Esquive: Agilité/Esquive 5', difficile: 'difficult Esquive: Agilité/Esquive 7' },
};

export const dodgeWords = defineWords({
  prompts: {
    'qui-frappe': {
      fr: (a) => `${figure(a, 'target')} s’éloigne : qui peut frapper d’abord ?`,
      en: (a) => `${figure(a, 'target')} walks away: who may strike first?`,
    },
    reaction: {
      fr: (a) => `${figure(a, 'target')} s’éloigne : ${figure(a)} frappe, avec sa Réaction ?`,
      en: (a) => `${figure(a, 'target')} walks away: does ${figure(a)} strike, with the Réaction?`,
    },
  },
  labels: {
    'reaction/attaque-gratuite': (o) =>
      one(o.attack(String(o.option.params.attack)), o.attackFacts(String(o.option.params.attack))),
    'reaction/passer': { fr: 'Garder sa Réaction', en: 'Keep the Réaction' },
    'se-deplacer': { fr: move('Aller en', HARDNESS.fr), en: move('Go to', HARDNESS.en) },
    'pas-de-placement': {
      fr: move('Pas de placement en', HARDNESS.fr),
      en: move('Pas de placement to', HARDNESS.en),
    },
  },
});
