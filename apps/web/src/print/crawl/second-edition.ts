import { type AD2, attacksOf, attributeOf } from '@souterrain/attention-donjon-2';
import { printAction, printReaction } from '@souterrain/attention-donjon-2/notation';
import { actionInWords, reactionInWords } from '@souterrain/attention-donjon-2/notation/words';
import { type ByLang, type Lang, number, signed } from '@souterrain/words';
import { armureOf, couvertureOf } from '../../systems/attention-donjon-2/sheets/guard.ts';
import { sheetWords } from '../../systems/attention-donjon-2/sheets/sheet-words.ts';
import { worldIn } from '../../systems/crawl/world.ts';
import { AI, crawlWords } from './crawl-words.ts';
import type { EditionPaper, Scene } from './heroes.ts';
import type { EditionCard } from './monsters.ts';
import { crawlPrinter } from './printer.ts';

const CATALOGUES: ByLang<() => Promise<Readonly<Record<string, string>>>> = {
  fr: () => import('@souterrain/attention-donjon-2/text/fr').then((m) => m.catalogue.talents),
  en: () => import('@souterrain/attention-donjon-2/text/en').then((m) => m.catalogue.talents),
};

const WORDS: ByLang<{
  readonly heads: readonly string[];
  readonly faces: string;
  readonly facesNote: string;
  readonly reaction: string;
}> = {
  fr: {
    heads: ['Arme', 'Jet', 'Ligne'],
    faces: 'Le meilleur dé compte',
    facesNote:
      'On garde le plus haut dé, on ajoute la Compétence, on compare à la Difficulté. Chaque 6 est une Réussite à dépenser.',
    reaction: 'Réaction',
  },
  en: {
    heads: ['Weapon', 'Jet', 'Line'],
    faces: 'The best die counts',
    facesNote: 'Keep the highest die, add the Compétence, compare with the Difficulty. Every 6 is a Réussite to spend.',
    reaction: 'Réaction',
  },
};

const STATES = 'secoue sonne immobilise paralyse petrifie inconscient empoisonne enrage encombre a-terre'.split(' ');
const CHARACTERISTICS = ['defense', 'reflexes', 'physique', 'volonte'] as const;
const game = (scene: Scene): AD2 => worldIn(scene) as AD2;
const profileNamed = (scene: Scene, id: string) => game(scene).content.profileNamed(id);
const told = (sentences: readonly string[]): string => sentences.join(' ').replaceAll("'", '’');

const paper = (talents: Readonly<Record<string, string>>): EditionPaper => ({
  talents,
  skill: (value) => (value === 0 ? '+0' : signed(value)),
  states: STATES,
  attribute: (scene, figure, id) => attributeOf(game(scene), figure, id as Parameters<typeof attributeOf>[2]),
  values: (scene, figure) => [
    { label: sheetWords[scene.lang].armure, value: armureOf(game(scene), figure) },
    { label: sheetWords[scene.lang].couverture, value: couvertureOf(game(scene), figure) },
  ],
  weapons: (scene, figure) => {
    const { words, lang } = scene;
    return {
      heads: WORDS[lang].heads,
      isRead: true,
      rows: attacksOf(game(scene), figure).map(({ id, line, dice: more = 0 }) => {
        const added = line.skill ? (figure.hero!.sheet.traits[line.skill.id] ?? 0) : 0;
        const dice = attributeOf(game(scene), figure, line.attribute) + more;
        return [
          words.term(id, undefined),
          `${number(dice)}d6 ${added === 0 ? '' : signed(added)}`,
          printAction({ ...line, name: null }),
        ];
      }),
    };
  },
  faces: ({ lang }) => ({
    title: WORDS[lang].faces,
    worth: ['1', '2', '3', '4', '5', '6'],
    note: WORDS[lang].facesNote,
  }),
});

const card: EditionCard = {
  ai: (scene, id) =>
    profileNamed(scene, id)
      .aiTags.map((tag) => AI[tag])
      .join(', '),
  boxes: (scene, id) => {
    const { lang } = scene;
    const { characteristics, armure, deplacement } = profileNamed(scene, id);
    const said = sheetWords[lang];
    return [
      ...CHARACTERISTICS.map((key) => ({ label: said.characteristics[key], value: characteristics[key] ?? said.none })),
      { label: said.armure, value: armure },
      ...(deplacement === 1 ? [] : [{ label: crawlWords[lang].deplacement, value: deplacement }]),
    ];
  },
  actions: (scene, id) => {
    const { lang } = scene;
    const { actions, actionNames, reaction } = profileNamed(scene, id);
    return [
      ...actions.map((action, i) => ({
        name: actionNames[i]?.[lang] ?? '',
        text: told(actionInWords({ ...action, name: null }, lang)),
        code: printAction(action),
      })),
      ...(reaction.length === 0
        ? []
        : [
            {
              name: WORDS[lang].reaction,
              text: told([reactionInWords(reaction, lang)]),
              code: printReaction(reaction),
            },
          ]),
    ];
  },
};

/** What the second edition puts on paper, in one language. */
export const printer = async (lang: Lang) =>
  crawlPrinter({
    paper: paper(await CATALOGUES[lang]()),
    card,
    trap: sheetWords[lang].trap,
  });
