import { type Option, option, type Rule } from '@souterrain/kernel';
import type { Position, Scene, Zone } from '../pieces.ts';
import type { HB } from '../world.ts';
import { fill } from './form.ts';

/** The map of a scene, drawn by hand: zones are named a, b, c… in the order they are added. */
export interface Plan {
  readonly zones: readonly Zone[];
  readonly links: Scene['links'];
}

const NAMES = 'abcdefghi';

const zone = (id: string): Zone => ({ id, exit: false, lit: true, positions: [], features: [], items: [] });

/** Zones one after another, each linked to the one before. */
export const lineOf = (count: number): Plan => ({
  zones: [...NAMES.slice(0, count)].map(zone),
  links: [...NAMES.slice(1, count)].map((to, i) => ({ from: NAMES[i]!, to, open: true })),
});

const triangle = (): Plan => {
  const { zones, links } = lineOf(3);
  return { zones, links: [...links, { from: 'a', to: 'c', open: true }] };
};

/** HB-GM-21: zones are asked for; null when the MJ gives up. */
export function* drawPlan(g: HB): Rule<Plan | null> {
  return yield* fill<Plan>(g, {
    id: 'plan',
    rule: 'HB-GM-21',
    draft: lineOf(1),
    show: ({ zones, links }) => ({ zones: zones.length, links: links.length }),
    changes,
  });
}

function changes(plan: Plan): readonly Option<Plan>[] {
  const options: Option<Plan>[] = [];
  if (plan.zones.length === 1)
    options.push(
      option('deux-zones', lineOf(2)),
      option('trois-zones-en-ligne', lineOf(3)),
      option('trois-zones-en-triangle', triangle()),
    );
  if (plan.zones.length < NAMES.length) options.push(option('ajouter-une-zone', added(plan)));
  for (const { id, exit, lit, positions } of plan.zones) {
    const changed = (more: Partial<Zone>): Plan => ({
      ...plan,
      zones: plan.zones.map((other) => (other.id === id ? { ...other, ...more } : other)),
    });
    const offer = (label: string, more: Partial<Zone>): void => {
      options.push(option(`${label}-${id}`, changed(more), { label, params: { zone: id }, at: { zone: id } }));
    };
    offer(exit ? 'fermer-l-issue' : 'ouvrir-une-issue', { exit: !exit });
    offer(lit ? 'obscurcir' : 'eclairer', { lit: !lit });
    for (const tag of TAGS)
      if (positions.some((position) => position.tag === tag))
        offer(`oter-${tag}`, { positions: positions.filter((position) => position.tag !== tag) });
      else offer(`poser-${tag}`, { positions: [...positions, { id: `${tag}-${id}`, tag }] });
  }
  return [...options, ...linkings(plan)];
}

const TAGS: readonly Position['tag'][] = ['hauteur', 'couvert', 'passage'];

/** A new zone hangs on the last one, so that nobody is cut off. */
function added({ zones, links }: Plan): Plan {
  const id = NAMES[zones.length]!;
  return { zones: [...zones, zone(id)], links: [...links, { from: zones.at(-1)!.id, to: id, open: true }] };
}

function linkings(plan: Plan): readonly Option<Plan>[] {
  const options: Option<Plan>[] = [];
  for (const [index, { id: from }] of plan.zones.entries())
    for (const { id: to } of plan.zones.slice(index + 1)) {
      const isThis = (link: Plan['links'][number]): boolean => link.from === from && link.to === to;
      const linked = plan.links.some(isThis);
      const links = linked ? plan.links.filter((link) => !isThis(link)) : [...plan.links, { from, to, open: true }];
      const label = linked ? 'separer' : 'relier';
      options.push(option(`${label}-${from}-${to}`, { ...plan, links }, { label, params: { from, to } }));
    }
  return options;
}
