import { askSome, type Option, option, type Rule } from '@souterrain/kernel';
import { testable } from '../../checks/attributes.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { fill, others } from '../form.ts';
import { everybodyHere, pickOne } from '../pick.ts';
import { type Preset, presetsFor } from '../presets.ts';
import { STAKES } from '../stakes.ts';
import { masterOf } from '../table.ts';
import { type CheckDraft, throwChecks } from '../throw-checks.ts';
import { defineCommand, inScene } from './command.ts';

/** HB-GM-02, HB-TEST-01. */
export const callCheck = defineCommand({
  id: 'appeler-un-test',
  rule: 'HB-GM-02',
  place: 3,
  name: { fr: 'appeler un test', en: 'call a test' },
  names: {
    usage: { fr: 'selon l’usage', en: 'as usual' },
    ouvert: { fr: 'ouvert', en: 'open' },
    outil: { fr: 'outil', en: 'tool' },
    preparation: { fr: 'préparation', en: 'preparation' },
    pluie: { fr: 'pluie', en: 'rain' },
    hate: { fr: 'hâte', en: 'haste' },
    bruit: { fr: 'bruit', en: 'noise' },
    blessure: { fr: 'blessure', en: 'wound' },
    indice: { fr: 'indice', en: 'clue' },
    allie: { fr: 'allié', en: 'ally' },
    'avantage-de-terrain': { fr: 'avantage de terrain', en: 'advantage of the ground' },
  },
  words: {
    fr: {
      prompts: {
        'nature-du-test': () => 'Quel test ?',
        'qui-est-teste': (a) => `${a.of('goal')} : qui passe le test ?`,
        'fiche-de-test': (a) => `${a.of('goal')} (${a.of('preselected')}), enjeu : ${a.of('stake')}. Que changer ?`,
      },
      options: {
        rouvrir: (o) => `rouvrir l’essai : ${o.its('being')}`,
        avantages: (o) => `avantage : ${o.its('reason')}`,
        desavantages: (o) => `désavantage : ${o.its('reason')}`,
        'retirer-avantages': (o) => `sans l’avantage : ${o.its('reason')}`,
        'retirer-desavantages': (o) => `sans le désavantage : ${o.its('reason')}`,
        resistance: (o) => `résistance ${o.its('attribute')} : ${o.its('being')}`,
        'fiche-de-test/jet': (o) => `jet : ${o.its('value')}`,
        enjeu: (o) => `enjeu : ${o.its('value')}`,
        gain: (o) => `gain : ${o.its('value')}`,
      },
    },
    en: {
      prompts: {
        'nature-du-test': () => 'Which check?',
        'qui-est-teste': (a) => `${a.of('goal')}: who makes the check?`,
        'fiche-de-test': (a) => `${a.of('goal')} (${a.of('preselected')}), stake: ${a.of('stake')}. Change what?`,
      },
      options: {
        rouvrir: (o) => `reopen the attempt: ${o.its('being')}`,
        avantages: (o) => `advantage: ${o.its('reason')}`,
        desavantages: (o) => `disadvantage: ${o.its('reason')}`,
        'retirer-avantages': (o) => `without the advantage: ${o.its('reason')}`,
        'retirer-desavantages': (o) => `without the disadvantage: ${o.its('reason')}`,
        resistance: (o) => `resistance ${o.its('attribute')}: ${o.its('being')}`,
        'fiche-de-test/jet': (o) => `roll: ${o.its('value')}`,
        enjeu: (o) => `stake: ${o.its('value')}`,
        gain: (o) => `gain: ${o.its('value')}`,
      },
    },
  },
  isOffered: (g) => inScene(g) && everybodyHere(g.state).length > 0,
  run,
});

/** HB-GM-02: why a test is easier or harder. */
const ADVANTAGES: readonly string[] = ['aide', 'outil', 'position', 'preparation', 'terrain', 'idee'];
const DISADVANTAGES: readonly string[] = ['pluie', 'obscurite', 'hate', 'bruit', 'blessure', 'distance'];

/** What a success brings is told, never worked out. */
const GAINS: readonly string[] = ['passage', 'indice', 'objet', 'allie', 'avantage-de-terrain'];

function* run(g: HB): Rule<void> {
  const preset = yield* choosePreset(g);
  if (preset !== null) yield* settle(g, preset, yield* chooseTested(g, preset.id));
}

