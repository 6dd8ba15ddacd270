import type { Handlers } from '../handlers.ts';
import { type CrawlState, figureOf, type HeroPart, type Sheet } from '../state.ts';
import type { HeroEvent } from './events.ts';

export const heroOf = (state: CrawlState, figure: string): HeroPart => {
  const { hero } = figureOf(state, figure);
  if (!hero) throw new Error(`${figure} is no hero`);
  return hero;
};
export const sheetOf = (state: CrawlState, figure: string): Sheet => heroOf(state, figure).sheet;

/** What may come to a hero in an adventure. */
type AdventureEvent = Extract<HeroEvent, { type: 'primeEarned' | 'proieChosen' | 'santeMaxRaised' }>;

/** What only comes to heroes who are made, or come to town: the rules beyond an adventure bring it (`growthHandlers`). */
export type GrowthEvent = Exclude<HeroEvent, AdventureEvent>;

export const heroHandlers: Handlers<AdventureEvent> = {
  santeMaxRaised(g, { figure, santeMax }) {
    const bearer = figureOf(g.state, figure);
    const sheet = sheetOf(g.state, figure);
    const more = santeMax - sheet.santeMax;
    sheet.santeMax = santeMax;
    bearer.santeMax += more;
    bearer.sante += more;
  },
  proieChosen(g, { figure, proie }) {
    sheetOf(g.state, figure).proie = proie;
  },
  primeEarned(g, { figure, deniers }) {
    heroOf(g.state, figure).primes += deniers;
  },
};
