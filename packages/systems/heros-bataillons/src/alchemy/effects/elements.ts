import { rollOne } from '@souterrain/kernel';
import { suffer } from '../../beings/damage.ts';
import { gain } from '../../beings/marks.ts';
import { throwerOf } from '../../combat/decider.ts';
import { armourOf } from '../../gear/armour.ts';
import { through } from '../../odds/harm.ts';
import { defineEffect, dieOf } from './effect.ts';

const DICE: Readonly<Record<string, number>> = { feu: 8, glace: 4, acide: 4 };

/** HB-ALC-11: violent damage rolled for each target; ice holds, acid eats armour, when they get through (HB-DMG-15). */
export const elements = defineEffect({
  id: 'elements',
  rule: 'HB-ALC-11',
  names: { feu: { fr: 'feu', en: 'fire' }, glace: { fr: 'glace', en: 'ice' }, acide: { fr: 'acide', en: 'acid' } },

  *take(g, target, { potion, user }) {
    const element = potion.detail!;
    const amount = yield* rollOne(g, {
      seat: throwerOf(g.state, user),
      sides: DICE[element]!,
      rule: 'HB-ALC-11',
    });
    const { damage, being } = yield* suffer(g, target, {
      amount,
      armour: element !== 'acide',
      attribute: 'for',
      violent: true,
      by: user.id,
      source: `potion-${element}`,
      rule: 'HB-ALC-11',
    });
    if (damage === 0) return;
    const rules = ['HB-ALC-11', 'HB-DMG-15'] as const;
    // Out of combat nobody counts turns.
    if (element === 'glace' && g.state.combat !== null)
      gain(g, being, { mark: { id: 'glace', until: { in: 'turn', of: being.id, begun: false }, by: user.id }, rules });
    if (element === 'acide')
      gain(g, being, { mark: { id: 'armure-rongee', until: { in: 'scene' }, value: 1, by: user.id }, rules });
  },
  harm(g, { detail }, target) {
    const armour = detail === 'acide' ? 0 : armourOf(g, target);
    return { target, damage: through(dieOf(DICE[detail!]!), armour), attribute: 'for' };
  },
});
