import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import { isEmpty, planOn, sees, zoneAt } from '../../movement/plan.ts';
import { confuse } from '../../rounds/wait.ts';
import { type Figure, type GroupId, isOnBoard } from '../../state.ts';
import { defineWords } from '../../text/catalogue.ts';
import { one } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import { enemiesInSight } from './targets.ts';

/** Zones with a square in sight and somebody in them besides the user. */
export const zonesSeen = (g: Crawl, who: Figure): readonly string[] => {
  const zones = new Set<string>();
  for (const figure of g.state.figures)
    if (isOnBoard(figure) && figure !== who && sees(g, who.cell, figure.cell)) zones.add(zoneAt(g, figure.cell));
  return [...zones];
};

/** AD1-TEXC-11: figures of a zone in sight, as their user chooses it. */
export function* chooseZone(g: Crawl, who: Figure, rule: RuleId): Rule<readonly Figure[]> {
  const zone = yield* ask({
    id: 'quelle-zone',
    seat: who.hero!.seat,
    rule,
    options: zonesSeen(g, who).map((z) =>
      option(`zone-${z}`, z, { label: 'zone', params: { zone: z }, at: { zone: z } }),
    ),
  });
  return g.state.figures.filter((f) => isOnBoard(f) && zoneAt(g, f.cell) === zone);
}

/** AD1-TEXC-09: on a 1 its wearer lands on a square of the arrival zone chosen at random. */
export function* eclipsed(g: Crawl, who: Figure, to: Cell): Rule<Cell> {
  const { seat } = who.hero!;
  if ((yield* rollOne(g, { seat, sides: 6, rule: 'AD1-TEXC-09' })) !== 1) return to;
  const squares = planOn(g).zones.get(zoneAt(g, to))!;
  const free = squares.filter((cell) => isEmpty(g, cell));
  if (free.length === 0) return to;
  return free[(yield* rollOne(g, { seat, sides: free.length, rule: 'AD1-TEXC-09' })) - 1]!;
}

export const groupsInSight = (g: Crawl, who: Figure): readonly GroupId[] => [
  ...new Set(enemiesInSight(g, who).flatMap((f) => (f.group === null ? [] : [f.group]))),
];

/** AD1-TCON-12, Trèfle: one group in sight loses its card. */
export function* sowConfusion(g: Crawl, who: Figure): Rule<void> {
  const groups = groupsInSight(g, who);
  if (groups.length === 0) return;
  const group = yield* ask({
    id: 'semer-la-confusion',
    seat: who.hero!.seat,
    rule: 'AD1-TCON-12',
    options: groups.map((id) => {
      const figure = g.state.figures.find((f) => f.group === id && isOnBoard(f))!;
      return option(`groupe-${id}`, id, { label: 'groupe', params: { group: id }, at: { figure: figure.id } });
    }),
  });
  confuse(g, g.state.groups.find((other) => other.id === group)!);
}

export const zoneWords = defineWords({
  prompts: {
    'quelle-zone': {
      fr: ({ who }) => `${who} déchaîne le cristal : sur quelle zone ?`,
      en: ({ who }) => `On which zone does ${who} unleash the crystal?`,
    },
    'semer-la-confusion': {
      fr: 'Quel groupe plonger dans la confusion ?',
      en: 'Which group is thrown into confusion?',
    },
  },
  labels: {
    zone: (o) => one(o.zone(String(o.option.params.zone))),
    groupe: (o) => one(o.group(String(o.option.params.group)), o.at),
  },
});
