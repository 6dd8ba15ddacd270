import { describe, expect, test } from 'vitest';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { parseVectors } from '../../testing/vectors.ts';
import { printAction } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { converted, difficultyOf, pointsOf } from './conversion.ts';
import { BARE_HANDS, linesOf } from './weapons.ts';

const lines = (base: string) => linesOf(attentionDonjon2, base).map(({ line }) => printAction(line));
const force = (plus: number) => converted({ attribute: 'force', plus });
const ORDINARY = 'ATT/CAC Force/Mêlée Défense : Dommages 2 [Dommages +1]';
const LIGHT = 'ATT/CAC Agilité/Mêlée Défense : Dommages 1 [Dommages +1]';
const THROWN = 'ATT/DST 1 Agilité/Lancer Réflexes : Dommages 1 [Dommages +1]';
const SPEAR = 'ATT/DST 1 Force/Mêlée Défense : Dommages 2 [Dommages +1]';

describe('lines of weapons', () => {
  test('[AD2-EQUIP-08] sword, axe: Force, Dommages 2', () => {
    for (const base of ['epee', 'hache', 'epee-d-orfevre']) expect(lines(base)).toEqual([ORDINARY]);
    expect(readingsOf('AD2-EQUIP-08')).toEqual(statedBy('AD2-EQUIP-08'));
    expect(parseVectors('AD2-EQUIP-08').map(({ line }) => line)).toEqual([ORDINARY]);
  });

  test('[AD2-EQUIP-09] [AD2-EQUIP-10] a dagger strikes with Agilité, or is thrown once', () => {
    expect(lines('dague')).toEqual([LIGHT, THROWN]);
    expect(linesOf(attentionDonjon2, 'dague').map(({ once }) => once)).toEqual([undefined, true]);
    expect(parseVectors('AD2-EQUIP-10').map(({ line }) => line)).toEqual([THROWN]);
  });

  test('[AD2-EQUIP-11] two-handed weapons deal 3, without Perforation', () => {
    expect(lines('arme-a-deux-mains')).toEqual(['ATT/CAC Force/Mêlée Défense : Dommages 3 [Dommages +1]']);
  });

  test('[AD2-EQUIP-12] [AD2-EQUIP-14] bow and crossbow', () => {
    expect(lines('arc-court')).toEqual(['ATT/DST 2 Agilité/Tir Réflexes : Dommages 2 [Dommages +1]']);
    expect(lines('arbalete')).toEqual(['ATT/DST 2 Agilité/Tir Réflexes : Dommages 3 [Dommages +1]']);
    expect(linesOf(attentionDonjon2, 'arbalete')[0]).toMatchObject({ reload: true, ammunition: 'carreaux' });
    expect(attentionDonjon2.content.items.arbalete!.hands).toBe(2);
  });

  test('[AD2-EQUIP-13] [AD2-EQUIP-15] staff and bare hands', () => {
    expect(lines('baton')).toEqual(['ATT/CAC Force/Mêlée Défense : Dommages 1 [Dommages +1]']);
    expect(printAction(BARE_HANDS.line)).toBe('ATT/CAC Force/Mêlée Défense : Dommages 1');
  });

  test('[AD2-EQUIP-16] the other weapons of the first edition', () => {
    expect(lines('epee-longue')).toEqual([ORDINARY]);
    expect(lines('lance')).toEqual([SPEAR]);
    expect(lines('hallebarde')).toEqual([SPEAR]);
    expect([linesOf(attentionDonjon2, 'lance')[0]!.dice, linesOf(attentionDonjon2, 'hallebarde')[0]!.dice]).toEqual([
      undefined,
      1,
    ]);
    expect(lines('caillou')).toEqual(['ATT/DST 1 Agilité/Lancer Réflexes : Dommages 1']);
    expect(lines('fronde')).toEqual(['ATT/DST 2 Agilité/Lancer Réflexes : Dommages 1 [Dommages +1]']);
    expect(lines('hache-de-lancer')).toEqual(['ATT/DST 1 Agilité/Lancer Réflexes : Dommages 2 [Dommages +1]', LIGHT]);
    expect(lines('shurikens')).toEqual([THROWN]);
    expect([
      attentionDonjon2.content.items.shurikens!.charges,
      linesOf(attentionDonjon2, 'shurikens')[0]!.once,
    ]).toEqual([3, true]);
    expect(['lance', 'hallebarde', 'mousquet'].map((base) => attentionDonjon2.content.items[base]!.hands)).toEqual([
      2, 2, 2,
    ]);
    expect([
      linesOf(attentionDonjon2, 'mousquet')[0]!.reload,
      linesOf(attentionDonjon2, 'hache-de-lancer').map(({ once }) => once),
    ]).toEqual([true, [true, undefined]]);
    expect(lines('mousquet')).toEqual(parseVectors('AD2-EQUIP-16').map(({ line }) => line));
    expect(lines('baguette-de-guerre')).toEqual([
      '[Magie] ATT/DST 2 Agilité/Lancer Réflexes : Dommages 2 [Dommages +1]',
    ]);
  });

  test('[AD2-XCONV-01] a Difficulty of n is n + 3', () => {
    expect([1, 2, 3, 4, 5].map(difficultyOf)).toEqual([4, 5, 6, 7, 8]);
  });

  test('[AD2-XCONV-05] damage dice become points, and an odd die is +1D on the attack', () => {
    expect(force(-1)).toEqual({ dommages: 1, dice: 0 });
    expect(force(-2)).toEqual({ dommages: 1, dice: 0 });
    expect(force(0)).toEqual({ dommages: 2, dice: 0 });
    expect(force(1)).toEqual({ dommages: 2, dice: 1 });
    expect(force(2)).toEqual({ dommages: 3, dice: 0 });
    expect([2, 3, 5, 6].map(pointsOf)).toEqual([1, 2, 3, 3]);
    expect(converted({ plus: 5 })).toEqual({ dommages: 3, dice: 0 });
  });

  test('[AD2-XTRES-05] every weapon of the tables has its line, magic ones tagged', () => {
    for (const { id, attacks } of Object.values(attentionDonjon2.content.items)) {
      expect(linesOf(attentionDonjon2, id)).toHaveLength(attacks?.length ?? 0);
      for (const [i, { magic }] of (attacks ?? []).entries())
        expect(linesOf(attentionDonjon2, id)[i]!.line.tags).toEqual(magic ? ['Magie'] : []);
    }
    expect(lines('fouet')).toEqual(['ATT/DST 1 Force/Mêlée Défense : Dommages 1 [Dommages +1]']);
    expect(lines('filet')).toEqual(['ATT/DST 1 Agilité/Lancer Réflexes : Immobilisé']);
    expect(lines('baton-equilibre')).toEqual([ORDINARY]);
    expect(linesOf(attentionDonjon2, 'epee')).toBe(linesOf(attentionDonjon2, 'epee'));
  });
});
