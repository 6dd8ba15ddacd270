import { testsWords } from '@souterrain/crawl/testing/suites';
import { attackOf } from '../combat/attacks.ts';
import { attentionDonjon2 as system } from '../index.ts';
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
    ...Object.values(system.content.items).flatMap(({ attacks = [] }) => attacks.map(({ id }) => id)),
    ...Object.keys(system.content.creatures).flatMap((id) =>
      system.content.profileNamed(id).actions.map((line) => attackOf(line).id),
    ),
    ...Object.values(system.content.scenarios).flatMap(({ events }) => events.unexpected.map(({ id }) => id)),
    ...Object.keys(system.content.peripeties),
  ],
  rule: 'AD2-ORDRE-01',
  params: {
    effect: 'Dommages +1',
    faces: '6 3 1',
    with: 'benediction',
    added: -1,
    used: 1,
    lost: 2,
    surplus: 1,
    by: 'h1',
    mine: 'roi-coeur',
  },
  // What depends on an aim.
  isUnmet: (odds) => odds.startsWith('cote-pour-'),
});
