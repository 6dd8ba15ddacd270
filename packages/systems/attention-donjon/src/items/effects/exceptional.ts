import { gainMark, THIS_ROUND, useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { isEmpty, planOn, sameZone, sees, zoneAt } from '@souterrain/crawl/movement/plan';
import { type Figure, isOnBoard } from '@souterrain/crawl/state';
import { ask, option, rollOne } from '@souterrain/kernel';
import { recuperer } from '../../combat/recovery.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';
import { blast, figuresWhere } from './targets.ts';

/** AD1-TEXC-03: for good. */
export const elixirDHeroisme: ItemEffect = {
  use: {
    id: 'elixir-d-heroisme',
    rule: 'AD1-TEXC-03',
    type: 'standard',
    *run(g, { who }) {
      const { heroisme, sheet } = who.hero!;
      const heroismeMax = sheet.heroismeMax + 1;
      g.emit({
        type: 'heroismDrunk',
        figure: who.id,
        heroisme: Math.min(heroisme + 1, heroismeMax),
        heroismeMax,
        rules: ['AD1-TEXC-03'],
      });
    },
  },
};

/** AD1-TEXC-05. */
export const carteVivante: ItemEffect = {
  feature: { id: 'carte-vivante', rule: 'AD1-TEXC-05', roadCards: () => 1 },
};

/** AD1-TCOM-02, Trèfle: once a scenario. */
export const fragmentDeCarte: ItemEffect = {
  feature: {
    id: 'fragment-de-carte',
    rule: 'AD1-TCOM-02',
    redrawsRoad(g, { who, item }) {
      const key = `fragment-${item!.id}`;
      if (wasUsed(who, 'scenario', key)) return undefined;
      return () => useOnce(g, who, { span: 'scenario', key, rules: ['AD1-TCOM-02'] });
    },
  },
};

/** AD1-TEXC-06: free, once a Round, in the bearer's turn. */
export const pierreDeVie: ItemEffect = {
  feature: {
    id: 'pierre-de-vie',
    rule: 'AD1-TEXC-06',
    actions(g, { who, item }) {
      const key = `pierre-de-vie-${item!.id}`;
      if (who.sante >= who.santeMax || wasUsed(who, 'round', key)) return [];
      return [
        {
          id: `pierre-de-vie-${item!.id}`,
          label: 'pierre-de-vie',
          type: 'libre',
          rule: 'AD1-TEXC-06',
          at: { item: item!.id },
          *run() {
            useOnce(g, who, { span: 'round', key, rules: ['AD1-TEXC-06'] });
            yield* recuperer(g, who);
          },
        },
      ];
    },
  },
};

/** AD1-TEXC-09: on a 1 its wearer lands on a square of the arrival zone chosen at random. */
export const anneauEclipseur: ItemEffect = {
  feature: {
    id: 'anneau-eclipseur',
    rule: 'AD1-TEXC-09',
    *landing(g, { who }, to) {
      const { seat } = who.hero!;
      if ((yield* rollOne(seat, 6, 'AD1-TEXC-09')) !== 1) return to;
      const squares = planOn(g.state).zones.get(zoneAt(g.state, to))!;
      const free = squares.filter((cell) => isEmpty(g.state, cell));
      if (free.length === 0) return to;
      return free[(yield* rollOne(seat, free.length, 'AD1-TEXC-09')) - 1]!;
    },
  },
};

/** AD1-TEXC-10: heroes and allies of the zone, once a scenario. */
export const corDeProtection: ItemEffect = {
  use: {
    id: 'cor-de-protection',
    rule: 'AD1-TEXC-10',
    type: 'bonus',
    kept: true,
    can: (_g, { who, item }) => !wasUsed(who, 'scenario', `cor-${item.id}`),
    *run(g, { who, item }) {
      const rules = ['AD1-TEXC-10'] as const;
      useOnce(g, who, { span: 'scenario', key: `cor-${item.id}`, rules });
      for (const figure of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who)))
        gainMark(g, figure, { id: 'cor-de-protection', until: THIS_ROUND, by: who.id }, rules);
    },
  },
  feature: {
    id: 'cor-de-protection',
    rule: 'AD1-TEXC-10',
    parade: () => ({ value: 2, nature: 'protection' }),
    endurance: () => ({ value: 1, nature: 'protection' }),
  },
};

/** Zones with a square in sight and somebody in them, but the user's own unless it must. */
const zonesSeen = (g: AD1, who: Figure): readonly string[] => {
  const zones = new Set<string>();
  for (const figure of g.state.figures)
    if (isOnBoard(figure) && figure !== who && sees(g.state, who.cell, figure.cell))
      zones.add(zoneAt(g.state, figure.cell));
  return [...zones];
};

/** AD1-TEXC-11: every figure of a zone in sight, once a scenario. */
export const cristalDeFeu: ItemEffect = {
  use: {
    id: 'cristal-de-feu',
    rule: 'AD1-TEXC-11',
    type: 'standard',
    kept: true,
    can: (g, { who, item }) => !wasUsed(who, 'scenario', `cristal-${item.id}`) && zonesSeen(g, who).length > 0,
    *run(g, { who, item }) {
      useOnce(g, who, { span: 'scenario', key: `cristal-${item.id}`, rules: ['AD1-TEXC-11'] });
      const zone = yield* ask({
        id: 'quelle-zone',
        seat: who.hero!.seat,
        rule: 'AD1-TEXC-11',
        options: zonesSeen(g, who).map((z) =>
          option(`zone-${z}`, z, { label: 'zone', params: { zone: z }, at: { zone: z } }),
        ),
      });
      const figures = figuresWhere(g, (f) => zoneAt(g.state, f.cell) === zone);
      yield* blast(g, who, { figures, dice: 5, label: 'cristal-de-feu', rule: 'AD1-TEXC-11' });
    },
  },
};

/** AD1-TEXC-13: the points are the charges of the item (AD1-HRSM-18). */
export const relique: ItemEffect = {
  feature: { id: 'relique', rule: 'AD1-TEXC-13', regard: 'toujours' },
};
