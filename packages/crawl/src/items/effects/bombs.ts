import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { type Rule, rollOne } from '@souterrain/kernel';
import { isImmune } from '../../figures/values.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Aimed } from './aim.ts';
import { blast } from './blast.ts';
import { around, eachInOrder, inZoneOf } from './targets.ts';

/** Something thrown: what it does where it hits. */
export interface Thrown<G extends Crawl = Crawl, H extends Aimed = Aimed> {
  readonly id: string;
  readonly rule: RuleId;
  /** Before the attack: true when there is none (AD1-TCON-02). */
  fumbles?(g: G, who: Figure): Rule<boolean>;
  effect(g: G, who: Figure, hit: H): Rule<void>;
}

const unstable = { dice: 3, label: 'flacon-instable', rule: 'AD1-TCON-02' } as const;

/** AD1-TCON-02: on a 1 it bursts in the hand. */
const flaconInstable: Thrown = {
  id: 'flacon-instable',
  rule: 'AD1-TCON-02',
  *fumbles(g, who) {
    const face = yield* rollOne(g, { seat: who.hero!.seat, sides: 6, rule: 'AD1-TCON-02' });
    if (face !== 1) return false;
    yield* blast(g, who, { ...unstable, figures: around(g, who.cell) });
    return true;
  },
  effect: (g, who, { cell }) => blast(g, who, { ...unstable, figures: around(g, cell) }),
};

/** AD1-TCON-04, Carreau. */
const bombe: Thrown = {
  id: 'bombe',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    blast(g, who, { figures: around(g, cell), dice: 4, label: 'bombe', rule: 'AD1-TCON-04' }),
};

/** AD1-TCON-04, Pique. */
const bombeIncendiaire: Thrown = {
  id: 'bombe-incendiaire',
  rule: 'AD1-TCON-04',
  effect: (g, who, { cell }) =>
    blast(g, who, { figures: inZoneOf(g, cell), dice: 3, label: 'bombe-incendiaire', rule: 'AD1-TCON-04' }),
};

/** What bursts where it falls. */
export const BURSTS: readonly Thrown[] = [flaconInstable, bombe, bombeIncendiaire];

interface Resisting {
  readonly cell: Cell;
  readonly trait: string;
  resists(figure: Figure): Rule<boolean>;
  failed(figure: Figure): void;
}

/** AD1-TCON-04: each figure of a zone resists, or suffers. */
export const resisted = (g: Crawl, who: Figure, { cell, trait, resists, failed }: Resisting): Rule<void> =>
  eachInOrder(who, inZoneOf(g, cell), {
    rule: 'AD1-TCON-04',
    *does(figure) {
      if (isImmune(g, figure, trait)) return;
      if (!(yield* resists(figure))) failed(figure);
    },
  });

/** AD1-TCON-04, Trèfle: no Réaction is left. */
export function deafen(g: Crawl, figure: Figure): void {
  if (figure.reactions > 0) g.emit({ type: 'reactionSpent', figure: figure.id, left: 0, rules: ['AD1-TCON-04'] });
}
