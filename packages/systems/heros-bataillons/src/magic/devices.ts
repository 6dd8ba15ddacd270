import type { Rule } from '@souterrain/kernel';
import { type Action, actionTo } from '../combat/action.ts';
import { ofItems } from '../gear/belongings.ts';
import { canReach, reach } from '../gear/reach.ts';
import { spellOdds } from '../odds/spell.ts';
import type { Being, Item } from '../pieces.ts';
import type { HB, Situation } from '../world.ts';
import { castSpell } from './cast.ts';
import { spellId } from './casting.ts';
import type { Prospect } from './forms/form.ts';
import { formOf } from './forms/index.ts';
import { canAmplify } from './powers.ts';
import { seenBy } from './sight.ts';
import type { Spell, SpellSource } from './spell.ts';

/** HB-SCR-02, HB-SCR-05: the spell that a scroll, a wand or a grimoire holds, fixed when it was made. */
export function spellOf({ holds }: Item): Spell | null {
  return holds?.school && holds.form && holds.power ? (holds as unknown as Spell) : null;
}

/** HB-SCR-06, HB-SCR-08, HB-SCR-10: any hero reads a scroll or uses a wand that has charges left. */
export function deviceActions(g: HB, being: Being, into: Action[]): void {
  if (!being.hero) return;
  let prospect: Prospect | null = null;
  for (const use of devicesIn(g, being.hero.items)) {
    const { item, spell } = use;
    if (!canReach(g.state, being, item) || isForbidden(g, being, spell)) continue;
    prospect ??= { g, caster: being, seen: seenBy(g.state, being) };
    if (formOf(spell.form).isPossible(prospect, spell)) into.push(using(g, being, use));
  }
}

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
