import { ask, option, type Rule, roll, rollOne, sum } from '@souterrain/kernel';
import { changeGold } from '../../gear/purse.ts';
import type { Being } from '../../pieces.ts';
import { beingOf } from '../../state.ts';
import type { HB } from '../../world.ts';
import { type HeroPlace, heroOf } from '../hero.ts';
import { startingItems } from '../outfit.ts';
import { chooseAbility, chooseForms, drawSchool } from './abilities.ts';
import { chooseAttributes, type Method } from './attributes.ts';
import { chooseTalents } from './talents.ts';

export interface Creation extends HeroPlace {
  readonly seat: number;
  readonly name: string;
  readonly method: Method;
}

/** HB-CRE-01: attributes, END, Chance, talents, ability, kit and gold, in that order. */
export function* createHero(g: HB, creation: Creation): Rule<Being> {
  const { seat, name, method, id } = creation;
  const values = yield* chooseAttributes(g, seat, method);
  const talents = yield* chooseTalents(g, seat);
  const { ability, school } = yield* chooseAbility(g, seat);
  const forms = school === null ? [] : yield* chooseForms(g.state, seat);
  const kit = yield* chooseKit(g, seat);
  const items = startingItems(g, kit, yield* scrollSchool(g, seat, kit));
  const sheet = { name, values, talents, abilities: [ability], schools: school === null ? [] : [school], forms, items };
  g.emit({ type: 'beingAdded', added: heroOf(g, sheet, creation), rules: ['HB-CRE-01', 'HB-CHA-09'] });
  yield* findGold(g, seat);
  return beingOf(g.state, id);
}

const DRAW = 'tirer';

/** HB-CRE-07. */
function* chooseKit(g: HB, seat: number): Rule<string> {
  const options = [option(DRAW, DRAW)];
  for (const id of Object.keys(g.content.kits)) options.push(option(id, id, { label: 'trousse', params: { kit: id } }));
  const picked = yield* ask({ id: 'trousse', seat, rule: 'HB-CRE-07', options });
  if (picked !== DRAW) return picked;
  const face = yield* rollOne(g, { seat, sides: 6, rule: 'HB-CRE-07' });
  return Object.values(g.content.kits).find((kit) => kit.roll === face)!.id;
}

function* scrollSchool(g: HB, seat: number, kit: string): Rule<string | null> {
  return g.content.kits[kit]!.items.some(({ base }) => base === 'parchemin') ? yield* drawSchool(g, seat) : null;
}

const GOLD = 5;

/** HB-CRE-07: 3d6 x 5, for the common purse. */
function* findGold(g: HB, seat: number): Rule<void> {
  const faces = yield* roll(g, { seat, count: 3, sides: 6, rule: 'HB-CRE-07' });
  const { total } = sum(
    'or',
    faces.map((value) => ({ label: 'de', value, rule: 'HB-CRE-07' })),
  );
  changeGold(g, total * GOLD, { why: 'creation', rules: ['HB-CRE-07'] });
}
