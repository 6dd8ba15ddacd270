import { describe, expect, test } from 'vitest';
import { readFaces } from './faces.ts';

const d6 = (text: string) => readFaces(text, { sides: 6 });

describe('faces as people type them', () => {
  test('apart, with commas, or in a row', () => {
    for (const text of ['6 5 3 1', '6,5,3,1', ' 6;5 ; 3 - 1 ', '6531', '65 31'])
      expect(d6(text)).toEqual({ faces: [6, 5, 3, 1] });
    expect(d6('')).toEqual({ faces: [] });
  });

  test('what is no face is named, and what came before it is kept', () => {
    expect(d6('6 7 1')).toEqual({ faces: [6], wrong: '7' });
    expect(d6('60')).toEqual({ faces: [6], wrong: '0' });
    expect(d6('3 six')).toEqual({ faces: [3], wrong: 'six' });
    expect(readFaces('21', { sides: 20 })).toEqual({ faces: [], wrong: '21' });
  });

  test('[C50-MOVE-02] a 0 reads 10, and 00 reads 100', () => {
    expect(readFaces('0', { sides: 10 })).toEqual({ faces: [10] });
    expect(readFaces('10', { sides: 10 })).toEqual({ faces: [10] });
    expect(readFaces('7 0 3', { sides: 10 })).toEqual({ faces: [7, 10, 3] });
    expect(readFaces('00', { sides: 100 })).toEqual({ faces: [100] });
    expect(readFaces('07', { sides: 100 })).toEqual({ faces: [7] });
    expect(readFaces('100', { sides: 100 })).toEqual({ faces: [100] });
  });

  test('large dice keep their two digits', () => {
    expect(readFaces('12 3', { sides: 20 })).toEqual({ faces: [12, 3] });
    expect(readFaces('12', { sides: 12 })).toEqual({ faces: [12] });
    expect(readFaces('88', { sides: 8 })).toEqual({ faces: [8, 8] });
  });
});
