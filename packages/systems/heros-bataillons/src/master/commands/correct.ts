import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { capOf } from '../../beings/caps.ts';
import { check } from '../../checks/check.ts';
import type { Attribute, Being } from '../../pieces.ts';
import { beingOf, type Correction, type HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { numberOf } from '../correction.ts';
import { pickBeing, pickOne } from '../pick.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-16: any value or state, with a reason that all can read. */
export const correct = defineCommand({
  id: 'corriger',
  rule: 'HB-GM-16',
  place: 19,
  name: { fr: 'corriger', en: 'correct' },
  names: {
    'un-etre': { fr: 'corriger un être', en: 'correct a being' },
    'la-bourse': { fr: 'corriger la bourse', en: 'correct the purse' },
    'annuler-un-jet': { fr: 'annuler un jet', en: 'void a roll' },
    defaire: { fr: 'défaire la dernière correction', en: 'undo the last correction' },
    statut: { fr: 'statut', en: 'status' },
    oubli: { fr: 'oubli', en: 'oversight' },
    erreur: { fr: 'erreur', en: 'mistake' },
    recit: { fr: 'récit', en: 'story' },
    'accord-de-la-table': { fr: 'accord de la table', en: 'agreement of the table' },
    'now-': { fr: 'valeur actuelle de', en: 'current' },
    'max-': { fr: 'maximum de', en: 'maximum' },
    'etat-': { fr: 'état :', en: 'state:' },
  },
  words: {
    fr: {
      prompts: {
        corriger: () => 'Que corriger ?',
        'qui-est-corrige': () => 'Quel être corriger ?',
        champ: (a) => `${a.of('being')} : que corriger ?`,
        valeur: (a) => `${a.of('field')} : quelle valeur ?`,
        raison: () => 'Pour quelle raison ?',
      },
      options: { 'valeur/present': () => 'présent' },
    },
    en: {
      prompts: {
        corriger: () => 'Correct what?',
        'qui-est-corrige': () => 'Correct which being?',
        champ: (a) => `${a.of('being')}: correct what?`,
        valeur: (a) => `${a.of('field')}: which value?`,
        raison: () => 'For which reason?',
      },
      options: { 'valeur/present': () => 'present' },
    },
  },
  run,
});

const REASONS: readonly string[] = ['oubli', 'erreur', 'recit', 'accord-de-la-table'];

type Kind = 'etre' | 'or' | 'jet' | 'defaire' | null;

function* run(g: HB): Rule<void> {
  const { table } = g.state;
  const options: Option<Kind>[] = [option('un-etre', 'etre'), option('la-bourse', 'or')];
  if (table.lastCheck !== null) options.push(option('annuler-un-jet', 'jet'));
  if (table.lastCorrection !== null) options.push(option('defaire', 'defaire'));
  options.push(option('abandonner', null));
  const kind = yield* ask({ id: 'corriger', seat: masterOf(g.state), rule: 'HB-GM-16', options });
  if (kind === 'defaire') return undo(g);
  if (kind === 'jet') return yield* voidCheck(g);
  const change = kind === 'etre' ? yield* changeBeing(g) : kind === 'or' ? yield* changePurse(g) : null;
  if (change === null || change.before === change.after) return;
  const reason = yield* reasonFor(g);
  g.emit({ type: 'corrected', ...change, reason, undone: false, rules: ['HB-GM-16'] });
}

type Change = Omit<Correction, 'reason'>;

function* reasonFor(g: HB): Rule<string> {
  const options = REASONS.map((id) => option(id, id));
  return yield* ask({ id: 'raison', seat: masterOf(g.state), rule: 'HB-GM-16', options });
}

/** HB-GM-16: the last change alone. */
function undo(g: HB): void {
  const { being, field, before, after, reason } = g.state.table.lastCorrection!;
  const back = { being, field, before: after, after: before, reason };
  g.emit({ type: 'corrected', ...back, undone: true, rules: ['HB-GM-16'] });
}

/** HB-GM-16: dice are never rewritten: declared void, and thrown again. */
function* voidCheck(g: HB): Rule<void> {
  const { being, attribute, advantages, disadvantages, hidden } = g.state.table.lastCheck!;
  const reason = yield* reasonFor(g);
  g.emit({ type: 'checkVoided', being, reason, rules: ['HB-GM-16'] });
  const who = beingOf(g.state, being);
  yield* check(g, { who, attribute, advantages, disadvantages, hidden, invoked: true, again: true, rule: 'HB-GM-16' });
}

function* changePurse(g: HB): Rule<Change | null> {
  const amounts = PURSES.map(String);
  const chosen = yield* pickOne(g, { id: 'valeur', rule: 'HB-GM-16', params: { field: 'or' } }, amounts);
  return chosen === null ? null : { being: null, field: 'or', before: g.state.gold, after: Number(chosen) };
}

const PURSES = [0, 10, 20, 50, 100, 200, 300, 500, 1000];

function* changeBeing(g: HB): Rule<Change | null> {
  const being = yield* pickBeing(g, { id: 'qui-est-corrige', rule: 'HB-GM-16' }, g.state.beings);
  if (being === null) return null;
  const pick = { id: 'champ', rule: 'HB-GM-16', params: { being: being.id } } as const;
  const field = yield* pickOne(g, pick, fieldsOf(being));
  if (field === null) return null;
  const values = valuesOf(g.state, being, field);
  const chosen = yield* pickOne(g, { id: 'valeur', rule: 'HB-GM-16', params: { being: being.id, field } }, values);
  if (chosen === null) return null;
  const before = currentOf(being, field);
  return { being: being.id, field, before, after: typeof before === 'number' ? Number(chosen) : textOf(chosen) };
}

const ATTRIBUTES: readonly Attribute[] = ['for', 'agi', 'vol', 'end'];
const STATUSES: readonly Being['status'][] = ['present', 'parti', 'rendu', 'coma', 'mort'];
/** HB-GM-08: the states that the MJ may lift. */
const STATES = ['au-sol', 'entrave-mouvement', 'empoigne', 'invisible', 'colle', 'elan', 'revers'];
const NOWHERE = 'nulle-part';

const textOf = (chosen: string): string => (chosen === NOWHERE ? '' : chosen);

function fieldsOf({ hero }: Being): readonly string[] {
  const fields = ATTRIBUTES.flatMap((attribute) => [`now-${attribute}`, `max-${attribute}`]);
  if (hero) fields.push('chance', 'epuise');
  return [...fields, 'statut', 'zone', ...STATES.map((state) => `etat-${state}`)];
}

const YES = ['oui', 'non'];

function valuesOf(state: HBState, being: Being, field: string): readonly string[] {
  if (field === 'statut') return STATUSES;
  if (field === 'zone') return [NOWHERE, ...(state.scene?.zones.map(({ id }) => id) ?? [])];
  if (field === 'epuise' || field.startsWith('etat-')) return YES;
  const attribute = field.slice('now-'.length) as Attribute;
  const cap = Math.min(MOST, capOf(state, attribute));
  const most = field === 'chance' ? being.hero!.chanceMax : field.startsWith('max-') ? cap : being.max[attribute];
  return Array.from({ length: most + 1 }, (_, value) => `${value}`);
}

/** HB-ATTR-18: caps bind corrections too. */
const MOST = 18;

function currentOf(being: Being, field: string): string | number {
  if (field === 'statut') return being.status;
  if (field === 'zone') return being.zone ?? '';
  if (field === 'epuise') return being.hero!.exhausted ? 'oui' : 'non';
  if (field.startsWith('etat-'))
    return being.marks.some(({ id }) => id === field.slice('etat-'.length)) ? 'oui' : 'non';
  return numberOf(being, field);
}
