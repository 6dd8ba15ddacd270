import { attentionDonjon } from '@souterrain/attention-donjon';
import { wordsOf } from '@souterrain/attention-donjon/text';
import { Prng, playOut, SeededChance, worldOf } from '@souterrain/kernel';
import pc from 'picocolors';
import { expect, test } from 'vitest';

import { board } from './attention-donjon.ts';

const context = {
  system: attentionDonjon,
  lang: 'fr',
  colours: pc.createColors(false),
  company: { names: ['Aldric', 'Mathilde'] },
  words: wordsOf(attentionDonjon.content).fr,
} as const;

/** The boards of a game played at random, as the first seat sees them. */
function boards(seed: string): readonly string[] {
  const drawn: string[] = [];
  const people = Prng.seeded(seed, 'people');
  const state = attentionDonjon.setup({
    seats: context.company.names.map((name) => ({ name, choices: {} })),
    variants: {},
  });
  playOut(attentionDonjon, state, {
    chance: new SeededChance(Prng.seeded(seed, 'game')),
    policy: {
      choose: ({ options }) => people.below(options.length),
      chooseSome: ({ min }) => Array.from({ length: min }, (_, i) => i),
    },
    onDecision: () => drawn.push(board(attentionDonjon.view(worldOf(attentionDonjon, state), 0), context)),
  });
  return drawn;
}

test('people, creatures, cards and states are named, never by their ids', () => {
  const drawn = ['a', 'b', 'c'].flatMap(boards).join('\n');
  expect(drawn).toContain('Le nid. Abattre le chef de ces lieux avant la fin du Round 20.\n');
  expect(drawn).not.toContain('Round 0');
  expect(drawn).toMatch(/1 {2}Aldric {2}Santé \d\/\d {2}Héroïsme \d\/\d {2}Parade \d {2}Endurance \d/);
  expect(drawn).toMatch(/^Ordre\u00A0: .*\((Valet|Dame|Roi|As|\d+) de (Cœur|Carreau|Trèfle|Pique)\)/m);
  expect(drawn).toMatch(/^A {2}\p{Lu}[\p{L} -]+ \d+ {2}Santé/mu);
  expect(drawn).toMatch(/^ +─.*[①②③]/m);
  expect(drawn).not.toMatch(/\b(secoue|a-terre|\w+-(coeur|carreau|trefle|pique))\b/);
});

test('each hero is told by origin and career, and what they have by where it is', () => {
  const drawn = ['a', 'b', 'c'].flatMap(boards).join('\n');
  expect(drawn).toMatch(/^ {3}Féliforme, Berserker$/m);
  expect(drawn).toMatch(/^ {3}Arme à deux mains, Armure légère · à portée\u00A0: /m);
  expect(drawn).toMatch(/ · au fond du sac\u00A0: /);
});
