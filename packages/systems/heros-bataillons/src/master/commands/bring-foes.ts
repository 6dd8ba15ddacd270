import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { foeOf, nextId } from '../../beings/foe.ts';
import type { CreatureEntry } from '../../content/types.ts';
import { budgetFor } from '../../delve/budget.ts';
import type { BeingId, ZoneId } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB, Situation } from '../../world.ts';
import { fill, others } from '../form.ts';
import { sceneEntryOf } from '../presets.ts';
import { masterOf } from '../table.ts';
import { writeFoe } from '../write-foe.ts';
import { defineCommand, inScene } from './command.ts';
import { mergeable, mergeFoes } from './merge-foes.ts';

/** HB-GM-10: from the bestiary or written on the spot, one to twenty, in a zone, seen or not. */
export const bringFoes = defineCommand({
  id: 'faire-paraitre',
  rule: 'HB-GM-10',
  place: 5,
  name: { fr: 'faire paraître des adversaires', en: 'bring in adversaries' },
  names: {
    'ecrire-un-adversaire': { fr: 'écrire un adversaire', en: 'write an adversary' },
    'fondre-en-bataillon': { fr: 'fondre en bataillon', en: 'merge into a battalion' },
  },
  words: {
    fr: {
      prompts: {
        'faire-paraitre': ({ params }) => `Menace ${params.menace} pour un budget de ${params.budget} : qui paraît ?`,
        'fiche-de-groupe': (a) =>
          `${a.of('creature')} × ${a.params.count}, menace ${a.params.menace} pour un budget de ${a.params.budget}${a.params.needs ? ' (il faudrait un bataillon)' : ''}. Que changer ?`,
        'fondre-en-bataillon': () => 'Quels adversaires fondre en bataillon ?',
      },
      options: {
        creature: (o) => `${o.its('creature')} (menace ${o.its('menace')})`,
        prevus: (o) => `${o.its('creature')} × ${o.its('count')}`,
        nombre: (o) => `nombre : ${o.its('value')}`,
        cache: (o) => `caché : ${o.its('value')}`,
        'fiche-de-groupe/zone': (o) => `zone : ${o.its('value')}`,
        fondre: (o) => `${o.its('name')} (${o.its('zone')})`,
      },
    },
    en: {
      prompts: {
        'faire-paraitre': ({ params }) => `Menace ${params.menace} for a budget of ${params.budget}: who appears?`,
        'fiche-de-groupe': (a) =>
          `${a.of('creature')} × ${a.params.count}, menace ${a.params.menace} for a budget of ${a.params.budget}${a.params.needs ? ' (it takes a battalion)' : ''}. Change what?`,
        'fondre-en-bataillon': () => 'Which adversaries merge into a battalion?',
      },
      options: {
        creature: (o) => `${o.its('creature')} (menace ${o.its('menace')})`,
        prevus: (o) => `${o.its('creature')} × ${o.its('count')}`,
        nombre: (o) => `number: ${o.its('value')}`,
        cache: (o) => `hidden: ${o.its('value')}`,
        'fiche-de-groupe/zone': (o) => `zone: ${o.its('value')}`,
        fondre: (o) => `${o.its('name')} (${o.its('zone')})`,
      },
    },
  },
  isOffered: inScene,
  run,
});

interface Group {
  readonly entry: CreatureEntry;
  readonly profile: string | null;
  readonly nombre: number;
  /** Empty in a scene without a map. */
  readonly zone: ZoneId;
  readonly cache: boolean;
}

type FoeChoice = Group | 'ecrire' | 'fondre' | null;

