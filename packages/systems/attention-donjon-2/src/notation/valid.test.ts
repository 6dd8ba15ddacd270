import { describe, expect, test } from 'vitest';
import { readingsOf, statedBy } from '../../testing/stated.ts';

describe('lines the catalogue gives as valid', () => {
  test('[AD2-NOTV-01] ogre attack', () => expect(readingsOf('AD2-NOTV-01')).toEqual(statedBy('AD2-NOTV-01')));
  test('[AD2-NOTV-02] immobilising ray', () => expect(readingsOf('AD2-NOTV-02')).toEqual(statedBy('AD2-NOTV-02')));
  test('[AD2-NOTV-03] psychic attack', () => expect(readingsOf('AD2-NOTV-03')).toEqual(statedBy('AD2-NOTV-03')));
  test('[AD2-NOTV-04] dodge with a variable', () => expect(readingsOf('AD2-NOTV-04')).toEqual(statedBy('AD2-NOTV-04')));
  test('[AD2-NOTV-05] rat-man strike', () => expect(readingsOf('AD2-NOTV-05')).toEqual(statedBy('AD2-NOTV-05')));
  test('[AD2-NOTV-06] Décharge Arcanique', () => expect(readingsOf('AD2-NOTV-06')).toEqual(statedBy('AD2-NOTV-06')));
  test('[AD2-NOTV-07] Décharge with merged options', () =>
    expect(readingsOf('AD2-NOTV-07')).toEqual(statedBy('AD2-NOTV-07')));
  test('[AD2-NOTV-08] protective aura', () => expect(readingsOf('AD2-NOTV-08')).toEqual(statedBy('AD2-NOTV-08')));
  test('[AD2-NOTV-09] dice aura', () => expect(readingsOf('AD2-NOTV-09')).toEqual(statedBy('AD2-NOTV-09')));
  test('[AD2-NOTV-10] short bow', () => expect(readingsOf('AD2-NOTV-10')).toEqual(statedBy('AD2-NOTV-10')));
  test('[AD2-NOTV-11] complex action', () => expect(readingsOf('AD2-NOTV-11')).toEqual(statedBy('AD2-NOTV-11')));
  test('[AD2-NOTV-12] breath with variable damage', () =>
    expect(readingsOf('AD2-NOTV-12')).toEqual(statedBy('AD2-NOTV-12')));
  test('[AD2-NOTV-13] ritual with a required Compétence', () =>
    expect(readingsOf('AD2-NOTV-13')).toEqual(statedBy('AD2-NOTV-13')));
  test('[AD2-NOTV-14] Se reprendre', () => expect(readingsOf('AD2-NOTV-14')).toEqual(statedBy('AD2-NOTV-14')));
});
