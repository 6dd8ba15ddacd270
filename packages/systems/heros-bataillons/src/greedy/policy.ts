import type { Decision, Policy } from '@souterrain/kernel';
import { beingOf } from '../state.ts';
import type { Situation } from '../world.ts';
import {
  chanceChoice,
  guardChoice,
  improvedChoice,
  manoeuvreChoice,
  shareChoice,
  targetChoice,
  targetWorth,
} from './answers.ts';
import {
  dungeonChoice,
  frontChoice,
  heroChoice,
  lootChoice,
  marketChoice,
  mostOf,
  roomChoice,
  scoutChoice,
  townChoice,
} from './journey.ts';
import { firstOf, textOf } from './options.ts';
import { turnChoice } from './turn.ts';

/** Where nothing is known of a question: what is sensible by its name, or a way of saying no. */
const SENSIBLE = [
  ...['se-reposer', 'ne-plus-etre-epuise', 'for', 'medecinal', 'soin', 'liquide', 'accepter', 'lever-un-bataillon'],
  ...['terminer', 'rien', 'renoncer', 'decliner', 'personne', 'laisser'],
];

/** HB-BAT-16: what a battalion gets first. */
const INCREMENTS = ['acheter-de', 'acheter-armure', 'acheter-for', 'acheter-end', 'terminer'];

type Choice = (g: Situation, decision: Decision) => number;

const CHOICES: Readonly<Record<string, Choice>> = {
  action: (g, { params, options }) => turnChoice(g, beingOf(g.state, String(params!.being)), options),
  chance: chanceChoice,
  'garde-du-corps': guardChoice,
  manoeuvre: manoeuvreChoice,
  'attaque-amelioree': improvedChoice,
  'sort-cible': targetChoice,
  'seconde-attaque': targetChoice,
  'potion-soin': (_, decision) => shareChoice(decision),
  'au-donjon': dungeonChoice,
  'vote-au-donjon': dungeonChoice,
  'au-bourg': townChoice,
  'vote-au-bourg': townChoice,
  'quel-heros': heroChoice,
  marche: marketChoice,
  butin: lootChoice,
  'faire-de-la-place': (_, decision) => roomChoice(decision),
  'heros-de-tete': frontChoice,
  eclaireur: scoutChoice,
  'creatures-mefiantes': (g, decision) => mostOf(g, decision, ({ now }) => now.vol),
  armee: (_, { options }) => musterChoice(options.map(({ id }) => id)),
  'renforcer-bataillon': (_, { options }) => firstOf(options, INCREMENTS),
};

/** HB-BAT-19: as many battalions as the gold raises, then the first is made stronger. */
function musterChoice(ids: readonly string[]): number {
  const levy = ids.indexOf('lever-un-bataillon');
  if (levy >= 0) return levy;
  return Math.max(
    0,
    ids.findIndex((id) => id.startsWith('renforcer-')),
  );
}

/**
 * Plays to win: the blow that counts most, on those who have little left, Chance where it saves a life, breath before the
 * next room. It reads the live state of the game, as a player reads the table.
 */
export const greedyPolicy: Policy<Situation> = {
  choose(decision, g) {
    const index = CHOICES[decision.id]?.(g, decision) ?? firstOf(decision.options, SENSIBLE);
    return Math.max(0, index);
  },
  chooseSome,
};

/** The targets of a spell or of a burst: all the enemies that it may have. */
function chooseSome({ params, options, min, max }: Decision, g: Situation): readonly number[] {
  const being = g.state.beings.find(({ id }) => id === params?.being);
  const worthOf = (index: number): number =>
    being ? targetWorth(g, being, textOf(options[index]!, 'being') || textOf(options[index]!, 'target')) : 0;
  const ordered = options.map((_, index) => index).sort((a, b) => worthOf(b) - worthOf(a));
  const wanted = ordered.filter((index) => worthOf(index) > 0).length;
  return ordered.slice(0, Math.min(max, Math.max(min, wanted)));
}
