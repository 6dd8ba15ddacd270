import { expect, test } from 'vitest';
import { addressOf, readAddress } from './address.ts';

test('an address is read back as it was written', () => {
  const at = readAddress('?print=monstres&system=attention-donjon');
  expect(at).toMatchObject({ what: 'monstres', system: 'attention-donjon', game: undefined });
  expect(addressOf(at, { what: 'scenario', scenario: 'le-nid' })).toBe(
    '?print=scenario&system=attention-donjon&scenario=le-nid',
  );
  expect(readAddress(addressOf(at, { system: undefined, game: 'a b' }))).toMatchObject({
    what: 'monstres',
    game: 'a b',
  });
});

test('what is not known is a sheet of heroes', () => {
  expect(readAddress('?print').what).toBe('heros');
  expect(readAddress('?print=dragons').what).toBe('heros');
});
