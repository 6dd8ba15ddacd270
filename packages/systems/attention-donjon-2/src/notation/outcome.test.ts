import { describe, expect, test } from 'vitest';
import { accepted, actionOf, reading } from '../../testing/notation.ts';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { parseAction, parseReaction } from './parse.ts';
import { printAction } from './print.ts';
import { CORE, extended, isRegistrable } from './vocabulary.ts';

const sonne = { e: 'Sonné' };

describe('outcomes and effects', () => {
  test('[AD2-NOT-17][AD2-ENN-04] parentheses hold two lists, failure first: an enemy action', () => {
    expect(reading('Mental 6 (Sonné/Secoué)')).toMatchObject({ enemy: { fail: [sonne], success: [{ e: 'Secoué' }] } });
    expect(reading('Mental 6 (Sonné')).toEqual({ code: 'E_UNCLOSED', column: 16 });
    expect(reading('Mental 6 (Sonné/-')).toEqual({ code: 'E_UNCLOSED', column: 18 });
    expect(reading('Mental 6 (Sonné Secoué/-)')).toEqual({ code: 'E_UNEXPECTED', column: 17 });
  });

  test('[AD2-NOT-18] a colon gives the action’s own effect, and excludes parentheses', () => {
    expect(reading('Mental 6 : Sonné')).toEqual({ attr: 'Mental', diff: 6, effects: [sonne] });
    expect(reading('Mental 6 : - (Sonné/-)')).toEqual({ code: 'E_TWO_OUTCOMES', column: 14 });
    expect(reading('Mental 6 : Sonné : Sonné')).toEqual({ code: 'E_TWO_OUTCOMES', column: 18 });
    expect(reading('Mental 6 (-/-) (-/-)')).toEqual({ code: 'E_TWO_OUTCOMES', column: 16 });
  });

  test('[AD2-NOT-20] & joins effects in reading order', () => {
    expect(reading('Mental 6 : Dommages 2 & Sonné & Repousser')).toMatchObject({
      effects: [{ e: 'Dommages', v: '2' }, sonne, { e: 'Repousser' }],
    });
  });

  test('[AD2-NOT-21] | separates alternatives, and & binds tighter', () => {
    expect(readingsOf('AD2-NOT-21')).toEqual(statedBy('AD2-NOT-21'));
    expect(reading('Mental 6 : Sonné & Repousser | Secoué')).toMatchObject({
      effects: { any: [[sonne, { e: 'Repousser' }], [{ e: 'Secoué' }]] },
    });
  });

  test('[AD2-NOT-22] a dash stands alone; a minus with dice is a dice change', () => {
    expect(readingsOf('AD2-NOT-22')).toEqual(statedBy('AD2-NOT-22'));
    expect(reading('Mental 6 : - & Sonné')).toEqual({ code: 'E_DASH_NOT_ALONE', column: 12 });
    expect(reading('Mental 6 (Sonné -/-)')).toEqual({ code: 'E_DASH_NOT_ALONE', column: 17 });
  });

  test('[AD2-NOT-27] arguments: effects, a state or Soignable, a duration', () => {
    expect(readingsOf('AD2-NOT-27')).toEqual(statedBy('AD2-NOT-27'));
    expect(reading('Mental 6 : Cible supplémentaire (Sonné | Secoué)')).toMatchObject({
      effects: [{ e: 'Cible supplémentaire', args: { any: [[sonne], [{ e: 'Secoué' }]] } }],
    });
    expect(reading('Mental 6 : Cible supplémentaire (-)')).toEqual({ code: 'E_EMPTY_EFFECT', column: 34 });
    expect(reading('Mental 6 : Retirer (Dommages)')).toEqual({ code: 'E_UNKNOWN_EFFECT', column: 21 });
    expect(reading('Mental 6 : Retirer ()')).toEqual({ code: 'E_ARGUMENT_REQUIRED', column: 21 });
    expect(reading('Mental 6 : Sonné (0 Rounds)')).toEqual({ code: 'E_DURATION', column: 19 });
    expect(reading('Mental 6 : Sonné (2 tours)')).toEqual({ code: 'E_DURATION', column: 21 });
    expect(printAction(actionOf('Mental 6 : Sonné (1 rounds)'))).toBe('Mental 6 : Sonné (1 Round)');
  });

  test('[AD2-NOT-28] packs may register names, and the longest one wins', () => {
    const label = (fr: string, en: string) => ({ shape: 'state' as const, label: { fr, en } });
    const line = 'Savoir 6 : Main tranchée net & Foudroyé';
    const vocabulary = extended(CORE, {
      effects: [label('Foudroyé', 'Thunderstruck'), label('Main tranchée net', 'Hand cleanly off')],
    });
    expect(reading(line)).toMatchObject({ code: 'E_UNEXPECTED', column: 26 });
    const action = accepted(parseAction(line, vocabulary));
    expect(action.outcome).toEqual({
      kind: 'own',
      effects: [
        [
          { kind: 'state', id: 'main-tranchee-net', rounds: null },
          { kind: 'state', id: 'foudroye', rounds: null },
        ],
      ],
    });
    expect(printAction(action, vocabulary)).toBe(line);
  });

  test('a name that could not be read back is not registrable', () => {
    for (const name of ['Foudroyé', "Perte d'élan", 'Coup de froid']) expect(isRegistrable(name, CORE)).toBe(true);
    const refused = [
      '',
      'Sonne',
      'Un coup de froid',
      'Force brute',
      'Mort max',
      'Rayon X',
      'Gel 2',
      'L’effroi',
      'Très  mal',
    ];
    for (const name of refused) expect(isRegistrable(name, CORE)).toBe(false);
  });

  test('[AD2-EFF-20] each name takes an amount, an argument, or neither', () => {
    expect(readingsOf('AD2-EFF-20')).toEqual(statedBy('AD2-EFF-20'));
    for (const name of ['Dommages', 'Perforation', 'Armure', 'Soins', 'Héroïsme'])
      expect(reading(`Force 5 : ${name} X`)).toMatchObject({ effects: [{ e: name, v: 'X' }] });
    for (const name of ['Secoué', 'À terre', 'Leurré', "Perte d'attribut temporaire"]) {
      expect(reading(`Force 5 : ${name} (2 Rounds)`)).toMatchObject({ effects: [{ e: name, rounds: 2 }] });
      expect(reading(`Force 5 : ${name} +X`)).toMatchObject({ code: 'E_VALUE_FORBIDDEN' });
    }
    for (const name of ['Repousser', 'Dévoiler', 'Carte supplémentaire', 'Action gratuite', 'Spécial'])
      expect(reading(`Force 5 : ${name} (Sonné)`)).toMatchObject({ code: 'E_UNEXPECTED' });
    expect(reading('Force 5 : Retirer 1')).toMatchObject({ code: 'E_VALUE_FORBIDDEN' });
  });

  test('[AD2-NOT-34] a Réaction/Esquive line is a list of effects, not an action', () => {
    const line = 'Réaction/Esquive : Immobilisé & Dommages 1';
    expect(reading(line)).toEqual({ code: 'E_MISSING_ATTRIBUTE', column: 9 });
    expect(accepted(parseReaction(line))).toMatchObject([[{ id: 'immobilise' }, { id: 'dommages' }]]);
    for (const [wrong, column] of [
      ['Esquive : Sonné', 1],
      ['Réaction : Sonné', 10],
      ['Réaction/Tir : Sonné', 10],
      ['Réaction/Esquive Sonné', 18],
      ['Réaction/Esquive : Sonné [Sonné]', 26],
    ] as const)
      expect(parseReaction(wrong)).toMatchObject({ ok: false, fault: { code: 'E_UNEXPECTED', column } });
  });
});
