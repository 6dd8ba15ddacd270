import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { faultOf, toySetup } from '../testing/toy-table.ts';
import { fail } from './errors.ts';
import { Game } from './game.ts';
import { checkSetup } from './setup.ts';
import type { Setup, System } from './system.ts';

const check = (setup: Setup) => checkSetup(toy as unknown as System, setup);
const seat = (name: string, choices: Record<string, string> = {}) => ({ name, choices });

describe('a setup is refused', () => {
  test('with too few or too many seats', () => {
    expect(faultOf(check(toySetup(0)))).toEqual({
      code: 'bad-setup',
      params: { what: 'seats', got: 0, min: 1, max: 3 },
    });
    expect(faultOf(check(toySetup(4))).params.got).toBe(4);
  });

  test('with a choice that does not exist, naming the seat', () => {
    const bad = (choices: Record<string, string>) =>
      faultOf(check({ seats: [seat('A'), seat('B', choices)], variants: {} }));
    expect(bad({ couleur: 'vert' })).toEqual({ code: 'bad-setup', params: { what: 'couleur', got: 'vert', seat: 2 } });
    expect(bad({ taille: 'rouge' }).params.what).toBe('taille');
  });

  test('with a variant or a value of it that does not exist', () => {
    expect(faultOf(check(toySetup(1, { variants: { magie: 'oui' } })))).toEqual({
      code: 'bad-variant',
      params: { variant: 'magie', got: 'oui', expected: 'panne, boucle' },
    });
    expect(faultOf(check(toySetup(1, { variants: { panne: 'parfois' } }))).params.expected).toBe('non, oui');
  });

  test('by the system itself', () => {
    expect(faultOf(check({ seats: [seat('A'), seat('')], variants: {} })).params).toEqual({
      what: 'name',
      got: '',
      seat: 2,
    });
  });

  test('before any game starts', () => {
    expect(faultOf(Game.start(toy, toySetup(9))).code).toBe('bad-setup');
  });
});

test('a free choice takes any text and is left to the system', () => {
  const choices = [{ id: 'fiche', rule: 'C50-CLS-01', values: [''], free: true }] as const;
  const system: System = { ...(toy as unknown as System), choices };
  const given = { seats: [seat('A', { fiche: '{"name":"A"}' })], variants: {} };
  expect(checkSetup(system, given).ok).toBe(true);
  const refuses: System = { ...system, check: () => fail('bad-setup', { what: 'fiche' }) };
  expect(faultOf(checkSetup(refuses, given)).params).toEqual({ what: 'fiche' });
});

test('a setup the system can start from is accepted as it is', () => {
  const setup = { seats: [seat('A', { couleur: 'bleu' })], variants: { panne: 'non' } };
  expect(check(setup)).toEqual({ ok: true, value: setup });
  for (const seats of [1, 3]) expect(check(toySetup(seats)).ok).toBe(true);
});
