import type { Figure, Until } from '@souterrain/crawl';
import { gainMark, loseMark, untilTurn } from '@souterrain/crawl/figures';
import { heal, regainHeroism, removeSoignable, soignablesOf, woundOf } from '@souterrain/crawl/health';
import { accepts } from '@souterrain/crawl/movement';
import { defineWords, figure } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { afflict } from '../combat/afflict.ts';
import { sufferWound } from '../combat/grave.ts';
import { lossId } from '../combat/states/attribute-loss.ts';
import type { Attribute, Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

interface Inflicted {
  readonly actor: Figure | null;
  readonly target: Figure;
  readonly label: string;
  /** The amount of a valued effect, bound and thrown. */
  readonly value: number;
  /** The Attribute of the Jet that brought it, where there was one. */
  readonly attribute?: Attribute;
}

/** AD2-ETAT-25: it lowers the Attribute of the Jet that could not keep it away. */
const ATTRIBUTE_LOSS = 'perte-d-attribut-temporaire';

/** Blessures graves by the name of their state. */
const WOUNDS: Readonly<Record<string, string>> = {
  'arcade-ouverte': 'arcade-ouverte',
  'cotes-cassees': 'cotes-cassees',
  hemorragie: 'hemorragie',
  'jambe-fracturee': 'jambe-fracturee',
  'bras-casse': 'bras-casse',
  'main-tranchee': 'main-tranchee',
  'cicatrices-horribles': 'cicatrices',
};

/** What one effect that is neither Dommages nor a push does to somebody (section EFF). */
export function* inflict(g: AD2, effect: Effect, { actor, target, label, value, attribute }: Inflicted): Rule<void> {
  switch (effect.kind) {
    case 'valued':
      return valued(g, effect.id, { actor, target, label, value });
    case 'state': {
      // AD2-BGRAV-06: what lasts beyond the dungeon is written on the sheet of a hero.
      const wound = target.hero ? WOUNDS[effect.id] : undefined;
      if (wound !== undefined) return yield* sufferWound(g, target, wound);
      // AD1-TMAG-05: some may refuse to fall.
      if (effect.id === 'a-terre' && !(yield* accepts(g, target, 'a-terre'))) return;
      const until: Until | undefined = effect.rounds === null ? undefined : { in: 'rounds', left: effect.rounds };
      // AD2-ARCA-18: some states name whoever gave them.
      const by = g.edition.featureOf(effect.id)?.spares ? actor : null;
      const state = effect.id === ATTRIBUTE_LOSS && attribute ? lossId(attribute) : effect.id;
      afflict(g, target, { state, by, rules: ['AD2-EFF-09'], ...(until ? { until } : {}) });
      return;
    }
    case 'removal':
      return yield* remove(g, effect.removed, { actor, target });
    case 'dice':
      return grant(g, target, {
        id: 'des-accordes',
        actor,
        source: label,
        value: effect.sign === '-' ? -effect.dice : effect.dice,
      });
    default:
      return;
  }
}

function valued(g: AD2, id: string, { actor, target, label, value }: Inflicted): void {
  if (value <= 0) return;
  // AD2-EFF-08.
  if (id === 'soins') heal(g, target, { amount: value, by: label, rules: ['AD2-EFF-08'] });
  // AD2-EFF-07.
  if (id === 'armure') grant(g, target, { id: 'armure-accordee', actor, source: label, value });
  // AD2-EFF-17.
  if (id === 'heroisme' && target.hero) regainHeroism(g, target, value);
}

/**
 * AD2-EFF-18: until the start of the actor's next turn. Two uses of the same action do not add up, the higher stays
 * (AD2-EFF-07); different actions do (AD2-BONUS-05, AD2-EFF-03).
 */
function grant(
  g: AD2,
  target: Figure,
  { id, actor, source, value }: { id: string; actor: Figure | null; source: string; value: number },
): void {
  const held = target.marks.find((mark) => mark.id === id && mark.source === source)?.value ?? 0;
  if (Math.abs(held) >= Math.abs(value)) return;
  const until = untilTurn(g, actor ?? target, 'start');
  gainMark(g, target, { id, until, value, source }, ['AD2-EFF-18']);
}

/** AD2-EFF-12. */
function* remove(g: AD2, removed: string, { actor, target }: Pick<Inflicted, 'actor' | 'target'>): Rule<void> {
  if (removed !== 'soignable') {
    if (target.hero && woundOf(target, removed)) removeSoignable(g, target, removed, ['AD2-EFF-12']);
    else loseMark(g, target, removed, { why: 'retire', rules: ['AD2-EFF-12'] });
    return;
  }
  const states = soignablesOf(g, target);
  if (states.length === 0) return;
  const state = yield* ask({
    id: 'quel-etat',
    seat: (actor ?? target).hero?.seat ?? g.state.lastPlayer,
    rule: 'AD2-EFF-12',
    params: { figure: target.id },
    options: states.map((id) => option(`retirer-${id}`, id, { label: 'retirer', params: { state: id } })),
  });
  removeSoignable(g, target, state, ['AD2-EFF-12']);
}

export const removalWords = defineWords({
  prompts: {
    'quel-etat': {
      fr: (a) => `Quel état retirer à ${a.params.figure === undefined ? a.who : figure(a)} ?`,
      en: (a) => `Which state to remove from ${a.params.figure === undefined ? a.who : figure(a)}?`,
    },
  },
});