function* run(g: HB): Rule<void> {
  const { state } = g;
  const source = yield* ask({
    id: 'faire-paraitre',
    seat: masterOf(state),
    rule: 'HB-GM-10',
    params: scaleFor(state),
    options: sources(g),
  });
  if (source === null) return;
  if (source === 'fondre') return yield* mergeFoes(g);
  const group = source === 'ecrire' ? yield* written(g) : source;
  if (group === null) return;
  const settled = yield* fill<Group>(g, {
    id: 'fiche-de-groupe',
    rule: 'HB-GM-10',
    draft: group,
    // HB-SOLO-06: what the group adds to what is already there.
    show: ({ entry, nombre, zone, cache }) => ({
      creature: entry.id,
      count: nombre,
      zone,
      hidden: cache ? 'oui' : 'non',
      ...scaleFor(state, nombre * entry.menace),
      ...(isOverwhelming(state, entry) && { needs: 'bataillon' }),
    }),
    changes: (now) => [
      ...others(now, 'nombre', NUMBERS),
      ...others(now, 'zone', zonesOf(state)),
      ...others(now, 'cache', [true, false]),
    ],
  });
  if (settled !== null) appear(g, settled);
}

/** HB-BAT-06: what needs a battalion, against heroes who have none. */
const isOverwhelming = ({ beings }: HBState, { tags }: CreatureEntry): boolean =>
  tags.includes('legendaire') &&
  !beings.some(({ kind, side, status }) => kind === 'bataillon' && side === 'heros' && status === 'present');

const NUMBERS = Array.from({ length: 20 }, (_, i) => i + 1);

const zonesOf = ({ scene }: HBState): readonly ZoneId[] => scene!.zones.map(({ id }) => id);

/** Those that the adventure foresees, then the whole bestiary. */
function sources(g: Situation): readonly Option<FoeChoice>[] {
  const options: Option<FoeChoice>[] = [];
  const last = zonesOf(g.state).at(-1) ?? '';
  for (const [index, planned] of (sceneEntryOf(g)?.adversaries ?? []).entries()) {
    const { creature, count, zone, hidden = false } = planned;
    const group = { entry: g.content.creatures[creature]!, profile: creature, nombre: count, zone, cache: hidden };
    options.push(option(`prevus-${index + 1}`, group, { label: 'prevus', params: { creature, count } }));
  }
  for (const entry of Object.values(g.content.creatures)) {
    const group = { entry, profile: entry.id, nombre: 1, zone: last, cache: false };
    options.push(option(entry.id, group, { label: 'creature', params: { creature: entry.id, menace: entry.menace } }));
  }
  options.push(option('ecrire-un-adversaire', 'ecrire'));
  if (mergeable(g.state).length > 0) options.push(option('fondre-en-bataillon', 'fondre'));
  options.push(option('abandonner', null));
  return options;
}

function* written(g: HB): Rule<Group | null> {
  const entry = yield* writeFoe(g);
  const zone = zonesOf(g.state).at(-1) ?? '';
  return entry && { entry, profile: null, nombre: 1, zone, cache: false };
}

/** HB-GM-10: the menace in the scene against an ordinary budget. */
function scaleFor(state: HBState, more = 0): { readonly menace: number; readonly budget: number } {
  let menace = more;
  for (const being of state.beings)
    if (being.side === 'adversaires' && being.status === 'present') menace += being.menace;
  return { menace, budget: budgetFor(state, 'standard').total };
}

function appear(g: HB, { entry, profile, nombre, zone, cache }: Group): void {
  const ids: BeingId[] = [];
  for (let i = 0; i < nombre; i++) {
    const id = nextId(g.state, profile ?? 'adversaire');
    const added = foeOf(g.state, { entry, profile, place: { id, zone: zone === '' ? null : zone } });
    // Hidden before it appears: players must not hear of it.
    if (cache) g.emit({ type: 'visibilitySet', being: id, hidden: true, rules: ['HB-GM-10'] });
    g.emit({ type: 'beingAdded', added, rules: ['HB-GM-10', 'HB-FOE-01'] });
    ids.push(id);
  }
  g.emit({
    type: 'foesBrought',
    beings: ids,
    zone: zone === '' ? null : zone,
    hidden: cache,
    ...scaleFor(g.state),
    rules: ['HB-GM-10'],
  });
}
