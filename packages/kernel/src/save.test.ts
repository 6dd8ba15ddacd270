import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, faultOf, startToy, unwrap } from '../testing/toy-table.ts';
import { canonical, hashText } from './hash.ts';
import { packHash } from './packs.ts';
import type { SaveFile } from './save.ts';
import { readSave, writeSave } from './save-text.ts';

const saved = (): SaveFile => {
  const game = startToy(2);
  answer(game, 'lancer', 'passer', 'piocher');
  return game.save();
};

/** A file with a right checksum, whatever it holds. */
const signed = (data: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...data, check: hashText(canonical(data)) });

describe('a save', () => {
  test('is read back as it was written', () => {
    expect(unwrap(readSave(writeSave(saved())))).toEqual(JSON.parse(JSON.stringify(saved())));
  });

  test('is read back with its hashes, its checkpoint and its result', () => {
    const hashes = [
      [64, '00ff'],
      [129, 'ff00'],
    ] as const;
    const full = { ...saved(), hashes, result: { id: 'fin', winners: [0], scores: [3] } };
    expect(unwrap(readSave(writeSave(full)))).toEqual(JSON.parse(JSON.stringify(full)));
    expect(unwrap(readSave(writeSave({ ...full, checkpoint: null }))).checkpoint).toBeNull();
  });

  test('is JSON with one decision a line, and says what made it', () => {
    const text = writeSave(saved());
    expect(text).toContain('"decisions": [\n"lancer",\n"passer",\n"piocher"\n],\n');
    expect(JSON.parse(text)).toMatchObject({
      format: 'souterrain/1',
      system: 'joujou',
      version: '1',
      generator: 'sfc32/1',
      seed: 'graine',
      dice: 'seeded',
    });
  });

  test('of a game before its first decision is read back too', () => {
    expect(unwrap(readSave(writeSave(startToy(1).save()))).decisions).toEqual([]);
  });
});

describe('a file is refused', () => {
  test('when it is truncated, wherever it was cut', () => {
    const text = writeSave(saved());
    for (let cut = 1; cut < text.trimEnd().length; cut += 7) {
      const fault = faultOf(readSave(text.slice(0, cut)));
      expect(fault.code, `cut at ${cut}`).toBe('save-unreadable');
    }
    expect(faultOf(readSave(text.slice(0, 200))).params.reason).toBe('truncated');
  });

  test('when it is no JSON', () => {
    expect(faultOf(readSave('bonjour'))).toMatchObject({ code: 'save-unreadable', params: { reason: 'not-json' } });
    expect(faultOf(readSave('')).code).toBe('save-unreadable');
  });

  test('when it is of another program', () => {
    for (const text of ['{}', '{"format":{}}', '[]', 'null', '3', '"souterrain/1"'])
      expect(faultOf(readSave(text)).code, text).toBe('save-foreign');
    expect(faultOf(readSave('{"format":"chess/1"}'))).toEqual({ code: 'save-foreign', params: { got: 'chess/1' } });
  });

  test('when it is of a newer format', () => {
    const newer = signed({ ...saved(), format: 'souterrain/2' });
    expect(faultOf(readSave(newer))).toEqual({
      code: 'save-newer',
      params: { got: 'souterrain/2', known: 'souterrain/1' },
    });
    expect(faultOf(readSave(signed({ ...saved(), format: 'souterrain' }))).code).toBe('save-newer');
  });

  test('when anything in it was changed by hand', () => {
    const text = writeSave(saved());
    expect(faultOf(readSave(text.replace('"lancer"', '"attendre"'))).code).toBe('save-corrupt');
    expect(faultOf(readSave(text.replace('"graine"', '"autre"'))).code).toBe('save-corrupt');
    expect(faultOf(readSave(text.replace(/"check": "./, '"check": "z'))).code).toBe('save-corrupt');
  });

  test.each([
    ['decisions', 'lancer'],
    ['decisions', [1]],
    ['hashes', [[1]]],
    ['hashes', [[1, 'ff', 'ff']]],
    ['hashes', [['1', 'ff']]],
    ['hashes', [[1, 2]]],
    ['hashes', ['ff']],
    ['seats', [{ name: 'A' }]],
    ['variants', { panne: 1 }],
    ['dice', 'loaded'],
    ['checkpoint', { at: 0, state: {}, prng: [1, 2] }],
    ['checkpoint', { at: '0', state: {}, prng: [1, 2, 3, 4] }],
    ['checkpoint', { at: -1, state: {}, prng: [1, 2, 3, 4] }],
    ['packs', [{ id: 'monstres', version: 1, hash: 'ff' }]],
    ['result', 'fin'],
    ['result', {}],
    ['result', { id: 'fin', winners: {}, scores: [] }],
    ['result', { id: 'fin', winners: [], scores: [null] }],
    ['seed', undefined],
  ])('when its checksum is right and its %s is no such thing', (field, value) => {
    const fault = faultOf(readSave(signed({ ...saved(), [field]: value })));
    expect(fault).toEqual({ code: 'save-corrupt', params: { field } });
  });

  test('when a pack that it carries is not the one that was played', () => {
    const packed = (things: object) => {
      const pack = { things, pack: { id: 'monstres', version: '1.0.0' } };
      return { ...pack, pack: { ...pack.pack, hash: packHash(pack) } };
    };
    const read = (carried: unknown) => readSave(signed({ ...saved(), carried }));
    expect(read([packed({ x: { id: 'x' } })]).ok).toBe(true);
    expect(faultOf(read([{ ...packed({ x: { id: 'x' } }), things: { x: { id: 'x', pv: 99 } } }]))).toEqual({
      code: 'save-pack',
      params: { pack: 'monstres', reason: 'altered' },
    });
    for (const odd of [3, [3], [{}], [{ pack: { id: 'monstres' } }], [{ ...packed({}), things: [] }]])
      expect(faultOf(read(odd))).toEqual({ code: 'save-corrupt', params: { field: 'carried' } });
  });

  test('when its values hold one another without end', () => {
    const deep = (depth: number) => `{"format":"souterrain/1","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(faultOf(readSave(deep(64))).code).toBe('save-corrupt');
    for (const depth of [65, 100_000])
      expect(faultOf(readSave(deep(depth)))).toEqual({
        code: 'save-unreadable',
        params: { reason: 'too-deep', line: 1, column: 94, most: 16_000_000 },
      });
  });

  test('and never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSave(text).ok).toBe(false);
      }),
    );
  });
});
