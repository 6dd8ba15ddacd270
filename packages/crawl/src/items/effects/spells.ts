import type { Rule } from '@souterrain/kernel';
import { isInReach } from '../../combat/reach.ts';
import { gainMark, THIS_ROUND, untilTurn } from '../../figures/marks.ts';
import { areEnemies } from '../../figures/sides.ts';
import { isImmune } from '../../figures/values.ts';
import { heal } from '../../health/health.ts';
import { sameZone } from '../../movement/plan.ts';
import type { Figure } from '../../state.ts';
import { figure } from '../../text/asked.ts';
import type { Said } from '../../text/catalogue.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Harm } from '../../world/edition.ts';
import type { Use } from '../../world/use.ts';
import { alliesInSight, chooseFigure, enemiesInSight, figuresWhere } from './targets.ts';
import { groupsInSight, sowConfusion } from './zones.ts';

const SCROLL = 'AD1-TCON-12';
const WAND = 'AD1-TCON-13';

/** How an edition reads scrolls, and what its spells cost those they strike. */
interface Magic<G extends Crawl> {
  reads(g: G, who: Figure): Rule<boolean>;
  deals(g: G, who: Figure, harm: Harm): Rule<unknown>;
}

/** Scrolls and wands; what a rampart or a shield of magic is worth is the edition's own. */
export function spellsOf<G extends Crawl>({ reads, deals }: Magic<G>): readonly { readonly use: Use<G> }[] {
  /** AD1-TCON-12: read with Savoir; it is used up either way. */
  const scroll = (
    id: string,
    {
      can,
      effect,
      ...asked
    }: { can: (g: G, who: Figure) => boolean; effect: (g: G, who: Figure) => Rule<void> } & Said,
  ): { readonly use: Use<G> } => ({
    use: {
      id,
      rule: SCROLL,
      ...asked,
      type: 'standard',
      can: (g, { who }) => can(g, who),
      *run(g, { who }) {
        if (yield* reads(g, who)) yield* effect(g, who);
      },
    },
  });

  return [
    scroll('parchemin-de-guerison', {
      can: (g, who) => hurtAllies(g, who).length > 0,
      *effect(g, who) {
        const figures = hurtAllies(g, who);
        if (figures.length === 0) return;
        const patient = yield* chooseFigure(who, { id: 'guerir', figures, rule: SCROLL });
        heal(g, patient, { amount: 3, by: 'parchemin-de-guerison', rules: [SCROLL] });
      },
    }),
    scroll('parchemin-de-rempart', {
      can: () => true,
      *effect(g, who) {
        for (const ally of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g, f, who)))
          gainMark(g, ally, { id: 'rempart', until: THIS_ROUND, by: who.id }, [SCROLL]);
      },
    }),
    scroll('parchemin-de-flammes', {
      prompts: {
        enflammer: { fr: (a) => `${figure(a)} : qui enflammer ?`, en: (a) => `Whom does ${figure(a)} set on fire?` },
      },
      can: (g, who) => enemiesInSight(g, who).length > 0,
      *effect(g, who) {
        const figures = enemiesInSight(g, who);
        if (figures.length === 0) return;
        const target = yield* chooseFigure(who, { id: 'enflammer', figures, rule: SCROLL });
        yield* deals(g, who, { target, dice: 5, label: 'parchemin-de-flammes', rule: SCROLL });
      },
    }),
    scroll('parchemin-de-confusion', {
      can: (g, who) => groupsInSight(g, who).length > 0,
      effect: sowConfusion,
    }),
    { use: baguetteDeBouclier },
    {
      // AD1-TCON-13, Pique: no attack roll.
      use: {
        id: 'baguette-d-eclairs',
        rule: WAND,
        prompts: {
          foudroyer: {
            fr: (a) => `${figure(a)} : qui foudroyer ?`,
            en: (a) => `Whom does ${figure(a)} strike with lightning?`,
          },
        },
        type: 'standard',
        can: (g, { who }) => inBolt(g, who).length > 0,
        *run(g, { who }) {
          const target = yield* chooseFigure(who, { id: 'foudroyer', figures: inBolt(g, who), rule: WAND });
          yield* deals(g, who, { target, dice: 4, label: 'baguette-d-eclairs', rule: WAND });
        },
      },
    },
  ];
}

/** AD1-TCON-13, Carreau: until the start of the user's next turn. */
const baguetteDeBouclier: Use = {
  id: 'baguette-de-bouclier',
  rule: WAND,
  type: 'standard',
  *run(g, { who }) {
    gainMark(g, who, { id: 'baguette-de-bouclier', until: untilTurn(g, who, 'start') }, [WAND]);
  },
};

const hurtAllies = (g: Crawl, who: Figure): readonly Figure[] =>
  alliesInSight(g, who).filter((f) => f.sante < f.santeMax);

const inBolt = (g: Crawl, who: Figure): readonly Figure[] =>
  figuresWhere(
    g,
    (f) => areEnemies(who, f) && !isImmune(g, f, 'magie') && isInReach(g, who.cell, { to: f.cell, reach: 3 }),
  );
