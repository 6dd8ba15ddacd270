import { type AD2, type AD2Event, attributeOf, characteristicOf } from '@souterrain/attention-donjon-2';
import { ATTRIBUTES } from '@souterrain/crawl/heroes';
import { number, signed } from '@souterrain/words';
import type { CrawlScene, EditionSheets } from '../../crawl/sheets/edition.ts';
import { worldIn } from '../../crawl/world.ts';
import { armureOf, couvertureOf } from './guard.ts';
import { hand } from './hand.ts';
import { Profile } from './profile.tsx';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';

const gameIn = (scene: CrawlScene): AD2 => worldIn(scene) as AD2;

const CHARACTERISTICS = ['defense', 'reflexes', 'physique', 'volonte'] as const;

export const sheets: EditionSheets<AD2Event> = {
  thrown,
  hand,
  trap: (dice, lang) => sheetWords[lang].trap(dice),
  announces: ({ type }) => type === 'jetAnnounced',
  sounds: { diceThrown: 'dice', dieRethrown: 'dice', pokerTried: 'dice' },
  gauges: (hero, scene) => [
    {
      label: sheetWords[scene.lang].armure,
      title: scene.words.term('armure', undefined),
      value: armureOf(gameIn(scene), hero),
    },
    {
      label: sheetWords[scene.lang].couverture,
      title: scene.words.term('couverture', undefined),
      value: couvertureOf(gameIn(scene), hero),
    },
  ],
  traits: (hero, scene) => [
    ...ATTRIBUTES.map((id) => ({
      label: scene.words.term(id, undefined),
      value: attributeOf(gameIn(scene), hero, id),
    })),
    ...Object.entries(hero.hero!.sheet.traits).flatMap(([id, value]) =>
      value === null || (ATTRIBUTES as readonly string[]).includes(id)
        ? []
        : [{ label: scene.words.term(id, undefined), value: value === 0 ? '+0' : signed(value) }],
    ),
  ],
  values: (creature, scene) => {
    const said = sheetWords[scene.lang];
    const g = gameIn(scene);
    const shown = (value: number | null) => (value === null ? said.none : number(value));
    return [
      { label: said.level, value: g.content.profileNamed(creature.profile!).level },
      ...CHARACTERISTICS.map((id) => ({
        label: said.characteristics[id],
        title: scene.words.term(id, undefined),
        value: shown(characteristicOf(g, creature, id)),
      })),
      {
        label: said.armure,
        title: scene.words.term('armure', undefined),
        value: armureOf(g, creature),
      },
    ];
  },
  Profile,
};
