import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { SceneEntry } from '../../content/types.ts';
import type { Being, Scene, Zone } from '../../pieces.ts';
import { closeScene } from '../../time/travel.ts';
import type { HB } from '../../world.ts';
import { fill, others } from '../form.ts';
import { drawPlan, lineOf, type Plan } from '../plan.ts';
import { masterOf } from '../table.ts';
import { defineCommand, outOfCombat } from './command.ts';

/** HB-GM-21: a title, heroes present, zones or none, pressure or not. */
export const openScene = defineCommand({
  id: 'ouvrir-une-scene',
  rule: 'HB-GM-21',
  place: 1,
  name: { fr: 'ouvrir une scène', en: 'open a scene' },
  names: {
    'sans-plan': { fr: 'sans plan', en: 'no map' },
    'a-dessiner': { fr: 'plan à dessiner', en: 'map to draw' },
    ecrit: { fr: 'plan écrit', en: 'written map' },
    taverne: { fr: 'taverne', en: 'tavern' },
    rue: { fr: 'rue', en: 'street' },
    place: { fr: 'place', en: 'square' },
    palais: { fr: 'palais', en: 'palace' },
    route: { fr: 'route', en: 'road' },
    foret: { fr: 'forêt', en: 'forest' },
    riviere: { fr: 'rivière', en: 'river' },
    montagne: { fr: 'montagne', en: 'mountain' },
    'champ-de-bataille': { fr: 'champ de bataille', en: 'battlefield' },
    ruine: { fr: 'ruine', en: 'ruin' },
    souterrain: { fr: 'souterrain', en: 'underground' },
    tour: { fr: 'tour', en: 'tower' },
    'libre-': { fr: 'scène libre :', en: 'free scene:' },
  },
  words: {
    fr: {
      prompts: {
        scene: () => 'Quelle scène ouvrir ?',
        'fiche-de-scene': (a) =>
          `Scène (${a.of('title')}), pression : ${a.of('pressure')}, ${a.of('plan')}. Que changer ?`,
      },
      options: {
        scene: (o) => o.its('scene'),
        aventure: (o) => `aventure : ${o.its('adventure')}`,
        absent: (o) => `absence de ${o.its('being')}`,
        present: (o) => `présence de ${o.its('being')}`,
        'fiche-de-scene/pression': (o) => `pression : ${o.its('value')}`,
        'fiche-de-scene/confiance': (o) => `lieu de confiance : ${o.its('value')}`,
      },
    },
    en: {
      prompts: {
        scene: () => 'Which scene to open?',
        'fiche-de-scene': (a) =>
          `Scene (${a.of('title')}), pressure: ${a.of('pressure')}, ${a.of('plan')}. Change what?`,
      },
      options: {
        scene: (o) => o.its('scene'),
        aventure: (o) => `adventure: ${o.its('adventure')}`,
        absent: (o) => `away: ${o.its('being')}`,
        present: (o) => `there: ${o.its('being')}`,
        'fiche-de-scene/pression': (o) => `pressure: ${o.its('value')}`,
        'fiche-de-scene/confiance': (o) => `trusted place: ${o.its('value')}`,
      },
    },
  },
  isOffered: outOfCombat,
  run,
});

/** HB-GM-21: what the MJ may call a scene that no adventure describes, and where it is. */
const FREE_SCENES: Readonly<Record<string, Scene['place']>> = {
  taverne: 'ville',
  rue: 'ville',
  place: 'ville',
  palais: 'ville',
  route: 'dehors',
  foret: 'dehors',
  riviere: 'dehors',
  montagne: 'dehors',
  'champ-de-bataille': 'dehors',
  ruine: 'donjon',
  souterrain: 'donjon',
  tour: 'donjon',
};

interface Draft {
  readonly pression: boolean;
  /** HB-GM-13. */
  readonly confiance: boolean;
  readonly plan: 'sans-plan' | 'a-dessiner' | 'ecrit';
  readonly absents: readonly string[];
}

type Chosen = { readonly title: string; readonly entry: SceneEntry | null };

function* run(g: HB): Rule<void> {
  const chosen = yield* chooseScene(g);
  if (chosen === null) return;
  const { title, entry } = chosen;
  const heroes = g.state.beings.filter(({ hero, status }) => hero !== null && status !== 'mort');
  const draft = yield* fill<Draft>(g, {
    id: 'fiche-de-scene',
    rule: 'HB-GM-21',
    draft: {
      pression: false,
      confiance: entry?.tags.includes('confiance') ?? false,
      plan: entry === null ? 'sans-plan' : 'ecrit',
      absents: [],
    },
    show: ({ pression, plan, absents }) => ({ title, pressure: pression ? 'oui' : 'non', plan, away: absents.length }),
    changes: (now) => changes(now, heroes, entry),
  });
  if (draft === null) return;
  const plan = draft.plan === 'a-dessiner' ? yield* drawPlan(g) : entry === null ? lineOf(0) : planOf(entry);
  if (plan !== null) raise(g, { chosen, draft, plan });
}

