import { draw, type Rule, roll, rollOne } from '@souterrain/kernel';
import { type Found, itemFrom } from '../gear/carry.ts';
import { changeGold } from '../gear/purse.ts';
import { formsAt } from '../magic/forms/index.ts';
import type { HB } from '../world.ts';
import { ableHeroes } from './group.ts';
import { firstZone } from './layout.ts';

/** HB-SOLO-09: one treasure; its objects lie in the room until somebody picks them up. */
export function* treasure(g: HB): Rule<void> {
  const seat = g.state.delve!.leader;
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-SOLO-09' });
  const found = face === 4 ? 'potion' : face === 5 ? 'or-et-objet' : face === 6 ? 'magie' : 'or';
  g.emit({ type: 'treasureRolled', face, found, rules: ['HB-SOLO-09'] });
  if (face <= 3 || face === 5) yield* gold(g, face <= 2 ? 1 : 2);
  if (face === 4) lay(g, yield* findPotion(g));
  if (face === 5) lay(g, { base: yield* drawGear(g) });
  if (face === 6) lay(g, yield* findMagic(g));
}

/** HB-SOLO-09: for each hero. */
function* gold(g: HB, dice: number): Rule<void> {
  const faces = yield* roll(g, { seat: g.state.delve!.leader, count: dice, sides: 6, rule: 'HB-SOLO-09' });
  let total = 0;
  for (const face of faces) total += face;
  changeGold(g, total * 5 * ableHeroes(g.state).length, { why: 'tresor', rules: ['HB-SOLO-09'] });
}

export function lay(g: HB, found: Found): void {
  const { state } = g;
  const item = itemFrom(g, found, { id: `${found.base}-${state.next}`, place: 'sac' });
  g.emit({ type: 'itemLaid', item, zone: firstZone(state.scene!), rules: ['HB-SOLO-09', 'HB-SOLO-21'] });
}

/** HB-SOLO-21, HB-ALC-08: a 3 is rolled again, each column on its own. */
function* findPotion(g: HB): Rule<Found> {
  const { delve } = g.state;
  const effect = yield* rollRow(g, delve!.leader, g.content.effects);
  const { details } = g.content.effects[effect]!;
  const detail = details ? yield* drawOne(g, 'detail', details) : undefined;
  const administration = yield* rollRow(g, delve!.leader, g.content.administrations);
  return { base: 'potion', holds: { effect, ...(detail && { detail }), administration }, known: false };
}

function* rollRow(g: HB, seat: number, table: Readonly<Record<string, { readonly roll: number }>>): Rule<string> {
  for (;;) {
    const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-SOLO-21' });
    for (const id in table) if (table[id]!.roll === face) return id;
  }
}

/** HB-SOLO-09, HB-SOLO-21, HB-SCR-04: a minor scroll, or a wand. */
function* findMagic(g: HB): Rule<Found> {
  const { delve, variants } = g.state;
  const seat = delve!.leader;
  const base = (yield* rollOne(g, { seat, sides: 6, rule: 'HB-SOLO-09' })) === 6 ? 'baguette' : 'parchemin';
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-SOLO-21' });
  let schools = Object.keys(g.content.schools).filter((id) => g.content.schools[id]!.roll === face);
  // HB-Q-23: a 2 may name one school alone.
  if (schools.length > 1 && variants.schoolTwo !== 'choice') schools = [variants.schoolTwo];
  const school = yield* drawOne(g, 'ecole', schools);
  const form = FORMS[(yield* rollOne(g, { seat, sides: 4, rule: 'HB-SOLO-21' })) - 1]!;
  return { base, holds: { school, form, power: 'mineur' } };
}
/** HB-SOLO-21: a d4. */
const FORMS = formsAt('mineur');

/** HB-SOLO-09, HB-SOLO-21: a line of the tables priced 1 to 60, then one of its objects. */
const MOST_PRICE = 60;
const GEAR: readonly string[] = ['arme', 'armure', 'bouclier', 'vetements'];

function* drawGear(g: HB): Rule<string> {
  const lines: Record<string, string[]> = {};
  for (const id in g.content.items) {
    const { kind, price, line = id } = g.content.items[id]!;
    if (!GEAR.includes(kind) || price === null || price < 1 || price > MOST_PRICE) continue;
    lines[line] = [...(lines[line] ?? []), id];
  }
  return yield* drawOne(g, 'objet', lines[yield* drawOne(g, 'ligne', Object.keys(lines))]!);
}

function* drawOne(g: HB, deck: string, from: readonly string[]): Rule<string> {
  if (from.length === 1) return from[0]!;
  const [card] = yield* draw(g, { deck, from, count: 1, rule: 'HB-SOLO-21' });
  return card!;
}
