import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { newBattalion } from '../../battalions/battalion.ts';
import { acquire } from '../../gear/carry.ts';
import { changeGold } from '../../gear/purse.ts';
import { type Being, type Item, isPresent } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { heroesHere, pickBeing, pickBeings, pickOne } from '../pick.ts';
import { sceneEntryOf } from '../presets.ts';
import { masterOf } from '../table.ts';
import { chooseObject } from './choose-object.ts';
import { defineCommand, outOfCombat } from './command.ts';

/** HB-GM-15: gold, objects, battalions and progress, given or taken. */
export const reward = defineCommand({
  id: 'recompenser',
  rule: 'HB-GM-15',
  place: 15,
  name: { fr: 'récompenser', en: 'reward' },
  names: {
    'donner-de-l-or': { fr: 'donner de l’or', en: 'give gold' },
    'prendre-de-l-or': { fr: 'prendre de l’or', en: 'take gold' },
    'donner-un-objet': { fr: 'donner un objet', en: 'give an object' },
    'prendre-un-objet': { fr: 'prendre un objet', en: 'take an object' },
    'donner-un-bataillon': { fr: 'donner un bataillon', en: 'give a battalion' },
    'donner-un-progres': { fr: 'donner un progrès', en: 'give a progress' },
  },
  words: {
    fr: {
      prompts: {
        recompense: () => 'Quelle récompense ?',
        montant: () => 'Combien de pièces d’or ?',
        objet: () => 'Quel objet ?',
        puissance: () => 'De quelle puissance ?',
        'a-qui': () => 'À qui ?',
        'a-qui-prendre': () => 'À qui le prendre ?',
        'objet-a-prendre': () => 'Quel objet prendre ?',
        'qui-commande': () => 'Qui commande ce bataillon ?',
        rangs: () => 'De quels soldats ?',
        'qui-progresse': () => 'Qui progresse ?',
      },
      options: { tresor: (o) => o.its('treasure') },
    },
    en: {
      prompts: {
        recompense: () => 'Which reward?',
        montant: () => 'How many gold pieces?',
        objet: () => 'Which object?',
        puissance: () => 'Of which power?',
        'a-qui': () => 'To whom?',
        'a-qui-prendre': () => 'From whom?',
        'objet-a-prendre': () => 'Which object to take?',
        'qui-commande': () => 'Who commands this battalion?',
        rangs: () => 'Which soldiers?',
        'qui-progresse': () => 'Who makes progress?',
      },
      options: { tresor: (o) => o.its('treasure') },
    },
  },
  isOffered: (g) => outOfCombat(g) && standing(g.state).length > 0,
  run,
});

const RULES = ['HB-GM-15'] as const;
const AMOUNTS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 300, 500, 1000];

type Reward = (g: HB) => Rule<void>;

const standing = (state: HBState): readonly Being[] => heroesHere(state).filter(isPresent);

function* run(g: HB): Rule<void> {
  const options: Option<Reward | null>[] = [];
  for (const { id, gold, item, holds } of sceneEntryOf(g)?.treasures ?? [])
    options.push(
      option(
        `tresor-${id}`,
        (world) => (item === undefined ? pay(world, gold!) : give(world, { base: item, ...(holds && { holds }) })),
        { label: 'tresor', params: { treasure: id } },
      ),
    );
  options.push(option('donner-de-l-or', (world) => changePurse(world, 1)));
  if (g.state.gold > 0) options.push(option('prendre-de-l-or', (world) => changePurse(world, -1)));
  options.push(option('donner-un-objet', giveObject));
  if (standing(g.state).some(({ hero }) => hero!.items.length > 0))
    options.push(option('prendre-un-objet', takeObject));
  options.push(option('donner-un-bataillon', giveBattalion), option('donner-un-progres', giveProgress));
  options.push(option('abandonner', null));
  const chosen = yield* ask({ id: 'recompense', seat: masterOf(g.state), rule: 'HB-GM-15', options });
  if (chosen !== null) yield* chosen(g);
}

function* pay(g: HB, amount: number): Rule<void> {
  changeGold(g, amount, { why: 'mj', rules: RULES });
}

function* changePurse(g: HB, sign: 1 | -1): Rule<void> {
  const amounts = sign === 1 ? AMOUNTS : AMOUNTS.filter((amount) => amount <= g.state.gold);
  const chosen = yield* pickOne(g, { id: 'montant', rule: 'HB-GM-15' }, amounts.map(String));
  if (chosen !== null) yield* pay(g, sign * Number(chosen));
}

type Given = Parameters<typeof acquire>[2] extends { readonly found: infer F } ? F : never;

/** HB-INV-09: the hero makes room, or leaves it. */
function* give(g: HB, found: Given): Rule<void> {
  const being = yield* pickBeing(g, { id: 'a-qui', rule: 'HB-GM-15' }, standing(g.state));
  if (being !== null) yield* acquire(g, being, { found, why: 'mj', rules: RULES });
}

function* giveObject(g: HB): Rule<void> {
  const found = yield* chooseObject(g);
  if (found !== null) yield* give(g, found);
}

function* takeObject(g: HB): Rule<void> {
  const owners = standing(g.state).filter(({ hero }) => hero!.items.length > 0);
  const being = yield* pickBeing(g, { id: 'a-qui-prendre', rule: 'HB-GM-15' }, owners);
  if (being === null) return;
  const options: Option<Item | null>[] = being.hero!.items.map((item) =>
    option(item.id, item, { label: 'objet', params: { item: item.base }, at: { item: item.id } }),
  );
  options.push(option('abandonner', null));
  const item = yield* ask({ id: 'objet-a-prendre', seat: masterOf(g.state), rule: 'HB-GM-15', options });
  if (item !== null)
    g.emit({ type: 'itemLost', being: being.id, item: item.id, base: item.base, why: 'mj', rules: RULES });
}

/** HB-BAT-20: under the command of one hero. */
function* giveBattalion(g: HB): Rule<void> {
  const commander = yield* pickBeing(g, { id: 'qui-commande', rule: 'HB-GM-15' }, standing(g.state));
  if (commander === null) return;
  const kind = yield* pickOne(g, { id: 'rangs', rule: 'HB-BAT-20' }, ['melee', 'archers']);
  if (kind === null) return;
  const id = `bataillon-${g.state.next}`;
  const archers = kind === 'archers';
  const levy = newBattalion({ id, name: id, side: 'heros', seat: null, commander: commander.id, archers });
  g.emit({ type: 'beingAdded', added: { ...levy, zone: commander.zone }, rules: ['HB-GM-15', 'HB-BAT-14'] });
}

/** HB-CRE-10: spent in a trusted place. */
function* giveProgress(g: HB): Rule<void> {
  const heroes = yield* pickBeings(g, { id: 'qui-progresse', rule: 'HB-GM-15' }, standing(g.state));
  for (const { id } of heroes) g.emit({ type: 'progressGranted', being: id, rules: ['HB-GM-15', 'HB-CRE-10'] });
}
