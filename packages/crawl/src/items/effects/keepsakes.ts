import { ask, option } from '@souterrain/kernel';
import { gainMark, THIS_ROUND, untilTurn, useOnce, wasUsed } from '../../figures/marks.ts';
import { thing } from '../../text/asked.ts';
import type { SharedEffect } from '../../world/use.ts';
import { loseItem } from '../inventory.ts';
import { boon } from './boon.ts';

/** AD1-TCON-07, Trèfle. */
const potionDeCelerite = boon({
  id: 'potion-de-celerite',
  rule: 'AD1-TCON-07',
  type: 'bonus',
  until: { in: 'rounds', left: 2 },
  feature: { deplacement: () => 1 },
});

/** AD1-TCON-06: `value` is the square where it was thrown; its zone is filled with smoke. */
const bouleFumigene: SharedEffect = {
  use: {
    id: 'boule-fumigene',
    rule: 'AD1-TCON-06',
    type: 'bonus',
    *run(g, { who }) {
      gainMark(g, who, { id: 'fumee', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-06']);
    },
  },
};

/** AD1-TCON-13, Trèfle: `value` is the square where the wand was used. */
const baguetteDeLumiere: SharedEffect = {
  use: {
    id: 'baguette-de-lumiere',
    rule: 'AD1-TCON-13',
    type: 'standard',
    *run(g, { who }) {
      gainMark(g, who, { id: 'lumiere', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-13']);
    },
  },
};

/** AD1-TEXC-03: for good. */
const elixirDHeroisme: SharedEffect = {
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
const carteVivante: SharedEffect = {
  feature: { id: 'carte-vivante', rule: 'AD1-TEXC-05', roadCards: () => 1 },
};

/** AD1-TCOM-02, Trèfle: once a scenario. */
const fragmentDeCarte: SharedEffect = {
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

/** AD1-TEXC-13: the points are the charges of the item (AD1-HRSM-18). */
const relique: SharedEffect = {
  feature: { id: 'relique', rule: 'AD1-TEXC-13', name: { fr: 'Relique', en: 'Relic' }, regard: 'toujours' },
};

/** AD1-TMAG-05: its wearer decides. */
const bottesDeStabilite: SharedEffect = {
  feature: {
    id: 'bottes-de-stabilite',
    rule: 'AD1-TMAG-05',
    prompts: {
      'se-laisser-faire': {
        fr: ({ who, params }) =>
          `Bottes de stabilité : ${who} ${params.what === 'a-terre' ? 'tombe' : 'recule'}, ou tient bon ?`,
        en: ({ who, params }) =>
          `Boots of stability: does ${who} ${params.what === 'a-terre' ? 'fall' : 'give way'}, or stand firm?`,
      },
    },
    labels: {
      'tenir-bon': { fr: 'Tenir bon', en: 'Stand firm' },
      'se-laisser-faire': { fr: 'Se laisser faire', en: 'Give way' },
    },
    *accepts(_g, { who }, what) {
      return yield* ask({
        id: 'se-laisser-faire',
        seat: who.hero!.seat,
        rule: 'AD1-TMAG-05',
        params: { what },
        options: [option('tenir-bon', false), option('se-laisser-faire', true)],
      });
    },
  },
};

/** AD1-TMAG-08: breaks rather than its bearer, once the card is seen. */
const amuletteCanope: SharedEffect = {
  feature: {
    id: 'amulette-canope',
    rule: 'AD1-TMAG-08',
    prompts: {
      'briser-l-amulette': {
        fr: (a) => `${thing(a, 'wound')} : briser l’amulette pour l’éviter ?`,
        en: (a) => `${thing(a, 'wound')}: break the amulet to escape it?`,
      },
    },
    labels: {
      'briser-l-amulette/garder': {
        fr: ['La garder', 'la blessure est subie'],
        en: ['Keep it', 'the wound is suffered'],
      },
    },
    *cancelsWound(g, { who, item }, wound) {
      const breaks = yield* ask({
        id: 'briser-l-amulette',
        seat: who.hero!.seat,
        rule: 'AD1-TMAG-08',
        params: { wound },
        options: [option('garder', false), option('briser', true)],
      });
      if (breaks) loseItem(g, who, item!.id, { why: 'utilise', rules: ['AD1-TMAG-08'] });
      return breaks;
    },
  },
};

/** AD1-TMAG-10: asked at the start of each turn; what a bouffon gains is the edition's. */
const masqueDeBouffon: SharedEffect = {
  feature: {
    id: 'masque-de-bouffon',
    rule: 'AD1-TMAG-10',
    prompts: {
      'faire-le-bouffon': {
        fr: ({ who }) => `${who} fait le bouffon avec son masque ?`,
        en: ({ who }) => `Does ${who} play the fool with the mask?`,
      },
    },
    *turnStart(g, { who }) {
      const plays = yield* ask({
        id: 'faire-le-bouffon',
        seat: who.hero!.seat,
        rule: 'AD1-TMAG-10',
        options: [option('passer', false), option('faire-le-bouffon', true)],
      });
      if (plays) gainMark(g, who, { id: 'bouffon', until: untilTurn(g, who, 'start') }, ['AD1-TMAG-10']);
    },
  },
};

export const KEEPSAKES: readonly SharedEffect[] = [
  potionDeCelerite,
  bouleFumigene,
  baguetteDeLumiere,
  elixirDHeroisme,
  carteVivante,
  fragmentDeCarte,
  relique,
  bottesDeStabilite,
  amuletteCanope,
  masqueDeBouffon,
];
