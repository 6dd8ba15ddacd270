import type { HBView } from '@souterrain/heros-bataillons';
import type { Board, BoardContext } from './board.ts';
import { boardWords } from './heros-bataillons.words.ts';

type Being = HBView['beings'][number];

/** Zones one under the other, each with those who stand in it: distances are counted in zones. */
export const board: Board = (given, context) => {
  const view = given as HBView;
  const { lang, colours } = context;
  const said = boardWords[lang];
  const here = view.beings.filter(({ status }) => status === 'present' || status === 'coma');
  const head = view.combat ? [colours.bold(said.round(view.combat.round))] : [];
  const zones = view.scene?.zones ?? [];
  const apart = here.filter(({ zone }) => !zones.some(({ id }) => id === zone));
  return [
    ...head,
    ...zones.flatMap(({ id, positions, items }) => {
      const links = view.scene!.links.filter(({ from, to, open }) => open && (from === id || to === id));
      const next = links.map(({ from, to }) => context.words.term(from === id ? to : from, undefined));
      const marks = [
        ...positions.map(({ tag }) => context.words.term(tag, undefined)),
        ...items.map(({ base }) => context.words.term(base, undefined)),
      ];
      const name = context.words.term(id, undefined);
      return [
        `${colours.bold(name)}${colours.dim(next.length > 0 ? `  → ${next.join(', ')}` : '')}  ${colours.yellow(marks.join(', '))}`.trimEnd(),
        ...here.filter(({ zone }) => zone === id).map((being) => beingLine(view, being, context)),
      ];
    }),
    ...apart.map((being) => beingLine(view, being, context)),
    colours.dim(said.purse(view.gold)),
  ].join('\n');
};

function beingLine({ combat }: HBView, being: Being, { lang, colours, company, words }: BoardContext): string {
  const said = boardWords[lang];
  const { id, seat, hero, profile, side, now, max, marks } = being;
  const named = words.term(id, undefined);
  const kind = words.term(profile ?? being.name, undefined);
  const called = named.startsWith(kind) ? named : `${named}, ${kind}`;
  const label = hero && seat !== null ? company.names[seat] || being.name : called;
  const tint = side === 'heros' ? colours.cyan : colours.red;
  const states = marks.map((mark) => words.term(mark.id, undefined));
  return [
    `  ${tint(combat?.turn?.being === id ? colours.bold(label) : label)}`,
    `FOR ${now.for}/${max.for}  AGI ${now.agi}/${max.agi}  VOL ${now.vol}/${max.vol}  END ${now.end}/${max.end}`,
    ...(hero ? [said.chance(hero.chance, hero.chanceMax)] : []),
    ...(states.length > 0 ? [colours.yellow(states.join(', '))] : []),
  ].join('  ');
}
