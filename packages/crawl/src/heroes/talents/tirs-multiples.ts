import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import { isActive } from '../../figures/sides.ts';
import type { Figure } from '../../state.ts';
import { number } from '../../text/asked.ts';
import { hints, one, target } from '../../text/offers.ts';
import type { GivenAction } from '../../world/action.ts';
import type { Crawl } from '../../world/crawl.ts';
import { type Attack, type Bearing, defineFeature } from '../../world/features.ts';

const SHOTS = 3;

/** How an edition shoots. */
interface Volley<G extends Crawl, A extends Attack> {
  readonly rule: RuleId;
  readonly rolls?: true;
  /** What may be shot again and again. */
  attacksOf(g: G, who: Figure): readonly A[];
  targetsOf(g: G, who: Figure, attack: A): readonly Figure[];
  shoot(g: G, who: Figure, shot: { readonly attack: A; readonly target: Figure }): Rule<unknown>;
}

export function tirsMultiples<G extends Crawl, A extends Attack>(volley: Volley<G, A>) {
  const { rule, attacksOf, targetsOf, shoot, rolls } = volley;
  return defineFeature({
    id: 'tirs-multiples',
    rule,
    name: 'Tirs multiples',
    effect: {
      fr: 'action complexe : jusqu’à trois tirs, −1 dé chacun',
      en: 'complex action: up to three shots, −1 die each',
    },
    prompts: {
      'tirs-multiples': {
        fr: (a) => `Tirs multiples, tir ${number(a, 'shot')} sur 3 : sur qui ?`,
        en: (a) => `Tirs multiples, shot ${number(a, 'shot')} of 3: at whom?`,
      },
    },
    labels: {
      'tirs-multiples': {
        fr: (o) =>
          one(
            `Tirs multiples : ${o.attack(String(o.option.params.attack))}`,
            hints(o.type, 'trois tirs, −1 dé chacun'),
          ),
        en: (o) =>
          one(`Tirs multiples: ${o.attack(String(o.option.params.attack))}`, hints(o.type, 'three shots, −1 die each')),
      },
      tirer: target,
      arreter: { fr: 'S’arrêter là', en: 'Stop here' },
    },
    actions: (g: G, { who }: Bearing): readonly GivenAction[] =>
      attacksOf(g, who)
        .filter((attack) => targetsOf(g, who, attack).length > 0)
        .map((attack) => ({
          id: `tirs-multiples-${attack.id}`,
          type: 'complexe',
          rolls,
          rule,
          label: 'tirs-multiples',
          params: { attack: attack.id },
          run: () => shots(g, who, attack),
        })),
  });

  /** Targets one after the other, once the shot before is wholly resolved. */
  function* shots(g: G, who: Figure, attack: A): Rule<void> {
    for (let shot = 1; shot <= SHOTS && isActive(g, who); shot++) {
      const targets = targetsOf(g, who, attack);
      if (targets.length === 0) return;
      const target = yield* ask<Figure | null>({
        id: 'tirs-multiples',
        seat: who.hero!.seat,
        rule,
        params: { shot },
        options: [
          ...targets.map((other) => option(`tirer-${other.id}`, other, { label: 'tirer', at: { figure: other.id } })),
          ...(shot > 1 ? [option('arreter', null)] : []),
        ],
      });
      if (!target) return;
      yield* shoot(g, who, { attack, target });
    }
  }
}
