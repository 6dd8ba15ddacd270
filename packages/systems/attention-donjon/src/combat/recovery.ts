import { type Figure, hasMark, isOnBoard } from '@souterrain/crawl';
import { areEnemies, bans, bearingsWith, isActive, loseMark } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { inContact } from '@souterrain/crawl/movement';
import { flag, refund } from '@souterrain/crawl/rounds';
import { chosen, defineWords, hints, one, plain, who } from '@souterrain/crawl/text';
import { type Action, ALL_PAYABLE, actionOf } from '@souterrain/crawl/world';
import type { Rule, Term } from '@souterrain/kernel';
import { type Attribute, TRAIT_OF } from '../figures/traits.ts';
import { traitOf } from '../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';
import { careActions } from './care.ts';
import { isSecoue } from './secoue.ts';

/** AD1-HEALTH-15: Se Reprendre, Récupération, Soins, Se libérer, Se relever. */
export function healthActions(g: AD1, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  const { state } = g;
  if (bans(g, figure, 'actions')) return NONE;
  const actions: Action[] = [];
  // AD1-TRAIT-03: a null trait starts nothing.
  if (isSecoue(figure) && traitOf(g, figure, TRAIT_OF['se-reprendre']) !== null) {
    if (hasMark(figure, 'secoue')) actions.push(seReprendre(g, figure, 'secoue'));
    else actions.push(seReprendre(g, figure, 'serieusement-secoue'));
  }
  if (payable.bonus && figure.sante < figure.santeMax && traitOf(g, figure, TRAIT_OF.recuperation) !== null)
    actions.push(
      actionOf({
        id: 'recuperation',
        type: 'bonus',
        rolls: true,
        rule: 'AD1-HEALTH-19',
        run: () => recuperer(g, figure),
      }),
    );
  if (payable.standard && traitOf(g, figure, TRAIT_OF.soins) !== null)
    for (const action of careActions(g, figure)) actions.push(action);
  if (hasMark(figure, 'a-terre'))
    actions.push(
      actionOf({ id: 'se-relever', type: 'mouvement', rule: 'AD1-GRAVE-06', run: () => seRelever(g, figure) }),
    );
  for (const held of state.figures)
    if (hasMark(held, 'entrave') && isOnBoard(held) && !areEnemies(figure, held))
      if (held === figure || inContact(g, figure, held)) actions.push(...liberer(g, figure, held));
  return actions;
}

const NONE: readonly Action[] = [];

/** AD1-HEALTH-16 to AD1-HEALTH-18; AD1-GRAVE-05: an Action complexe against Sérieusement secoué, without a refund. */
function seReprendre(g: AD1, figure: Figure, state: 'secoue' | 'serieusement-secoue'): Action {
  const isLight = state === 'secoue';
  return actionOf({
    id: 'se-reprendre',
    type: isLight ? 'bonus' : 'complexe',
    rolls: true,
    rule: isLight ? 'AD1-HEALTH-16' : 'AD1-GRAVE-05',
    run: () => shakeOff(g, figure, state),
  });
}

function* shakeOff(g: AD1, figure: Figure, state: 'secoue' | 'serieusement-secoue'): Rule<void> {
  const isLight = state === 'secoue';
  const { success, seuil } = yield* check(g, {
    who: figure,
    purpose: 'se-reprendre',
    trait: TRAIT_OF['se-reprendre'],
    difficulty: [DEFAULT_DIFFICULTY],
    seuil: isLight,
  });
  if (!success) return;
  loseMark(g, figure, state, { why: 'retire', rules: ['AD1-HEALTH-04'] });
  if (isLight && seuil! >= 2) refund(g, figure, 'bonus');
}

/** AD1-HEALTH-19; AD1-SYLV-10 gives more. Also taken for free by an arcana or an item. */
export function* recuperer(g: AD1, figure: Figure): Rule<void> {
  const { success } = yield* check(g, {
    who: figure,
    purpose: 'recuperation',
    trait: TRAIT_OF.recuperation,
    difficulty: [DEFAULT_DIFFICULTY, ...enemiesAround(g, figure)],
    seuil: false,
  });
  if (!success) return;
  let amount = 1;
  for (const { feature } of bearingsWith(g, figure).recovers) amount = Math.max(amount, feature.recovers ?? 1);
  heal(g, figure, { amount, by: 'recuperation', rules: ['AD1-HEALTH-19', 'AD1-HEALTH-21'] });
}

/** AD1-HEALTH-20, AD1-HEALTH-25, AD1-GRID-05: active enemies in contact. */
function enemiesAround(g: AD1, figure: Figure): readonly Term[] {
  let count = 0;
  for (const other of g.state.figures)
    if (areEnemies(figure, other) && isActive(g, other) && inContact(g, figure, other)) count++;
  return count > 0 ? [{ label: 'ennemis-adjacents', value: count, rule: 'AD1-HEALTH-20' }] : [];
}

function* seRelever(g: AD1, figure: Figure): Rule<void> {
  loseMark(g, figure, 'a-terre', { why: 'retire', rules: ['AD1-GRAVE-06'] });
  // AD1-GRAVE-06: the one Action of this turn.
  flag(g, figure, 'fini');
}

/** AD1-ETAT-02: Force or Agilité, by the figure itself or an ally in contact. */
function liberer(g: AD1, figure: Figure, held: Figure): readonly Action[] {
  const act = held === figure ? 'se-liberer' : 'liberer';
  return (['force', 'agilite'] as const)
    .filter((trait) => traitOf(g, figure, trait) !== null)
    .map((trait) =>
      actionOf({
        id: held === figure ? `${act}-${trait}` : `${act}-${held.id}-${trait}`,
        label: act,
        type: 'standard',
        rolls: true,
        rule: 'AD1-ETAT-02',
        params: { figure: held.id, trait },
        at: { figure: held.id },
        run: () => breakFree(g, figure, { held, trait }),
      }),
    );
}

/** AD1-ETAT-02: for oneself, or for somebody held. */
export function* breakFree(g: AD1, figure: Figure, { held, trait }: { held: Figure; trait: Attribute }): Rule<void> {
  const { success } = yield* check(g, {
    who: figure,
    purpose: 'se-liberer',
    trait,
    difficulty: [DEFAULT_DIFFICULTY],
    seuil: false,
  });
  if (success) loseMark(g, held, 'entrave', { why: 'retire', rules: ['AD1-ETAT-02'] });
}

export const recoveryWords = defineWords({
  labels: {
    'se-reprendre': {
      fr: plain('Se reprendre', 'Mental, Difficulté 2'),
      en: plain('Se reprendre', 'Mental, Difficulty 2'),
    },
    recuperation: {
      fr: plain('Récupération', 'Vigueur, Difficulté 2 : +1 Santé'),
      en: plain('Récupération', 'Vigueur, Difficulty 2: Santé +1'),
    },
    'se-relever': { fr: plain('Se relever'), en: plain('Get up') },
    'se-liberer': {
      fr: (o) => one(`Se libérer par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 2')),
      en: (o) => one(`Break free by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 2')),
    },
    liberer: {
      fr: (o) => one(`Libérer ${who(o)} par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 2')),
      en: (o) => one(`Free ${who(o)} by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 2')),
    },
  },
});
