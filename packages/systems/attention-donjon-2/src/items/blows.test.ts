import { figureOf } from '@souterrain/crawl';
import { hasAmmunition, itemActions, refillAmmunition } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { on, play, type Scene, scene } from '../../testing/index.ts';
import { act, dice, finding, hit, striking, wearing } from '../../testing/items.ts';
import { attacksOf } from '../combat/attacks.ts';
import { attentionDonjon2 } from '../system.ts';

const lost = (ran: ReturnType<typeof striking>) => 4 - ran.find('leader-homme-rat-1').sante;
const waysOf = (given: Scene) => {
  const state = scene(given);
  return attacksOf(on(state), figureOf(state, 'h1')).map(({ id }) => id);
};

describe('blows with weapons', () => {
  test('[AD2-EQUIP-08] [AD2-EQUIP-09] an ordinary weapon deals 2; a dagger 1, 2 with a Réussite', () => {
    expect(lost(striking(wearing(['epee']), 'epee', { dice: [[5, 3]] }))).toBe(1);
    const stabbed = striking(wearing(['dague']), 'dague', { dice: [[6, 3]], decisions: ['garder', 'acheter-1'] });
    expect(lost(stabbed)).toBe(1);
    expect(stabbed.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 2 });
  });

  test('[AD2-EQUIP-10] [AD2-EQUIP-19] a thrown dagger leaves the hand, one that strikes does not', () => {
    const kept = striking(wearing(['dague']), 'dague', { dice: [[3, 3]] });
    expect(kept.find('h1').hero!.sheet.items).toHaveLength(1);
    const thrown = striking(wearing(['dague']), 'dague-lancee', { dice: [[3, 3]] });
    expect(thrown.find('h1').hero!.sheet.items).toEqual([]);
  });

  test('[AD2-EQUIP-11] [AD2-Q-10] a two-handed weapon takes 2 from the leader of the rat-men, 3 in the other reading', () => {
    const given = wearing(['arme-a-deux-mains']);
    expect(lost(striking(given, 'arme-a-deux-mains', { dice: [[5, 3]] }))).toBe(2);
    const heavy: Scene = { ...given, variants: { twoHandedDamage: 'four' } };
    expect(lost(striking(heavy, 'arme-a-deux-mains', { dice: [[5, 3]] }))).toBe(3);
    const bow: Scene = { ...wearing(['arc-court']), variants: { twoHandedDamage: 'four' } };
    expect(lost(striking(bow, 'arc-court', { dice: [[6, 3]], decisions: ['garder'] }))).toBe(1);
  });

  const HALL = ['...........', '.aaabbbccc.', '...........'].join('\n');

  test('[AD2-EQUIP-12] a bow two zones away, Réflexes 4: Difficulté 5, Dommages 2', () => {
    const given = { drawing: HALL, ...wearing(['arc-court'], { at: [0, 0] }) };
    const ran = striking(
      { ...given, creatures: [{ id: 'mage-gobelin', at: [6, 0] }] },
      'arc-court',
      { dice: [[5, 2]] },
      'mage-gobelin-1',
    );
    expect(ran.of('jetAnnounced')).toMatchObject([{ difficulty: 5 }]);
    expect(ran.of('santeLost')).toMatchObject([{ amount: 2 }]);
  });

  test('[AD2-EQUIP-13] a staff deals 1', () => {
    const ran = striking(
      wearing(['baton'], {}, { creatures: [{ id: 'ogre', at: [3, 3] }] }),
      'baton',
      { dice: [[5, 2]] },
      'ogre-1',
    );
    expect(ran.of('dommagesStopped')).toHaveLength(1);
    const orc = striking(
      wearing(['baton'], {}, { creatures: [{ id: 'orque', at: [3, 3] }] }),
      'baton',
      { dice: [[5, 2]] },
      'orque-1',
    );
    expect(orc.of('santeLost')).toMatchObject([{ amount: 1 }]);
  });

  test('[AD2-EQUIP-14] a crossbow is shot again once it has been reloaded', () => {
    const shot = striking(wearing(['arbalete']), 'arbalete', { dice: [[3, 3]] });
    const ways = () => attacksOf(on(shot.state), shot.find('h1')).map(({ id }) => id);
    expect(ways()).toEqual(['mains-nues']);
    const { value } = play(shot.state, function* (g, find) {
      return itemActions(g, find('h1')).find(({ id }) => id === 'recharger-i1-1')?.type;
    });
    expect(value).toBe('bonus');
    play(shot.state, (g, find) => act(g, find('h1'), 'recharger-i1-1'));
    expect(ways()).toEqual(['arbalete', 'mains-nues']);
  });

  test('[AD2-EQUIP-15] bare hands deal 1, whatever the surplus', () => {
    const ran = striking(
      { heroes: wearing([]).heroes!, creatures: [{ id: 'orque', at: [3, 3] }] },
      'mains-nues',
      { dice: [[6, 6]] },
      'orque-1',
    );
    expect(ran.of('santeLost')).toMatchObject([{ amount: 1 }]);
  });

  test('[AD2-EQUIP-16] a long sword with a hand free, and a halberd, throw one die more', () => {
    expect(dice(striking(wearing(['epee-longue']), 'epee-longue', { dice: [[3, 3, 3]] }))).toEqual([3]);
    const shielded = striking(wearing(['epee-longue', 'bouclier-de-bois']), 'epee-longue', { dice: [[3, 3]] });
    expect(dice(shielded)).toEqual([2]);
    expect(dice(striking(wearing(['hallebarde']), 'hallebarde', { dice: [[3, 3, 3]] }))).toEqual([3]);
    expect(dice(striking(wearing(['lance']), 'lance', { dice: [[3, 3]] }))).toEqual([2]);
  });

  test('[AD2-EQUIP-16] three shurikens, each thrown once; a net hinders and does not hurt', () => {
    const ran = play(
      { ...wearing(['shurikens']), creatures: [{ id: 'leader-homme-rat', at: [3, 3] }] },
      function* (g) {
        for (let i = 0; i < 3; i++) yield* hit(g, { on: 'leader-homme-rat-1', with: 'shurikens' });
      },
      {
        dice: [
          [3, 3],
          [3, 3],
          [3, 3],
        ],
      },
    );
    expect(attacksOf(on(ran.state), ran.find('h1')).map(({ id }) => id)).toEqual(['mains-nues']);
    const net = striking(wearing(['filet']), 'filet', { dice: [[5, 3]] });
    expect(net.find('leader-homme-rat-1')).toMatchObject({ sante: 4, marks: [{ id: 'immobilise' }] });
  });

  test('[AD2-EQUIP-18] a bow found dry waits for town, unless another came with arrows', () => {
    const dry = { base: 'arc-court', dry: true };
    expect(waysOf(wearing([dry]))).toEqual(['mains-nues']);
    expect(waysOf(wearing([dry, { base: 'arc-naturel', place: 'porte' }]))).toEqual(['arc-court', 'mains-nues']);
    const ran = play(wearing([dry]), function* (g, find) {
      refillAmmunition(g, find('h1'));
    });
    expect(hasAmmunition(attentionDonjon2, ran.find('h1').hero!.sheet, 'fleches')).toBe(true);
    // One of the tables comes without arrows.
    const found = finding(null, { cards: [['roi-pique'], ['9-pique']] }).items;
    expect(found).toMatchObject([{ base: 'arc-court-enchante', dry: true }]);
  });
});
