import {
  ABILITIES,
  armourOf,
  type Being,
  goldShare,
  type HBEvent,
  type HBView,
  MOST_ITEMS,
  MOST_READY,
  slotsUsed,
} from '@souterrain/heros-bataillons';
import { heroesBestiary } from '../../icons/heroes-bestiary.gen.ts';
import { inGame } from '../../systems/heros-bataillons/in-game.ts';
import { capital } from '../../systems/heros-bataillons/names.ts';
import { itemName } from '../../systems/heros-bataillons/sheets/items.ts';
import type { Gift, Grid, HeroPage, MonsterCard, Printer, PrintScene } from '../model.ts';
import { sentence } from '../sentence.ts';
import { hbWords } from './hb-words.ts';
import { rowNamed, rowNumbered } from './tables.ts';

type Scene = PrintScene<HBView, HBEvent>;
const pictures: Readonly<Record<string, string>> = heroesBestiary;
const ATTRIBUTES = ['for', 'agi', 'vol'] as const;
const PLACES = ['porte', 'mains', 'pret', 'sac'] as const;

const isPlayed = ({ hero, seat }: Being): boolean => hero !== null && seat !== null;

function pageOf(scene: Scene, being: Being): HeroPage {
  const { view, words, company, lang } = scene;
  const said = hbWords[lang];
  const term = (id: string) => capital(words.term(id, undefined));
  const hero = being.hero!;
  const player = company.names[being.seat ?? -1];
  const { players } = view;
  return {
    id: being.id,
    name: being.name,
    line: [...hero.abilities, ...hero.schools].map(term).join(', '),
    ...(player && player !== being.name && { by: player }),
    picture: pictures[players[being.seat ?? 0]?.hero ?? ''] ?? pictures.nouveau ?? '',
    numbers: [
      { title: said.attributes, boxes: ATTRIBUTES.map((id) => ({ label: id.toUpperCase(), value: being.max[id] })) },
      {
        title: said.values,
        boxes: [
          { label: said.armour, value: armourOf(inGame(scene), being) },
          { label: said.slots, value: `${slotsUsed(inGame(scene), hero.items)}/${MOST_ITEMS}` },
        ],
      },
    ],
    tracks: [
      { title: said.end, mark: 'heart', count: being.max.end, note: said.endNote },
      { title: said.chance, mark: 'star', count: hero.chanceMax, note: said.chanceNote },
    ],
    states: { title: said.states, names: said.stateNames },
    weapons: weaponsOf(scene, being),
    gifts: [
      {
        title: said.talents,
        entries: hero.talents.map(({ id, degree, attribute }) => ({
          name: `${term(id)} ${said.degree(degree, attribute.toUpperCase())}`,
          text: sentence(inGame(scene).content.talents[id]?.effect?.[lang] ?? ''),
          rule: 'HB-CRE-06',
        })),
      },
      { title: said.abilities, entries: hero.abilities.map((id) => abilityOf(scene, id)) },
    ],
    gear: {
      title: said.gear,
      note: said.gearNote(MOST_ITEMS, MOST_READY),
      lines: PLACES.flatMap((place) => {
        const items = hero.items.filter((item) => item.place === place).map((item) => itemName(item, words));
        return items.length === 0 ? [] : [said.colon(said.places[place], items.join(', '))];
      }),
    },
    turn: { title: said.test, rows: said.testRows },
    purse: {
      title: said.adventures,
      boxes: [
        { label: said.progress, value: hero.progress },
        { label: said.gold, value: goldShare(inGame(scene), being.id) },
      ],
    },
    notes: said.notes,
    credit: said.credit,
  };
}

function weaponsOf(scene: Scene, { hero }: Being): Grid {
  const { words, lang } = scene;
  const said = hbWords[lang];
  const { items } = inGame(scene).content;
  const rows = hero!.items.flatMap(({ base }) => {
    const attack = items[base]?.attack;
    if (!attack) return [];
    return [
      [
        capital(words.term(base, undefined)),
        diceName(attack.dice),
        rangesName(attack.ranges, lang),
        String(attack.hands),
      ],
    ];
  });
  return { title: said.weapons, heads: said.weaponHeads, rows, blank: 1 };
}

const diceName = (dice: readonly number[]): string => dice.map((sides) => `d${sides}`).join(' + ');

const rangesName = (ranges: readonly ('melee' | 'jet' | 'tir')[], lang: Scene['lang']): string =>
  ranges.map((range) => hbWords[lang].ranges[range]).join(', ');

/** HB-HERO-02: its row of the table. */
function abilityOf({ words, rules, lang }: Scene, id: string): Gift {
  const roll = ABILITIES.find((ability) => ability.id === id)?.roll;
  const text = roll === undefined ? undefined : rowNumbered(rules['HB-HERO-02']?.ruling?.[lang] ?? '', roll);
  return { name: capital(words.term(id, undefined)), text: sentence(text ?? ''), rule: 'HB-HERO-02' };
}

function cardOf(scene: Scene, id: string): MonsterCard {
  const { words, rules, lang } = scene;
  const said = hbWords[lang];
  const creature = inGame(scene).content.creatures[id]!;
  const { size, scale, menace, critical, attacks, tags, armour } = creature;
  return {
    id,
    name: creature.name[lang],
    line: [
      scale === 'bataillon' ? said.battalion : (said.sizes[size] ?? size),
      `${said.menace.toLowerCase()} ${menace}`,
      ...(critical === 'for' ? [] : [said.critical(critical.toUpperCase())]),
    ].join(', '),
    picture: pictures[id] ?? pictures.inconnu ?? '',
    boxes: [
      ...ATTRIBUTES.map((attribute) => ({ label: attribute.toUpperCase(), value: creature[attribute] })),
      { label: said.armour, value: armour },
    ],
    track: { title: said.end, mark: 'heart', count: creature.end },
    actions: attacks.map(({ id: attack, name, dice, ranges, explosive }) => ({
      name: name?.[lang] ?? capital(words.term(attack, undefined)),
      text: said.attack(diceName(dice), `${rangesName(ranges, lang)}${explosive ? `, ${said.explosive}` : ''}`),
    })),
    gifts: tags.map((tag) => ({
      name: said.traits[tag] ?? capital(words.term(tag, undefined)),
      text: sentence(rowNamed(rules['HB-FOE-03']?.ruling?.[lang] ?? '', tag) ?? ''),
      rule: 'HB-FOE-03',
    })),
  };
}

/** What Héros & Bataillons puts on paper. */
export const printer: Printer<HBView, HBEvent> = {
  heroes: (scene) => scene.view.beings.filter(isPlayed).map((being) => pageOf(scene, being)),
  monsters: (scene, which) => {
    const met = new Set(scene.view.beings.map(({ profile }) => profile));
    return Object.keys(inGame(scene).content.creatures)
      .filter((id) => which === 'all' || met.has(id))
      .map((id) => cardOf(scene, id));
  },
};
