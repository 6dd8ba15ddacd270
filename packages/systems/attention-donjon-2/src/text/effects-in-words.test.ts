import { expect, test } from 'vitest';
import { effectsInWords } from './effects-in-words.ts';

test('effects printed in the notation are told in words', () => {
  expect(effectsInWords('Dommages +1', 'fr')).toBe('1 point de Dommages de plus');
  expect(effectsInWords('Dommages +1', 'en')).toBe('1 more point of Damage');
  expect(effectsInWords('Sonné (2 Rounds) & Repousser', 'fr')).toBe(
    'l’État Sonné pendant 2 Rounds et la cible repoussée',
  );
  expect(effectsInWords('Cible supplémentaire', 'en')).toBe('one more target');
});

test('what is no notation is shown as it is', () => {
  expect(effectsInWords('???', 'fr')).toBe('???');
});
