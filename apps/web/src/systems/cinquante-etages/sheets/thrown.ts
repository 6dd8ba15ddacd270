import type { C50Event, C50View } from '@souterrain/cinquante-etages';
import type { SceneProps, Thrown } from '../../adaptor.ts';
import { nounOf } from '../nouns.ts';
import { sheetWords } from './sheet-words.ts';

/** The dice of an event, if it has any. */
export function thrown(
  event: C50Event,
  { words, company, lang }: SceneProps<C50View, C50Event>,
  events: readonly C50Event[],
): Thrown | undefined {
  const said = sheetWords[lang];
  switch (event.type) {
    case 'moveRolled': {
      if (event.declared) return undefined;
      const verdict = event.result % 2 === 1 ? said.diagonal(event.result) : said.straight(event.result);
      return {
        title: said.rolls.move,
        dice: [{ sides: 10, face: event.result, owner: 'hero', label: 'D10' }],
        verdict,
      };
    }
    case 'duelRolled': {
      const name = company.names[event.seat] ?? '';
      const foe = nounOf(words, foeOf(event, events));
      const gap = event.heroMargin - event.creatureMargin;
      const crit = event.hero === 1 || event.creature === 1;
      const winner = crit ? (event.hero === 1 ? name : foe) : gap > 0 ? name : foe;
      const both = event.hero === 1 && event.creature === 1;
      const verdict =
        both || (!crit && gap === 0)
          ? said.tie
          : crit
            ? `${winner}, ${said.critical}`
            : said.hit(winner, Math.abs(gap));
      return {
        title: said.rolls.duel,
        dice: [
          { sides: 20, face: event.hero, owner: 'hero', label: `${name}, ${said.margin(event.heroMargin)}` },
          { sides: 20, face: event.creature, owner: 'foe', label: `${foe}, ${said.margin(event.creatureMargin)}` },
        ],
        verdict,
      };
    }
    case 'trapSprung':
      return {
        title: said.rolls.trap,
        dice: [{ sides: 20, face: event.die, owner: 'hero', label: 'D20' }],
        need: said.orLess(event.value),
        total: { value: event.die, gap: event.avoided ? said.avoided : said.sprung },
        verdict: event.avoided ? said.avoided : said.sprung,
        success: event.avoided,
      };
    case 'retreatRolled':
      return {
        title: said.rolls.retreat,
        dice: [{ sides: 20, face: event.die, owner: 'foe', label: nounOf(words, foeOf(event, events)) }],
        verdict: said.margin(event.margin),
      };
    case 'lootRolled':
      return {
        title: said.rolls.loot,
        dice: [{ sides: event.sides, face: event.die, owner: 'hero', label: `D${event.sides}` }],
        verdict: String(event.die),
      };
    case 'chestOpened':
      return {
        title: said.rolls.chest,
        dice: [{ sides: 100, face: event.die, owner: 'hero', label: 'd100' }],
        verdict: String(event.total),
      };
    case 'fumbled':
      return {
        title: said.rolls.fumble,
        dice: [{ sides: 100, face: event.die, owner: 'hero', label: 'd100' }],
        verdict: words.event(event, company) ?? '',
      };
    default:
      return undefined;
  }
}

/** Who was fought when an event happened: the last fight opened before it. */
function foeOf(event: C50Event, events: readonly C50Event[]): string {
  for (let i = events.lastIndexOf(event); i >= 0; i--) {
    const earlier = events[i]!;
    if (earlier.type === 'fightStarted') return earlier.creature.id;
  }
  return 'd20';
}
