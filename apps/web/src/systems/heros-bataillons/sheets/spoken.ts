import {
  armourOf,
  type Being,
  canStrike,
  type HBEvent,
  type HBView,
  linksBetween,
  weaponSetsOf,
} from '@souterrain/heros-bataillons';
import type { SceneProps, Spoken } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { inGame } from '../in-game.ts';
import { beingName } from '../names.ts';
import { stateNames } from '../state-names.ts';
import { itemName } from './items.ts';
import { spokenWords } from './spoken-words.ts';

type Scene = SceneProps<HBView, HBEvent>;

/** The being of a seat: the one whose turn it is, or the hero it plays. */
export function ownOf({ beings, combat }: HBView, seat: number): Being | undefined {
  const own = beings.filter((being) => being.seat === seat);
  return own.find(({ id }) => id === combat?.turn?.being) ?? own.find(({ hero }) => hero !== null) ?? own[0];
}

export const spoken: Spoken<HBView, HBEvent> = {
  state: (scene, seat) => {
    const being = ownOf(scene.view, seat);
    return being ? stateOf(scene, being) : [];
  },
  threats: (scene, seat) => {
    const being = ownOf(scene.view, seat);
    return being ? threatsTo(scene, being) : [];
  },
  order: (scene) => {
    const { view, lang } = scene;
    if (!view.combat) return [];
    const { slots, turn, acted } = view.combat;
    const said = spokenWords[lang];
    const present = slots
      .flatMap(({ beings }) => beings)
      .flatMap((id) => view.beings.filter((being) => being.id === id && being.status === 'present'));
    const names = (wanted: boolean) =>
      present
        .filter(({ id }) => id !== turn?.being && acted.includes(id) === wanted)
        .map((being) => beingName(scene, being))
        .join(', ');
    const now = present.find(({ id }) => id === turn?.being);
    return [
      now ? said.now(beingName(scene, now)) : '',
      names(false) && said.next(names(false)),
      names(true) && said.acted(names(true)),
    ].filter((line) => line !== '');
  },
};

function stateOf(scene: Scene, being: Being): readonly string[] {
  const { words, lang } = scene;
  const said = spokenWords[lang];
  const { hero, now, max, zone } = being;
  const states = stateNames(scene, being);
  const ready = (hero?.items ?? [])
    .filter(({ place }) => place === 'pret' || place === 'mains')
    .map((item) => itemName(item, words));
  const chance = hero ? [said.chance(hero.chance, hero.chanceMax)] : [];
  return [
    `${boardWords[lang].being(beingName(scene, being), now, max)}.`,
    `${[...chance, said.armour(armourOf(inGame(scene), being))].join(', ')}.`,
    zone === null ? said.nowhere : said.stands(words.term(zone, undefined)),
    states.length > 0 ? said.states(states.join(', ')) : '',
    ready.length > 0 ? said.ready(ready.join(', ')) : '',
  ].filter((line) => line !== '');
}

/** HB-ATK-18: adversaries with a weapon at hand that reaches it from where they stand. */
function threatsTo(scene: Scene, being: Being): readonly string[] {
  const { view, words, lang } = scene;
  const { scene: place } = view;
  if (!place || being.zone === null) return [];
  const said = spokenWords[lang];
  return view.beings.flatMap((foe) => {
    if (foe.side === being.side || foe.status !== 'present' || foe.zone === null) return [];
    const from = foe.zone;
    const set = weaponSetsOf(inGame(scene), foe).find(
      (one) => !one.stowed && canStrike(view, { attacker: foe, set: one, from }, being),
    );
    if (!set) return [];
    const weapon = set.entries.map(({ id, name }) => name?.[lang] ?? words.term(id, undefined)).join(', ');
    const range = said.ranges[linksBetween(place, from, being.zone!)] ?? said.tooFar;
    return [said.threat(beingName(scene, foe), weapon, range)];
  });
}
