import { type Figure, hasMark, isOnBoard } from '@souterrain/crawl';
import { areEnemies, bans, bearingsWith, loseMark } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { inContact } from '@souterrain/crawl/movement';
import { flag } from '@souterrain/crawl/rounds';
import { chosen, defineWords, figure, hints, one, plain, who } from '@souterrain/crawl/text';
import { type Action, ALL_PAYABLE, actionOf } from '@souterrain/crawl/world';
import { ask, option, type Rule } from '@souterrain/kernel';
import { perform } from '../actions/perform.ts';
import { makeJet } from '../jets/make-jet.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import { bubbleActions } from './bubbles.ts';
import { careActions } from './care.ts';
import { enemiesAround } from './enemies-around.ts';
import { RECUPERATION, SE_LIBERER, SE_REPRENDRE } from './lines.ts';

/** AD2-XSANTE-01, AD2-XSANTE-12: Se reprendre, Récupération, Soins; then Se libérer and Se relever. */
export function healthActions(g: AD2, figure: Figure, payable = ALL_PAYABLE): readonly Action[] {
  const { state } = g;
  if (!figure.hero || bans(g, figure, 'actions')) return NONE;
  const actions: Action[] = [];
  if (payable.bonus && hasMark(figure, 'secoue')) actions.push(seReprendre(g, figure));
  if (payable.bonus && canRecover(state, figure))
    actions.push(
      actionOf({
        id: 'recuperation',
        type: 'bonus',
        rolls: true,
        rule: 'AD2-XSANTE-06',
        run: () => recuperer(g, figure),
      }),
    );
  if (payable.standard) {
    for (const action of careActions(g, figure)) actions.push(action);
    for (const action of bubbleActions(g, figure)) actions.push(action);
  }
  if (hasMark(figure, 'a-terre'))
    actions.push(
      actionOf({ id: 'se-relever', type: 'mouvement', rule: 'AD2-ETAT-10', run: () => seRelever(g, figure) }),
    );
  if (payable.standard)
    for (const held of state.figures)
      if (hasMark(held, 'immobilise') && isOnBoard(held) && !areEnemies(figure, held))
        if (held === figure || inContact(g, figure, held)) actions.push(...liberer(g, figure, held));
  return actions;
}

const NONE: readonly Action[] = [];

/** AD2-XSANTE-05. */
const seReprendre = (g: AD2, figure: Figure): Action =>
  actionOf({
    id: 'se-reprendre',
    type: 'bonus',
    rolls: true,
    rule: 'AD2-XSANTE-05',
    run() {
      const label = 'se-reprendre';
      return perform(g, { actor: figure, line: SE_REPRENDRE, label, purpose: label, targets: [], how: 'bonus' });
    },
  });

/** AD2-XSANTE-07, AD2-Q-13: half the maximum, rounded up, or all of it. */
const recoveryCap = ({ variants }: AD2State, { santeMax }: Figure): number =>
  variants.recoveryCap === 'half' ? Math.ceil(santeMax / 2) : santeMax;

/** AD2-ETAT-07: it may also shake off Sonné. */
export const canRecover = (state: AD2State, figure: Figure): boolean =>
  figure.sante < recoveryCap(state, figure) || hasMark(figure, 'sonne');

/** AD2-XSANTE-06; AD2-XSYL-06 gives more. Also taken for free by an arcana or an item. */
export function* recuperer(g: AD2, figure: Figure): Rule<void> {
  const { verdict } = yield* makeJet(g, {
    who: figure,
    purpose: 'recuperation',
    attribute: 'vigueur',
    skill: null,
    action: RECUPERATION,
    difficulty: [{ label: 'base', value: 5, rule: 'AD2-XSANTE-06' }, ...enemiesAround(g, [figure])],
  });
  if (!verdict.success) return;
  let most = 1;
  for (const { feature } of bearingsWith(g, figure).recovers) most = Math.max(most, feature.recovers ?? 1);
  const amount = Math.min(most, Math.max(0, recoveryCap(g.state, figure) - figure.sante));
  const isSonne = hasMark(figure, 'sonne') && (amount === 0 || (yield* prefersState(figure)));
  if (isSonne) loseMark(g, figure, 'sonne', { why: 'retire', rules: ['AD2-ETAT-07'] });
  else heal(g, figure, { amount, by: 'recuperation', rules: ['AD2-XSANTE-06', 'AD2-XSANTE-07'] });
}

const prefersState = (figure: Figure): Rule<boolean> =>
  ask({
    id: 'recuperation-choix',
    seat: figure.hero!.seat,
    rule: 'AD2-ETAT-07',
    params: { figure: figure.id },
    options: [option('point', false), option('retirer-sonne', true, { label: 'retirer', params: { state: 'sonne' } })],
  });

function* seRelever(g: AD2, figure: Figure): Rule<void> {
  loseMark(g, figure, 'a-terre', { why: 'retire', rules: ['AD2-ETAT-10'] });
  // The one Action of this turn.
  flag(g, figure, 'fini');
}

/** AD2-ETAT-09: Force or Agilité, by the victim or an ally in contact. */
function liberer(g: AD2, figure: Figure, held: Figure): readonly Action[] {
  const act = held === figure ? 'se-liberer' : 'liberer';
  return (['force', 'agilite'] as const).map((attribute) =>
    actionOf({
      id: held === figure ? `${act}-${attribute}` : `${act}-${held.id}-${attribute}`,
      label: act,
      type: 'standard',
      rolls: true,
      rule: 'AD2-ETAT-09',
      params: { figure: held.id, trait: attribute },
      at: { figure: held.id },
      run: () => breakFree(g, figure, { held, act, attribute }),
    }),
  );
}

interface Escape {
  readonly held: Figure;
  readonly act: 'se-liberer' | 'liberer';
  readonly attribute: keyof typeof SE_LIBERER;
}

function* breakFree(g: AD2, figure: Figure, { held, act, attribute }: Escape): Rule<void> {
  const { success } = yield* perform(g, {
    actor: figure,
    line: SE_LIBERER[attribute],
    label: act,
    purpose: 'se-liberer',
    targets: [],
    how: 'standard',
  });
  if (success) loseMark(g, held, 'immobilise', { why: 'retire', rules: ['AD2-ETAT-09'] });
}

export const recoveryWords = defineWords({
  prompts: {
    'recuperation-choix': {
      fr: (a) => `Récupération réussie : que regagne ${figure(a)} ?`,
      en: (a) => `Récupération made: what does ${figure(a)} get back?`,
    },
  },
  labels: {
    'se-reprendre': plain('Se reprendre', 'Mental/Résistance 5'),
    recuperation: {
      fr: plain('Récupération', 'Vigueur 5, +1 par ennemi au contact : 1 Santé'),
      en: plain('Récupération', 'Vigueur 5, +1 for each enemy in contact: 1 Santé'),
    },
    'se-relever': { fr: plain('Se relever'), en: plain('Get up') },
    'se-liberer': {
      fr: (o) => one(`Se libérer par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
      en: (o) => one(`Break free by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 5')),
    },
    liberer: {
      fr: (o) => one(`Libérer ${who(o)} par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
      en: (o) => one(`Free ${who(o)} by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 5')),
    },
  },
});
