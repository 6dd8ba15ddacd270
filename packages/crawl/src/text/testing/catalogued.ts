import type { RuleId } from '@souterrain/catalog';
import type { Params, System } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { COMPANY, labelled } from './listen.ts';

/** A value for every param of every question and option that the shared chapters have. */
export const PARAMS: Params = {
  ...{ figure: 'orque-1', target: 'h2', to: 'h2', before: 'g-orque', who: 'h1', group: 'g-orque', profile: 'orque' },
  ...{ item: 'dague', attack: 'dague', wound: 'bras-casse', state: 'secoue', talent: 'rage', list: 'nains' },
  ...{ trait: 'force', card: 'dame-pique', rank: 'valet', suit: 'pique', purpose: 'attaque', reason: 'route' },
  ...{ by: 'benediction', level: 'difficile', esquive: 'difficile', why: 'contact', what: 'a-terre', gets: 'dague' },
  ...{ gives: '', tile: 'temple', door: 'porte-r0-1', zone: 'r0-a', peripetie: 'fantome', choice: 'refuser' },
  ...{ action: 'fouiller-la-niche', actions: 2, count: 1, dice: 2, difficulty: 2, total: 1, left: 1, shot: 1 },
  ...{ reaction: 1, seuil: 1, value: 4, xp: 1, deniers: 3, price: 3, rarity: 8, cost: 2, face: 1, sixes: 1 },
  ...{ quarters: 1, sante: 3, heroisme: 3, treasure: 1 },
};

export interface Speaking {
  readonly system: System;
  readonly words: SystemWords;
  readonly catalogue: { readonly prompts: object; readonly labels: object };
  readonly params: Params;
  readonly rule: RuleId;
}

/** Every question, option, variant and outcome, so that the rare ones are spoken too. */
export function catalogued({ system, words, catalogue, params, rule }: Speaking): readonly string[] {
  const asked = { kind: 'ask', seat: 0, rule, params, options: [], min: 1, max: 1 } as const;
  const prompts = Object.keys(catalogue.prompts).map((id) => words.prompt({ ...asked, id, prompt: id }, COMPANY));
  const options = Object.keys(catalogue.labels).flatMap((key) => {
    const [id, label] = key.includes('/') ? (key.split('/') as [string, string]) : ['action', key];
    const option = { id: label, label, params, at: { figure: 'h1' }, cost: 'bonus', value: null };
    return labelled(words.option({ ...asked, id, prompt: id }, option, COMPANY));
  });
  const setup = [
    ...system.variants.flatMap(({ id, values }) => [undefined, ...values].map((v) => words.variant(id, v))),
    ...system.choices.flatMap(({ id, values }) => [undefined, ...values].map((v) => words.choice(id, v))),
  ].flatMap(labelled);
  const outcomes = ['victoire', 'defaite'].map((id) => words.outcome({ id, winners: [0], scores: [3] }, COMPANY));
  return [words.title, words.pitch, ...prompts, ...options, ...setup, ...outcomes].filter((t) => t !== undefined);
}
