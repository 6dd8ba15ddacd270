import type { C50Event, C50System, C50View, HeroView, WithContent } from '@souterrain/cinquante-etages';
import { signed } from '@souterrain/words';
import { bestiary1 } from '../../icons/bestiary-1.gen.ts';
import { bestiary2 } from '../../icons/bestiary-2.gen.ts';
import { bestiary3 } from '../../icons/bestiary-3.gen.ts';
import { bestiary4 } from '../../icons/bestiary-4.gen.ts';
import { bestiary5 } from '../../icons/bestiary-5.gen.ts';
import { bestiary6 } from '../../icons/bestiary-6.gen.ts';
import { classes } from '../../icons/classes.gen.ts';
import type { HeroPage, MonsterCard, Printer, PrintScene } from '../model.ts';
import { c50Words } from './c50-words.ts';

type Scene = PrintScene<C50View, C50Event>;

/** What the game on paper is played with: scenes come from its own system. */
const contentOf = ({ system }: Pick<Scene, 'system'>): WithContent['content'] =>
  (system as unknown as C50System).content;

const pictures: Readonly<Partial<Record<string, string>>> = {
  ...bestiary1,
  ...bestiary2,
  ...bestiary3,
  ...bestiary4,
  ...bestiary5,
  ...bestiary6,
  ...classes,
};
const CHARACTERISTICS = ['for', 'agi', 'end', 'int', 'cha'] as const;

function pageOf(scene: Scene, hero: HeroView): HeroPage {
  const { words, company, lang } = scene;
  const said = c50Words[lang];
  const term = (id: string) => words.term(id, undefined);
  const { armours, targe, weapons: armoury, spells: magic } = contentOf(scene);
  const { classe, worn, shields, weapons, spells } = hero;
  const armour = (worn ? armours[worn]!.value : 0) + shields * targe.value;
  const spare = hero.armours.filter((id) => id !== worn);
  const bag = [...hero.scrolls.map((id) => `parchemin-${id}`), ...spare].map(term);
  const lines = [
    [said.worn, [...(worn ? [term(worn)] : []), ...Array<string>(shields).fill(term('targe'))]],
    [said.belt, hero.potions.map(term)],
    [said.bag, bag],
  ] as const;
  return {
    id: `h${hero.seat + 1}`,
    name: company.names[hero.seat] ?? '',
    line: words.choice('classe', classe).label,
    picture: pictures[classe] ?? '',
    numbers: [
      {
        title: said.characteristics,
        boxes: CHARACTERISTICS.map((id) => ({ label: id.toUpperCase(), value: hero.car[id] })),
      },
      {
        title: said.values,
        boxes: [
          { label: said.armour, value: armour },
          { label: said.atk, value: hero.bonusAtk === 0 ? '0' : signed(hero.bonusAtk) },
          { label: said.points, value: hero.points },
        ],
      },
    ],
    tracks: [{ title: said.pv, mark: 'heart', count: hero.maxPv, note: said.pvNote }],
    states: { title: said.once, names: said.onceNames[classe] ?? [] },
    weapons: {
      title: said.weapons,
      heads: said.weaponHeads,
      rows: weapons.map((id) => [term(id), said.categories[armoury[id]!.category] ?? '', String(armoury[id]!.damage)]),
      blank: 3,
    },
    gifts: [
      {
        title: said.spells,
        entries: spells.map((id) => ({ name: term(id), text: said.spell(magic[id]!.rank, magic[id]!.damage) })),
      },
    ].filter(({ entries }) => entries.length > 0),
    gear: {
      title: said.gear,
      lines: lines.flatMap(([place, things]) => (things.length > 0 ? [said.colon(place, things.join(', '))] : [])),
    },
    turn: { title: said.turn, rows: said.turnRows },
    purse: {
      title: said.descent,
      boxes: [
        { label: said.floor, value: Math.max(1, hero.floor) },
        { label: said.gold, value: hero.gold },
      ],
    },
    notes: said.notes,
    credit: said.credit,
  };
}

/** Where each creature is met. */
function placesOf(scene: Scene): ReadonlyMap<string, string> {
  const said = c50Words[scene.lang];
  const { bands, floors } = contentOf(scene);
  const places = new Map<string, string>();
  for (const band of bands) for (const id of band.ordinary) places.set(id, said.band(band.first, band.last));
  for (const { floor, boss } of Object.values(floors)) if (boss) places.set(boss, said.boss(floor));
  return places;
}

function cardOf(scene: Scene, id: string, place: string): MonsterCard {
  const { words, lang } = scene;
  const said = c50Words[lang];
  const { characteristic, car, pv, damage, atk, armour, gold } = contentOf(scene).creatures[id]!;
  return {
    id,
    name: words.term(id, undefined),
    line: `${place}, ${said.fights(characteristic.toUpperCase())}`,
    picture: pictures[id] ?? '',
    boxes: [
      { label: characteristic.toUpperCase(), value: car },
      { label: said.damage, value: damage },
      { label: 'ATK', value: atk === 0 ? '0' : signed(atk) },
      { label: said.armour, value: armour },
      { label: said.gold, value: gold },
    ],
    track: { title: said.pv, mark: 'heart', count: pv },
    actions: [],
    gifts: [],
  };
}

/** What Cinquante Étages puts on paper. */
export const printer: Printer<C50View, C50Event> = {
  heroes: (scene) => scene.view.heroes.map((hero) => pageOf(scene, hero)),
  monsters: (scene, which) => {
    const { floor } = scene.view;
    const met = new Set(
      [...Object.values(floor?.creatures ?? {}), ...(floor?.guardian ? [floor.guardian] : [])].map(({ id }) => id),
    );
    return [...placesOf(scene)].flatMap(([id, place]) =>
      which === 'all' || met.has(id) ? [cardOf(scene, id, place)] : [],
    );
  },
};