/** HB-ACT-05: one test for a hero in its turn; false when the MJ calls none. */
export function* callFor(g: HB, being: Being): Rule<boolean> {
  const preset = yield* choosePreset(g);
  return preset !== null && (yield* settle(g, preset, [being]));
}

function* settle(g: HB, preset: Preset, beings: readonly Being[]): Rule<boolean> {
  const draft = yield* fill<CheckDraft>(g, {
    id: 'fiche-de-test',
    rule: 'HB-GM-02',
    draft: {
      attribut: preset.attribute,
      avantages: [],
      desavantages: [],
      gain: GAINS[0]!,
      enjeu: preset.stake,
      jet: 'usage',
      resistance: '',
    },
    show: ({ attribut, gain, enjeu, jet }) => ({ goal: preset.id, preselected: attribut, gain, stake: enjeu, jet }),
    changes: (now) => changes(g.state, now, beings),
  });
  if (draft === null) return false;
  yield* throwChecks(g, { preset, beings, draft });
  return true;
}

/** HB-ATTR-03, HB-ATTR-07, HB-ATTR-11: the kind of test preselects its attribute. */
function* choosePreset(g: HB): Rule<Preset | null> {
  const presets = presetsFor(g);
  const id = yield* pickOne(
    g,
    { id: 'nature-du-test', rule: 'HB-GM-02' },
    presets.map((preset) => preset.id),
  );
  return presets.find((preset) => preset.id === id) ?? null;
}

/** HB-GM-02, HB-TEST-12, HB-TEST-13: heroes or other beings; who failed at it is offered only as a test reopened. */
function* chooseTested(g: HB, goal: string): Rule<readonly Being[]> {
  const options: Option<Being>[] = everybodyHere(g.state).map((being) => {
    const failed = g.state.table.failed.some((entry) => entry.being === being.id && entry.goal === goal);
    const label = failed ? 'rouvrir' : 'etre';
    const id = failed ? `rouvrir-${being.id}` : being.id;
    return option(id, being, { label, params: { being: being.id }, at: { figure: being.id } });
  });
  const question = {
    id: 'qui-est-teste',
    seat: masterOf(g.state),
    rule: 'HB-GM-02',
    options,
    params: { goal },
  } as const;
  const beings = yield* askSome(question, { min: 1, max: options.length });
  for (const { id } of beings)
    if (g.state.table.failed.some((entry) => entry.being === id && entry.goal === goal))
      g.emit({ type: 'attemptReopened', being: id, goal, rules: ['HB-TEST-13'] });
  return beings;
}

const HIDING = ['usage', 'cache', 'ouvert'] as const;

function changes(state: HBState, draft: CheckDraft, beings: readonly Being[]): readonly Option<CheckDraft>[] {
  return [
    ...others(draft, 'attribut', testable(state)),
    ...toggles(draft, 'avantages', ADVANTAGES),
    ...toggles(draft, 'desavantages', DISADVANTAGES),
    ...others(draft, 'enjeu', Object.keys(STAKES)),
    ...others(draft, 'gain', GAINS),
    ...others(draft, 'jet', HIDING),
    ...resistances(state, draft, beings),
  ];
}

function toggles(
  draft: CheckDraft,
  field: 'avantages' | 'desavantages',
  reasons: readonly string[],
): Option<CheckDraft>[] {
  return reasons.map((reason) => {
    const on = draft[field].includes(reason);
    const list = on ? draft[field].filter((other) => other !== reason) : [...draft[field], reason];
    const label = on ? `retirer-${field}` : field;
    return option(`${label}-${reason}`, { ...draft, [field]: list }, { label, params: { reason } });
  });
}

/** HB-TEST-11: somebody who is not tested may resist, with an attribute that is named. */
function resistances(state: HBState, draft: CheckDraft, beings: readonly Being[]): Option<CheckDraft>[] {
  if (draft.resistance !== '') return [option('sans-resistance', { ...draft, resistance: '' })];
  const options: Option<CheckDraft>[] = [];
  for (const { id } of everybodyHere(state)) {
    if (beings.some((being) => being.id === id)) continue;
    for (const attribute of testable(state))
      options.push(
        option(
          `resistance-${attribute}-${id}`,
          { ...draft, resistance: `${attribute} ${id}` },
          { label: 'resistance', params: { being: id, attribute }, at: { figure: id } },
        ),
      );
  }
  return options;
}
