import type { C50Event, C50View, HeroView } from '@souterrain/cinquante-etages';
import type { Spoken } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { nounOf } from '../nouns.ts';
import { creatureTitle } from '../titles.ts';
import { spokenWords } from './spoken-words.ts';
import { creaturesFor, type Scene, sayCreature, squareName } from './standpoint.ts';

/** So many creatures are named: the map in words has them all. */
const NAMED = 5;

export const spoken: Spoken<C50View, C50Event> = {
  state: (scene, seat) => {
    const hero = scene.view.heroes[seat];
    return hero ? stateOf(scene, hero) : [];
  },
  threats: (scene, seat) => {
    const { view, words, lang } = scene;
    const hero = view.heroes[seat];
    const said = spokenWords[lang];
    if (view.fight?.seat === seat) {
      const { creature } = view.fight;
      return [said.duel(creatureTitle(nounOf(words, creature.id), creature, boardWords[lang]))];
    }
    const near = hero?.status === 'exploring' ? creaturesFor(scene, hero).slice(0, NAMED) : [];
    if (near.length === 0) return [];
    return [said.waiting, ...near.map((one) => `${sayCreature(scene, one)}.`)];
  },
  order: ({ view, company, lang }) => {
    const said = spokenWords[lang];
    const playing = view.heroes.filter(({ status }) => status === 'exploring');
    const at = playing.findIndex(({ seat }) => seat === view.active);
    const names = [...playing.slice(at), ...playing.slice(0, Math.max(0, at))].map(
      ({ seat }) => company.names[seat] ?? '',
    );
    if (names.length === 0) return [];
    return [said.now(names[0]!), ...(names.length > 1 ? [said.next(names.slice(1).join(', '))] : [])];
  },
};

function stateOf({ view, words, company, lang }: Scene, hero: HeroView): readonly string[] {
  const said = spokenWords[lang];
  const noun = (id: string) => nounOf(words, id);
  const gear = [...hero.weapons, ...(hero.worn ? [hero.worn] : []), ...Array<string>(hero.shields).fill('targe')];
  const carried = [...hero.potions, ...hero.scrolls.map((id) => `parchemin-${id}`)];
  return [
    said.hero(company.names[hero.seat] ?? '', words.choice('classe', hero.classe).label, hero.pv, hero.maxPv),
    hero.status === 'exploring' && view.floor
      ? said.where(hero.floor, squareName(view.floor.side, hero.cell))
      : hero.status === 'exploring'
        ? ''
        : said.away[hero.status],
    said.purse(hero.gold, gear.map(noun).join(', ')),
    carried.length > 0 ? said.carries(carried.map(noun).join(', ')) : '',
    hero.spells.length > 0 ? said.spells(hero.spells.map(noun).join(', ')) : '',
    hero.points > 0 ? said.points(hero.points) : '',
  ].filter((line) => line !== '');
}
