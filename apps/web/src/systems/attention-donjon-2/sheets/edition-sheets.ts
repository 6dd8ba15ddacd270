import {
  type AD2Event,
  type AD2View,
  attributeOf,
  characteristicOf,
  profileNamed,
} from '@souterrain/attention-donjon-2';
import { ATTRIBUTES } from '@souterrain/crawl/heroes/attributes';
import { number, signed } from '@souterrain/words';
import type { CrawlScene, EditionSheets } from '../../crawl/sheets/edition.ts';
import { armureOf, couvertureOf } from './guard.ts';
import { hand } from './hand.ts';
import { Profile } from './profile.tsx';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';

const gameOf = ({ view }: CrawlScene): AD2View => view as AD2View;

const CHARACTERISTICS = ['defense', 'reflexes', 'physique', 'volonte'] as const;

export const sheets: EditionSheets<AD2Event> = {
  thrown,
  hand,
  trap: (dice, lang) => sheetWords[lang].trap(dice),
  announces: ({ type }) => type === 'jetAnnounced',
  gauges: (hero, scene) => [
    {
      label: sheetWords[scene.lang].armure,
      title: scene.words.term('armure', undefined),
      value: armureOf(gameOf(scene), hero),
    },
    {
      label: sheetWords[scene.lang].couverture,
      title: scene.words.term('couverture', undefined),
      value: couvertureOf(gameOf(scene), hero),
    },
  ],
  traits: (hero, scene) => [
    ...ATTRIBUTES.map((id) => ({
      label: scene.words.term(id, undefined),
      value: attributeOf(gameOf(scene), hero, id),
    })),
    ...Object.entries(hero.hero!.sheet.traits).flatMap(([id, value]) =>
      value === null || (ATTRIBUTES as readonly string[]).includes(id)
        ? []
        : [{ label: scene.words.term(id, undefined), value: value === 0 ? '+0' : signed(value) }],
    ),
  ],
  values: (creature, scene) => {
    const said = sheetWords[scene.lang];
    const view = gameOf(scene);
    const shown = (value: number | null) => (value === null ? said.none : number(value));
    return [
      { label: said.level, value: profileNamed(creature.profile!).level },
      ...CHARACTERISTICS.map((id) => ({
        label: said.characteristics[id],
        title: scene.words.term(id, undefined),
        value: shown(characteristicOf(view, creature, id)),
      })),
      {
        label: said.armure,
        title: scene.words.term('armure', undefined),
        value: armureOf(view, creature),
      },
    ];
  },
  Profile,
};
