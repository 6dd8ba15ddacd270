import { testsWords } from '@souterrain/crawl/testing/suites';
import { attentionDonjon as system } from '../index.ts';
import { catalogue as en } from './en/index.ts';
import { catalogue as fr } from './fr/index.ts';
import { wordsOf } from './index.ts';
import { SPEAKERS } from './speakers.ts';

testsWords({
  system,
  words: wordsOf(system.content),
  catalogues: { fr, en },
  named: [
    ...SPEAKERS.map(({ id }) => id),
    ...[...Object.values(system.content.creatures), ...Object.values(system.content.items)].flatMap(
      ({ attacks = [] }) => attacks.map(({ id }) => id),
    ),
    ...Object.values(system.content.scenarios).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
    ...Object.keys(system.content.peripeties),
  ],
  rule: 'AD1-TURN-14',
});
