import { expect, test } from 'vitest';
import { souterrain } from './command.ts';

const BAD: readonly (readonly [readonly string[], RegExp, RegExp])[] = [
  [['simualte'], /Commande inconnue.*simulate/, /Unknown command.*simulate/],
  [['simulate', 'cinquante-etages', '--gmaes', '3'], /Option inconnue.*--games/, /Unknown option.*--games/],
  [['simulate'], /Il manque l’argument <system>/, /argument <system> is missing/],
  [['simulate', 'cinquant-etages'], /Système inconnu.*cinquante-etages/, /Unknown system.*cinquante-etages/],
  [['simulate', 'cinquante-etages', '--games', '-3'], /--games attend.*«\u00A0-3\u00A0»/, /--games needs.*"-3"/],
  [['simulate', 'cinquante-etages', '--games', '1e3'], /--games attend/, /--games needs/],
  [['simulate', 'cinquante-etages', '--jobs', '0'], /--jobs attend/, /--jobs needs/],
  [['simulate', 'cinquante-etages', '--bot', 'rnadom'], /Robot inconnu.*random/, /Unknown bot.*random/],
  [['simulate', 'cinquante-etages', '--games'], /--games attend une valeur/, /--games needs a value/],
  [
    ['simulate', 'cinquante-etages', '--bot', 'zz'],
    /Robot inconnu.*Possibles\u00A0: .*greedy/,
    /Unknown bot.*Possible: .*greedy/,
  ],
  [
    ['play', 'echecs'],
    /Système inconnu.*Possibles\u00A0: cinquante-etages, /,
    /Unknown system.*Possible: cinquante-etages, /,
  ],
  [
    ['odds', 'attention-donjon', 'zz'],
    /Question inconnue.*Possibles\u00A0: check/,
    /Unknown question.*Possible: check/,
  ],
  [['help', 'jouer'], /Commande inconnue.*jouer/, /Unknown command.*jouer/],
  [['systems', 'tous'], /trop d’arguments/, /too many arguments/],
  [['rules', 'c50-moov-01'], /Aucune règle.*C50-MOVE-01/, /No rule.*C50-MOVE-01/],
  [['replay', 'nulle-part.json'], /Impossible de lire nulle-part\.json.*n’existe pas/, /Cannot read.*does not exist/],
  [['case', 'nulle-part'], /Impossible de lire nulle-part/, /Cannot read nulle-part/],
  [['serve', '--port', '70000'], /--port attend/, /--port needs/],
  [['play', 'cinquante-etages', '--players', '5'], /--players attend.*1 à 4/, /--players needs.*1 to 4/],
  [
    ['play', 'cinquante-etages', '--class', 'barde'],
    /--class ne connaît pas.*barde.*guerrier/,
    /--class does not know.*barde/,
  ],
  [['play', 'cinquante-etages', '--variant', 'fog'], /--variant attend nom=valeur/, /--variant needs name=value/],
  [['play', 'cinquante-etages', '--variant', 'fog=peut-etre'], /Variante inconnue.*fog/, /Unknown variant.*fog/],
  [
    ['play', 'cinquante-etages', '--name', 'A', 'B', '--players', '1'],
    /--name est donné 2 fois/,
    /--name is given 2 times/,
  ],
  [['play', 'cinquante-etages', '--load', 'x', '--seed', 's'], /--load et --seed/, /--load and --seed/],
];

test.each(BAD)(
  'souterrain %j is bad usage: status 2 and one clear line, in both languages',
  (args, french, english) => {
    for (const [lang, pattern] of [
      ['fr', french],
      ['en', english],
    ] as const) {
      const { status, stdout, stderr } = souterrain([...args, '--lang', lang]);
      expect(stderr).toMatch(pattern);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      expect([status, stdout]).toEqual([2, '']);
    }
  },
);

test('a language that does not exist is bad usage', () => {
  const { status, stderr } = souterrain(['systems', '--lang', 'de']);
  expect([status, stderr]).toEqual([2, 'La langue «\u00A0de\u00A0» n’existe pas ici\u00A0: fr ou en.\n']);
});

test('the help is in French and in English, alone or for a command', () => {
  expect(souterrain([])).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Commandes\u00A0:') });
  const help = souterrain(['--help', '--lang', 'en']);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  for (const command of ['systems', 'play', 'simulate', 'replay', 'case', 'rules', 'odds', 'serve']) {
    expect(help.stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  }
  const own = souterrain(['simulate', '--help'], { env: { SOUTERRAIN_LANG: 'fr' } });
  expect(own.stdout).toContain('nombre de parties (par défaut\u00A0: 1000)');
  expect(souterrain(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
