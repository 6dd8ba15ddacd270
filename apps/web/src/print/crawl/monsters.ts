import type { ByLang } from '@souterrain/words';
import { dungeonBestiary } from '../../icons/dungeon-bestiary.gen.ts';
import { worldIn } from '../../systems/crawl/world.ts';
import type { Box, Gift, MonsterCard } from '../model.ts';
import { sentence } from '../sentence.ts';
import { crawlWords } from './crawl-words.ts';
import type { Scene } from './heroes.ts';

/** What an edition prints of its own on the card of a creature. */
export interface EditionCard {
  boxes(scene: Scene, id: string): readonly Box[];
  actions(scene: Scene, id: string): MonsterCard['actions'];
  /** What special rules do, where their text says more than that. */
  readonly effects?: ByLang<Readonly<Record<string, string>>>;
  /** How it chooses whom it aims at. */
  ai(scene: Scene, id: string): string;
}

const pictures: Readonly<Record<string, string>> = dungeonBestiary;

export function monsterCards(scene: Scene, which: 'met' | 'all', card: EditionCard): readonly MonsterCard[] {
  const met = new Set(scene.view.figures.flatMap(({ profile }) => (profile === null ? [] : [profile])));
  return Object.keys(worldIn(scene).content.creatures)
    .filter((id) => which === 'all' || met.has(id))
    .map((id) => cardOf(scene, id, card));
}

function cardOf(scene: Scene, id: string, card: EditionCard): MonsterCard {
  const { words, lang } = scene;
  const said = crawlWords[lang];
  const { content } = worldIn(scene);
  const { entry, sante, tags, immunities } = content.profileNamed(id);
  const kinds = [...new Set([entry.family, ...tags])].map((tag) => said.kinds[tag] ?? words.term(tag, undefined));
  return {
    id,
    name: entry.name[lang],
    line: `${said.level(entry.level, kinds.join(', '))} · ${card.ai(scene, id)}`,
    picture: pictures[id] ?? '',
    boxes: card.boxes(scene, id),
    track: { title: said.sante, mark: 'heart', count: sante },
    actions: card.actions(scene, id),
    gifts: [
      ...(content.creatures[id]?.features ?? []).map((feature) => giftOf(scene, feature, card)),
      ...(immunities.length === 0
        ? []
        : [{ name: said.immune, text: sentence(immunities.map((to) => words.term(to, undefined)).join(', ')) }]),
    ],
  };
}

function giftOf(scene: Scene, id: string, { effects }: EditionCard): Gift {
  const { words, rules, lang } = scene;
  const rule = worldIn(scene).edition.featureOf(id)?.rule;
  const text = effects?.[lang][id] ?? (rule && rules[rule]?.rule[lang]);
  return { name: words.term(id, undefined), text: sentence(text ?? ''), ...(rule && { rule }) };
}