/** The scenes of the adventure, or of none; another adventure may be taken up first. */
function* chooseScene(g: HB): Rule<Chosen | null> {
  for (;;) {
    const { adventure } = g.state.table;
    const options: Option<Chosen | string | null>[] = [];
    for (const entry of adventure === null ? [] : g.content.adventures[adventure]!.scenes)
      options.push(
        option(`scene-${entry.id}`, { title: entry.id, entry }, { label: 'scene', params: { scene: entry.id } }),
      );
    for (const title of Object.keys(FREE_SCENES)) options.push(option(`libre-${title}`, { title, entry: null }));
    for (const id of Object.keys(g.content.adventures))
      if (id !== adventure)
        options.push(option(`aventure-${id}`, id, { label: 'aventure', params: { adventure: id } }));
    options.push(option('abandonner', null));
    const answer = yield* ask({ id: 'scene', seat: masterOf(g.state), rule: 'HB-GM-21', options });
    if (typeof answer !== 'string') return answer;
    g.emit({ type: 'adventureChosen', adventure: answer, rules: ['HB-GM-21'] });
  }
}

const BOTH = [true, false] as const;

function changes(draft: Draft, heroes: readonly Being[], entry: SceneEntry | null): readonly Option<Draft>[] {
  const options = [...others(draft, 'pression', BOTH), ...others(draft, 'confiance', BOTH)];
  options.push(...others(draft, 'plan', entry === null ? ['sans-plan', 'a-dessiner'] : ['ecrit', 'a-dessiner']));
  for (const { id } of heroes) {
    const away = draft.absents.includes(id);
    // Somebody must be there.
    if (!away && draft.absents.length === heroes.length - 1) continue;
    const absents = away ? draft.absents.filter((other) => other !== id) : [...draft.absents, id];
    const label = away ? 'present' : 'absent';
    options.push(option(`${label}-${id}`, { ...draft, absents }, { label, params: { being: id }, at: { figure: id } }));
  }
  return options;
}

const planOf = ({ zones, links }: SceneEntry): Plan => ({
  zones: zones.map(
    ({ id, exit = false, dark = false, positions = [], features = [] }): Zone => ({
      id,
      exit,
      lit: !dark,
      positions,
      features: features.slice(),
      items: [],
    }),
  ),
  links: links.map(({ from, to, closed = false, kind }) => ({ from, to, open: !closed, ...(kind && { kind }) })),
});

function raise(g: HB, { chosen, draft, plan }: { chosen: Chosen; draft: Draft; plan: Plan }): void {
  const { title, entry } = chosen;
  closeScene(g, 'HB-GM-21');
  for (const { id, side, status } of g.state.beings)
    if (side === 'adversaires' && status === 'present')
      g.emit({ type: 'statusChanged', being: id, status: 'parti', why: 'scene', rules: ['HB-GM-21'] });
  const tags = (entry?.tags ?? []).filter((tag) => tag !== 'confiance');
  const scene: Scene = {
    title,
    zones: plan.zones.slice(),
    links: plan.links,
    pressure: draft.pression,
    place: entry?.place ?? FREE_SCENES[title]!,
    tags: draft.confiance ? [...tags, 'confiance'] : tags,
  };
  g.emit({ type: 'sceneOpened', scene, rules: ['HB-GM-21'] });
  g.emit({ type: 'heroesGathered', away: draft.absents, rules: ['HB-GM-21'] });
  placeGroup(g);
}

/** Everybody of the heroes' side who is there stands in the first zone, if there is one. */
export function placeGroup(g: HB): void {
  const first = g.state.scene!.zones[0];
  if (first === undefined) return;
  for (const { id, side, status, zone, commander } of g.state.beings) {
    const away = g.state.table.away.includes(id) || (commander !== null && g.state.table.away.includes(commander));
    if (side !== 'heros' || status === 'mort' || status === 'parti' || zone !== null || away) continue;
    g.emit({ type: 'beingMoved', being: id, zone: first.id, position: null, how: 'place', rules: ['HB-GM-21'] });
  }
}
