import type { Rule } from '@souterrain/kernel';
import { ofItems } from '../gear/belongings.ts';
import { canReach, reach } from '../gear/reach.ts';
import { castSpell } from '../magic/cast.ts';
import { spellId, spellOf, spellTold } from '../magic/casting.ts';
import type { Prospect } from '../magic/forms/form.ts';
import { isPossible } from '../magic/forms/index.ts';
import { canAmplify } from '../magic/powers.ts';
import { seenBy } from '../magic/sight.ts';
import type { Spell, SpellSource } from '../magic/spell.ts';
import { spellOdds } from '../odds/spell.ts';
import type { Being, Item } from '../pieces.ts';
import type { HB, Situation } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-SCR-06, HB-SCR-08, HB-SCR-10: any hero reads a scroll or uses a wand that has charges left. */
export const devices = defineAction({
  id: 'objets-magiques',
  place: 50,
  words: {
    fr: {
      options: {
        'lire-parchemin': (o) => `lire un parchemin : ${spellTold(o)}`,
        'brandir-baguette': (o) => `brandir une baguette : ${spellTold(o)}`,
      },
    },
    en: {
      options: {
        'lire-parchemin': (o) => `read a scroll: ${spellTold(o)}`,
        'brandir-baguette': (o) => `wave a wand: ${spellTold(o)}`,
      },
    },
  },
  offer(g, being, into) {
    if (!being.hero) return;
    let prospect: Prospect | null = null;
    for (const use of devicesIn(g, being.hero.items)) {
      const { item, spell } = use;
      if (!canReach(g.state, being, item) || isForbidden(g, being, spell)) continue;
      prospect ??= { g, caster: being, seen: seenBy(g.state, being) };
      if (isPossible(prospect, spell)) into.push(using(g, being, use));
    }
  },
});

const devicesIn = ofItems((_, items) => {
  const devices: Use[] = [];
  for (const item of items) {
    const { base, charges } = item;
    if ((base !== 'parchemin' && base !== 'baguette') || charges === 0) continue;
    const spell = spellOf(item);
    if (spell !== null) devices.push({ item, spell, source: base });
  }
  return devices;
});

/** HB-SCR-09: metal does not matter; HB-Q-26: it forbids amplified ones. */
const isForbidden = (g: Situation, being: Being, { power }: Spell): boolean =>
  g.state.variants.itemAmplification === 'hurts' && !canAmplify(g, being, power);

interface Use {
  readonly item: Item;
  readonly spell: Spell;
  readonly source: SpellSource;
}

const using = actionTo<Use>({
  id: ({ item, source }) => `${source === 'parchemin' ? 'lire' : 'brandir'}-${item.id}`,
  label: ({ source }) => (source === 'parchemin' ? 'lire-parchemin' : 'brandir-baguette'),
  params: ({ item, spell }) => ({ item: item.base, spell: spellId(spell), ...spell }),
  at: ({ item }) => ({ item: item.id }),
  odds: (g, caster, { source, spell }) => spellOdds(g.state, { caster, source, ...spell }),
  kind: 'objet',
  rule: ({ source }) => (source === 'parchemin' ? 'HB-SCR-06' : 'HB-SCR-10'),
  run: useDevice,
});

/** HB-SCR-06, HB-SCR-07, HB-SCR-10: in hand first (HB-EQP-03); a scroll is used up, a wand loses a charge. */
function* useDevice(g: HB, being: Being, { item, spell, source }: Use): Rule<void> {
  if (!(yield* reach(g, being, item))) return;
  const { id, base } = item;
  if (source === 'parchemin')
    g.emit({ type: 'itemLost', being: being.id, item: id, base, why: 'utilise', rules: ['HB-SCR-07'] });
  else g.emit({ type: 'chargesChanged', being: being.id, item: id, left: item.charges! - 1, rules: ['HB-SCR-10'] });
  const { school, form, power } = spell;
  yield* castSpell(g, { caster: being, source, school, form, power });
}
