import { describe, expect, test } from 'vitest';
import { readingsOf, statedBy } from '../../testing/stated.ts';

describe('lines the catalogue gives as invalid', () => {
  test('[AD2-NOTX-01] no Attribute', () => expect(readingsOf('AD2-NOTX-01')).toEqual(statedBy('AD2-NOTX-01')));
  test('[AD2-NOTX-02] Compétence alone', () => expect(readingsOf('AD2-NOTX-02')).toEqual(statedBy('AD2-NOTX-02')));
  test('[AD2-NOTX-03] no Difficulté', () => expect(readingsOf('AD2-NOTX-03')).toEqual(statedBy('AD2-NOTX-03')));
  test('[AD2-NOTX-04] empty Compétence', () => expect(readingsOf('AD2-NOTX-04')).toEqual(statedBy('AD2-NOTX-04')));
  test('[AD2-NOTX-05] two Compétences', () => expect(readingsOf('AD2-NOTX-05')).toEqual(statedBy('AD2-NOTX-05')));
  test('[AD2-NOTX-06] two Attributes', () => expect(readingsOf('AD2-NOTX-06')).toEqual(statedBy('AD2-NOTX-06')));
  test('[AD2-NOTX-07] (requise) without a Compétence', () =>
    expect(readingsOf('AD2-NOTX-07')).toEqual(statedBy('AD2-NOTX-07')));
  test('[AD2-NOTX-08] (requise) after the Difficulté', () =>
    expect(readingsOf('AD2-NOTX-08')).toEqual(statedBy('AD2-NOTX-08')));
  test('[AD2-NOTX-09] a single effect', () => expect(readingsOf('AD2-NOTX-09')).toEqual(statedBy('AD2-NOTX-09')));
  test('[AD2-NOTX-10] three effects', () => expect(readingsOf('AD2-NOTX-10')).toEqual(statedBy('AD2-NOTX-10')));
  test('[AD2-NOTX-11] empty effect', () => expect(readingsOf('AD2-NOTX-11')).toEqual(statedBy('AD2-NOTX-11')));
  test('[AD2-NOTX-12] dangling ampersand', () => expect(readingsOf('AD2-NOTX-12')).toEqual(statedBy('AD2-NOTX-12')));
  test('[AD2-NOTX-13] dash combined', () => expect(readingsOf('AD2-NOTX-13')).toEqual(statedBy('AD2-NOTX-13')));
  test('[AD2-NOTX-14] zero Difficulté', () => expect(readingsOf('AD2-NOTX-14')).toEqual(statedBy('AD2-NOTX-14')));
  test('[AD2-NOTX-15] negative Difficulté', () => expect(readingsOf('AD2-NOTX-15')).toEqual(statedBy('AD2-NOTX-15')));
  test('[AD2-NOTX-16] first-edition characteristic', () =>
    expect(readingsOf('AD2-NOTX-16')).toEqual(statedBy('AD2-NOTX-16')));
  test('[AD2-NOTX-17] an Attribute as Difficulté', () =>
    expect(readingsOf('AD2-NOTX-17')).toEqual(statedBy('AD2-NOTX-17')));
  test('[AD2-NOTX-18] Dommages without an amount', () =>
    expect(readingsOf('AD2-NOTX-18')).toEqual(statedBy('AD2-NOTX-18')));
  test('[AD2-NOTX-19] a state with an amount', () =>
    expect(readingsOf('AD2-NOTX-19')).toEqual(statedBy('AD2-NOTX-19')));
  test('[AD2-NOTX-20] both outcomes', () => expect(readingsOf('AD2-NOTX-20')).toEqual(statedBy('AD2-NOTX-20')));
  test('[AD2-NOTX-21] empty option list', () => expect(readingsOf('AD2-NOTX-21')).toEqual(statedBy('AD2-NOTX-21')));
  test('[AD2-NOTX-22] unclosed bracket', () => expect(readingsOf('AD2-NOTX-22')).toEqual(statedBy('AD2-NOTX-22')));
  test('[AD2-NOTX-23] CAC before ATT', () => expect(readingsOf('AD2-NOTX-23')).toEqual(statedBy('AD2-NOTX-23')));
  test('[AD2-NOTX-24] unknown effect', () => expect(readingsOf('AD2-NOTX-24')).toEqual(statedBy('AD2-NOTX-24')));
  test('[AD2-NOTX-25] reserved word in a bare name', () =>
    expect(readingsOf('AD2-NOTX-25')).toEqual(statedBy('AD2-NOTX-25')));
  test('[AD2-NOTX-26] Retirer without argument', () =>
    expect(readingsOf('AD2-NOTX-26')).toEqual(statedBy('AD2-NOTX-26')));
  test('[AD2-NOTX-27] characteristic as second term', () =>
    expect(readingsOf('AD2-NOTX-27')).toEqual(statedBy('AD2-NOTX-27')));
  test('[AD2-NOTX-28] trailing text', () => expect(readingsOf('AD2-NOTX-28')).toEqual(statedBy('AD2-NOTX-28')));
});
