import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { type CardId, isJoker, suitOf } from '../../cards/index.ts';
import type { CheckVerb } from '../../content/types.ts';
import { areEnemies, isActive } from '../../figures/sides.ts';
import { masterKeyOf, openWithKey } from '../../items/keepsakes.ts';
import { planOn } from '../../movement/plan.ts';
import { drawCard, drawCards } from '../../rounds/draw.ts';
import type { Figure } from '../../state.ts';
import { figure, thing } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import { one } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { listOf, numberOf, reached } from './context.ts';
import { perform } from './perform.ts';

/** AD1-PERI-04: each rolls, and meets the outcome of its own roll. */
export function* check(g: Crawl, verb: VerbOf<'check'>, context: Context): Rule<void> {
  for (const figure of reached(g, verb.who, context)) {
    const { trait, purpose = 'epreuve', scenery } = verb.check;
    if (yield* opensWithKey(g, figure, verb.check, context)) {
      yield* perform(g, verb.success ?? [], { ...context, actor: figure });
      continue;
    }
    const difficulty = difficultyOf(g, figure, verb.check, context);
    const {
      total,
      success,
      difficulty: aim,
      missing = Math.max(0, aim - total),
    } = yield* g.edition.check(g, {
      who: figure,
      purpose,
      trait,
      difficulty,
      ...(scenery === undefined ? {} : { scenery }),
      seuil: verb.success?.some((v) => 'reveal' in v || 'tally' in v) ?? false,
      ...(verb.missing === undefined ? {} : { imposed: true }),
    });
    const lost = verb.missing ? missing * verb.missing : 0;
    // AD1-PERI-09: each missing success costs Santé.
    if (lost > 0) yield* g.edition.lacks(g, figure, { amount: lost, by: context.entry.id });
    yield* perform(g, (success ? verb.success : verb.failure) ?? [], { ...context, actor: figure, total });
  }
}

/** What a key fits. */
const LOCKED: readonly (string | undefined)[] = ['porte', 'coffre'];

/** AD1-TMAG-02: the bearer of a master key may open without a roll. */
function* opensWithKey(g: Crawl, figure: Figure, { scenery }: CheckVerb, { cell }: Context): Rule<boolean> {
  if (!LOCKED.includes(scenery) || !figure.hero || !masterKeyOf(figure)) return false;
  const isUsed = yield* ask({
    id: 'passe-partout',
    seat: figure.hero.seat,
    rule: 'AD1-TMAG-02',
    params: { figure: figure.id },
    options: [option('forcer', false), option('ouvrir-a-la-cle', true)],
  });
  return isUsed && openWithKey(g, figure, cell);
}

function difficultyOf(g: Crawl, figure: Figure, { difficulty, purpose }: CheckVerb, context: Context): readonly Term[] {
  const terms: Term[] = [{ label: 'base', value: difficulty, rule: 'AD1-PERI-04' }];
  const meals = context.entry.feeds ? numberOf(context.hazard, 'repas') : 0;
  if (meals > 0) terms.push({ label: 'repas', value: meals, rule: 'AD1-PERI-09' });
  const enemies = purpose === 'soins' ? enemiesAround(g, figure, context) : 0;
  if (enemies > 0) terms.push({ label: 'ennemis', value: enemies, rule: 'AD1-HEALTH-23' });
  return terms;
}

/** AD1-HEALTH-23: adjacent to the healer or to the patient, each once. */
function enemiesAround(g: Crawl, healer: Figure, { hazard }: Context): number {
  const { adjacent } = planOn(g);
  const near = new Set([...(adjacent.get(healer.cell) ?? []), ...(adjacent.get(hazard?.cell ?? healer.cell) ?? [])]);
  let enemies = 0;
  for (const other of g.state.figures)
    if (areEnemies(healer, other) && isActive(g, other) && near.has(other.cell)) enemies++;
  return enemies;
}

/** AD1-PERI-04, AD1-DECK-03: a joker counts only where the table has a row for it. */
export function* suits(g: Crawl, verb: VerbOf<'suits'>, context: Context): Rule<void> {
  const card = yield* cardOf(g, context, { once: verb.once === true, jokers: verb.suits.joker !== undefined });
  const verbs = isJoker(card) ? verb.suits.joker : verb.suits[suitOf(card)];
  yield* perform(g, verbs ?? [], context);
}

/** AD2-PERI-07: what has been foreseen is what will come. */
export function* foresee(g: Crawl, _verb: VerbOf<'foresee'>, context: Context): Rule<void> {
  yield* cardOf(g, context, { once: true, jokers: true });
}

/** A card drawn for this péripétie, or `once` the one that was drawn for it before. */
function* cardOf(
  g: Crawl,
  { hazard, entry, seat }: Context,
  { once, jokers }: { readonly once: boolean; readonly jokers: boolean },
): Rule<CardId> {
  const order = { seat, rule: 'AD1-PERI-04', reason: 'peripetie' } as const;
  const known = once ? (hazard?.notes.carte as CardId | undefined) : undefined;
  const card = known ?? (jokers ? (yield* drawCards(g, { ...order, count: 1 }))[0]! : yield* drawCard(g, order));
  if (known === undefined && once && hazard)
    g.emit({ type: 'hazardNoted', hazard: hazard.id, note: 'carte', value: card, rules: ['AD1-PERI-10'] });
  g.emit({ type: 'suitDrawn', peripetie: entry.id, card, again: known !== undefined, rules: ['AD1-PERI-04'] });
  return card;
}

export function* choose(g: Crawl, verb: VerbOf<'choose'>, context: Context): Rule<void> {
  const { hazard, actor } = context;
  const open = verb.choose.filter(
    ({ unless }) => unless === undefined || !actor || !listOf(hazard, unless).includes(actor.id),
  );
  const does = yield* ask({
    id: 'peripetie-choix',
    seat: context.actor?.hero?.seat ?? context.seat,
    rule: 'AD1-PERI-04',
    params: { peripetie: context.entry.id },
    options: open.map(({ id, does: verbs }) =>
      option(id, verbs, { label: 'peripetie-choix', params: { peripetie: context.entry.id, choice: id } }),
    ),
  });
  yield* perform(g, does, context);
}

export const chanceWords = defineWords({
  prompts: {
    'passe-partout': {
      fr: (a) => `C’est fermé : ${figure(a)} y laisse le passe-partout ?`,
      en: (a) => `It is locked: does ${figure(a)} leave the master key in it?`,
    },
    'peripetie-choix': {
      fr: (a) => `${thing(a, 'peripetie')} : que fait ${a.who} ?`,
      en: (a) => `${thing(a, 'peripetie')}: what does ${a.who} do?`,
    },
  },
  labels: {
    forcer: { fr: ['Forcer', 'un jet'], en: ['Force it', 'a roll'] },
    'ouvrir-a-la-cle': {
      fr: ['Ouvrir à la clé', 'sans jet, la clé reste dans la serrure'],
      en: ['Use the key', 'no roll, the key stays in the lock'],
    },
    'peripetie-choix': ({ peripetieName, option: { params } }) =>
      one(peripetieName(String(params.peripetie), String(params.choice))),
  },
});
