import { type AD1, attacksOf, enduranceOf, paradeOf, worthOf } from '@souterrain/attention-donjon';
import { ATTRIBUTES } from '@souterrain/crawl/heroes';
import { type ByLang, type Lang, number, signed, WIDE } from '@souterrain/words';
import { sheetWords } from '../../systems/attention-donjon/sheets/sheet-words.ts';
import { worldIn } from '../../systems/crawl/world.ts';
import { sentence } from '../sentence.ts';
import { AI, crawlWords } from './crawl-words.ts';
import type { EditionPaper, Scene } from './heroes.ts';
import type { EditionCard } from './monsters.ts';
import { crawlPrinter } from './printer.ts';
import { specials } from './specials.ts';

const CATALOGUES: ByLang<() => Promise<Readonly<Record<string, string>>>> = {
  fr: () => import('@souterrain/attention-donjon/text/fr').then((m) => m.catalogue.talents),
  en: () => import('@souterrain/attention-donjon/text/en').then((m) => m.catalogue.talents),
};

const WORDS: ByLang<{
  readonly heads: readonly string[];
  readonly faces: string;
  readonly facesNote: string;
  dice(count: number): string;
  attack(facts: { skill: string; dice: number; reach: number; damage: string }): string;
  damage(dice: string): string;
  readonly harmless: string;
  pierces(by: number): string;
}> = {
  fr: {
    heads: ['Arme', 'Jet', 'Allonge', 'Dommages', 'Mains'],
    faces: 'Un dé vaut',
    facesNote: `Coup de poker${WIDE}: rejouer un 6 contre deux nouveaux dés. Béni, le 3 vaut +1\u202f; maudit, le 4 vaut 0.`,
    dice: (count) => `${count} ${count > 1 ? 'dés' : 'dé'}`,
    attack: ({ skill, dice, reach, damage }) => `${skill} ${dice}, Allonge ${reach}, ${damage}.`,
    damage: (dice) => `dommages ${dice}`,
    harmless: 'sans dommages',
    pierces: (by) => ` Pénétration ${by}.`,
  },
  en: {
    heads: ['Weapon', 'Roll', 'Reach', 'Damage', 'Hands'],
    faces: 'A die is worth',
    facesNote: 'Coup de poker: a 6 rolled again as two new dice. Blessed, a 3 is worth +1; cursed, a 4 is worth 0.',
    dice: (count) => `${count} ${count === 1 ? 'die' : 'dice'}`,
    attack: ({ skill, dice, reach, damage }) => `${skill} ${dice}, reach ${reach}, ${damage}.`,
    damage: (dice) => `damage ${dice}`,
    harmless: 'no damage',
    pierces: (by) => ` Pénétration ${by}.`,
  },
};

const STATES = ['secoue', 'entrave', 'paralyse', 'empoisonne', 'defensive', 'enrage', 'encombre', 'a-terre'];
const game = (scene: Scene): AD1 => worldIn(scene) as AD1;
const creatureNamed = (scene: Scene, id: string) => game(scene).content.creatures[id]!;
const worthName = (worth: number): string => (worth === 0 ? '0' : signed(worth));

const paper = (talents: Readonly<Record<string, string>>): EditionPaper => ({
  talents,
  skill: number,
  states: STATES,
  attribute: (_scene, { hero }, id) => hero!.sheet.traits[id] ?? 0,
  values: (scene, figure) => [
    { label: 'Parade', value: paradeOf(game(scene), figure) },
    { label: 'Endur.', value: enduranceOf(game(scene), figure) },
  ],
  weapons: (scene, figure) => {
    const { words, lang } = scene;
    const said = WORDS[lang];
    const { traits } = figure.hero!.sheet;
    const g = game(scene);
    return {
      heads: said.heads,
      rows: attacksOf(g, figure).map(({ id, skill, reach, damage, item }) => [
        words.term(id, undefined),
        `${words.term(skill, undefined)} ${traits[skill] ?? 0}`,
        String(reach),
        damage ? said.dice((damage.attribute ? (traits[damage.attribute] ?? 0) : 0) + damage.plus) : '–',
        String(item ? (g.content.items[item.base]?.hands ?? 1) : '–'),
      ]),
    };
  },
  faces: ({ lang }) => ({
    title: WORDS[lang].faces,
    worth: [1, 2, 3, 4, 5, 6].map((face) => worthName(worthOf(face, 'ordinary'))),
    note: WORDS[lang].facesNote,
  }),
});

const card: EditionCard = {
  effects: specials,
  ai: (scene, id) => AI[creatureNamed(scene, id).ai ?? 'melee'],
  boxes: (scene, id) => {
    const { words, lang } = scene;
    const { level, traits = {}, parade, endurance, natural, deplacement } = creatureNamed(scene, id);
    const own = ATTRIBUTES.map((trait) => {
      const value = trait in traits ? traits[trait] : level;
      return { label: words.term(trait, undefined).slice(0, 3), value: value ?? '–' };
    });
    return [
      { label: 'Parade', value: parade ?? '–' },
      { label: 'Endur.', value: natural === undefined ? (endurance ?? '–') : `${endurance} (${natural})` },
      ...(deplacement === undefined ? [] : [{ label: crawlWords[lang].deplacement, value: deplacement }]),
      ...own,
    ];
  },
  actions: (scene, id) => {
    const { words, lang } = scene;
    const said = WORDS[lang];
    const { attacks, level } = creatureNamed(scene, id);
    return attacks.map(({ id: attack, name, skill, value, reach, damage, penetration, features = [] }) => ({
      name: name?.[lang] ?? words.term(attack, undefined),
      text:
        said.attack({
          skill: words.term(skill, undefined),
          dice: value ?? level,
          reach,
          damage: damage ? said.damage(said.dice(damage.plus + (damage.attribute ? level : 0))) : said.harmless,
        }) +
        (penetration ? said.pierces(penetration) : '') +
        features.map((feature) => ` ${sentence(specials[lang][feature] ?? '')}`).join(''),
    }));
  },
};

/** What the first edition puts on paper, in one language. */
export const printer = async (lang: Lang) =>
  crawlPrinter({
    paper: paper(await CATALOGUES[lang]()),
    card,
    trap: sheetWords[lang].trap,
  });
