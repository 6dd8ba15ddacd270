import { describe, expect, test } from 'vitest';
import { endure } from '../../../testing/combat.ts';
import { play, type Scene } from '../../../testing/index.ts';
import { acting, dice, hit, plain, resisting, striking, wearing } from '../../../testing/items.ts';
import { resist } from '../../actions/endure.ts';
import { lineOf } from '../../notation/index.ts';

const BLOW = 'ATT/CAC Agilité/Mêlée 4 (Dommages 3/-)';
const enchanted = (base: string, enchantment: string) => ({ base, enchantment: `enchantement-${enchantment}` });
const LEADER: Scene = { creatures: [{ id: 'leader-homme-rat', at: [3, 3] }] };
const twice = (given: Scene, line: string, script: Parameters<typeof play>[2]) =>
  play(
    given,
    function* (g, find) {
      for (let i = 0; i < 2; i++) yield* resist(g, { victim: find('h1'), by: null, line: lineOf(line), label: 'coup' });
    },
    script,
  );

describe('magic items', () => {
  test('[AD2-XCONV-06] evasive cloak: once a Round, +1 to the result of a resisted attack, after the dice', () => {
    const ran = twice(wearing(['cape-evasive']), BLOW, {
      dice: [
        [3, 1],
        [3, 1],
      ],
      decisions: ['cape-evasive-i1-1'],
    });
    expect(ran.of('jetSettled').map(({ base, success }) => [base, success])).toEqual([
      [4, true],
      [3, false],
    ]);
    expect(ran.find('h1').hero!.sheet.items).toHaveLength(1);
    const [far] = resisting(wearing(['cape-evasive']), BLOW, { dice: [[2, 1]] }).of('jetSettled');
    expect(far!.success).toBe(false);
  });

  test('[AD2-XTRES-05] [AD2-XCONV-06] enchanted armour: Carreau Armure +1 once, Trèfle +1 after, Pique +1D', () => {
    const stone = twice(wearing([enchanted('tunique-enchantee', 'armure-carreau')]), BLOW, {
      dice: [
        [1, 1],
        [1, 1],
      ],
      decisions: ['enchantement-armure-carreau-i1-1'],
    });
    expect(stone.of('santeLost').map(({ amount }) => amount)).toEqual([2, 3]);
    const quick = resisting(wearing([enchanted('tunique-enchantee', 'armure-trefle')]), BLOW, {
      dice: [[3, 1]],
      decisions: ['enchantement-armure-trefle-i1-1'],
    });
    expect(quick.of('jetSettled')).toMatchObject([{ success: true }]);
    const fierce = striking(wearing(['epee', enchanted('tunique-enchantee', 'armure-pique')]), 'epee', {
      dice: [[1, 1, 1]],
      decisions: ['enchantement-armure-pique-i1-2'],
    });
    expect(dice(fierce)).toEqual([3]);
  });

  test('[AD2-XCONV-04] [AD2-XCONV-06] renowned pieces: Armure +1, Couverture +1 for good', () => {
    const hard = resisting(wearing([enchanted('piece-de-renom', 'renom-carreau')]), BLOW, { dice: [[1, 1]] });
    expect(hard.find('h1').sante).toBe(4);
    expect(
      dice(resisting(wearing([enchanted('piece-de-renom', 'renom-trefle')]), BLOW, { dice: [[1, 1, 1]] })),
    ).toEqual([3]);
  });

  test('[AD2-XCONV-06] enchanted weapons: Perforation, Couverture, a die, a life for a life', () => {
    const axe = (suit: string) => enchanted('hache-de-renom', `arme-${suit}`);
    expect(
      striking(wearing([axe('carreau')]), 'hache-de-renom', { dice: [[5, 1, 1]] }).find('leader-homme-rat-1').sante,
    ).toBe(2);
    expect(dice(resisting(wearing([axe('trefle')]), BLOW, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(dice(striking(wearing([axe('pique')]), 'hache-de-renom', { dice: [[1, 1, 1, 1]] }))).toEqual([4]);
    const fed = striking(
      wearing([axe('coeur')], { sante: 1 }, { creatures: [{ id: 'gobelin', at: [3, 3] }] }),
      'hache-de-renom',
      { dice: [[5, 1, 1]] },
      'gobelin-1',
    );
    expect(fed.find('h1').sante).toBe(2);
  });

  test('[AD2-XCONV-06] bow of the sure shot: +3D on its shots, Dommages 2', () => {
    const given = wearing(['arc-du-tir-sur'], {}, { creatures: [{ id: 'ogre', at: [5, 5] }] });
    const ran = striking(given, 'arc-du-tir-sur', { dice: [[5, 1, 1, 1, 1]] }, 'ogre-1');
    expect(dice(ran)).toEqual([5]);
    expect(ran.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 2 });
  });

  test('[AD2-XCONV-06] a cursed sword +1D; throwing cards Dommages +1 on two sixes; a viper blade poisons', () => {
    expect(dice(striking(wearing(['epee-maudite']), 'epee-maudite', { dice: [[1, 1, 1]] }))).toEqual([3]);
    const given = wearing(['cartes-a-lancer'], {}, { creatures: [{ id: 'ogre', at: [5, 5] }] });
    const cards = striking(given, 'cartes-a-lancer', { dice: [[6, 6]], decisions: ['garder', 'terminer'] }, 'ogre-1');
    expect(cards.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 3 });
    const viper = striking(wearing(['lame-vipere']), 'lame-vipere', { dice: [[5, 1]] });
    expect(viper.find('leader-homme-rat-1').marks).toMatchObject([{ id: 'empoisonne' }]);
  });

  test('[AD2-XCONV-06] [AD2-XTRAIT-04] a fire scroll: `Savoir 5`, then Dommages 3; lightning 2; the scroll goes either way', () => {
    const read = (face: number, decisions: string[]) =>
      acting(wearing(['parchemin-de-flammes'], {}, LEADER), ['utiliser-i1-1'], { dice: [[face, 1]], decisions });
    const burnt = read(5, []);
    expect(burnt.of('jetAnnounced')).toMatchObject([{ attribute: 'savoir', difficulty: 5 }]);
    expect(burnt.of('santeLost')).toMatchObject([{ amount: 2 }]);
    const failed = read(4, []);
    expect([failed.of('santeLost'), failed.find('h1').hero!.sheet.items]).toEqual([[], []]);
    const bolt = acting(wearing([{ base: 'baguette-d-eclairs', charges: 2 }], {}, LEADER), ['utiliser-i1-1']);
    expect(bolt.of('santeLost')).toMatchObject([{ amount: 1 }]);
  });

  test('[AD2-XTRES-05] healing scroll, horn and chalice reach allies', () => {
    const party: Scene = { heroes: [plain({ items: ['cor-de-protection'] }), plain({ at: [1, 2], marks: ['sonne'] })] };
    const horn = acting(party, ['utiliser-i1-1']);
    expect(['h1', 'h2'].map((id) => horn.find(id).marks.some((mark) => mark.id === 'cor-de-protection'))).toEqual([
      true,
      true,
    ]);
    const shielded = resisting(wearing([], { marks: ['cor-de-protection'] }), BLOW, { dice: [[1, 1, 1, 1]] });
    expect(shielded.find('h1').sante).toBe(4);
    const chalice = acting(
      {
        heroes: [
          plain({ items: ['calice-de-renaissance'], sante: 1 }),
          plain({ at: [1, 2], marks: ['sonne'], sante: 3 }),
        ],
      },
      ['utiliser-i1-1'],
    );
    expect([chalice.find('h1').sante, chalice.find('h2').sante, chalice.find('h2').marks]).toEqual([3, 5, []]);
    const healed = acting(
      { heroes: [plain({ items: ['parchemin-de-guerison'] }), plain({ at: [1, 2], sante: 1 })] },
      ['utiliser-i1-1'],
      { dice: [[5, 1]] },
    );
    expect(healed.find('h2').sante).toBe(4);
  });

  test('[AD2-XTRES-05] a rebound potion turns the first attack on an enemy in contact', () => {
    const ran = play(
      wearing([], { marks: ['potion-de-rebond'] }, LEADER),
      (g, find) => resist(g, { victim: find('h1'), by: find('leader-homme-rat-1'), line: lineOf(BLOW), label: 'coup' }),
      { dice: [[1, 1]] },
    );
    expect([ran.find('h1').sante, ran.find('leader-homme-rat-1').sante]).toEqual([6, 2]);
    expect(ran.find('h1').marks).toEqual([]);
  });

  test('[AD1-TMAG-06][AD2-NOT-20][AD2-XTRES-05] the whole of the attack is turned, states included', () => {
    const bite = 'ATT/CAC Agilité/Mêlée 5 (Dommages 2 & Empoisonné/-)';
    const ran = play(
      wearing([], { marks: ['potion-de-rebond'] }, LEADER),
      (g, find) => resist(g, { victim: find('h1'), by: find('leader-homme-rat-1'), line: lineOf(bite), label: 'coup' }),
      { dice: [[1, 1]] },
    );
    const marks = ['h1', 'leader-homme-rat-1'].map((id) => ran.find(id).marks.map((mark) => mark.id));
    expect(marks).toEqual([[], ['empoisonne']]);
    expect([ran.find('h1').sante, ran.find('leader-homme-rat-1').sante]).toEqual([6, 3]);
  });

  test('[AD2-XTRES-05] the imp throws three dice of its own against 5 and enemies in contact', () => {
    const given = wearing(['diablotin-medecin'], { sante: 1 }, LEADER);
    const helped = (faces: number[]) => acting(given, ['utiliser-i1-1'], { dice: [faces] }).find('h1').sante;
    expect([helped([5, 5, 5]), helped([6, 1, 1]), helped([6, 6, 6])]).toEqual([1, 2, 3]);
  });

  test('[AD2-XTRES-05] a rabbit foot rerolls one die, once a scenario', () => {
    const ran = play(
      wearing(['epee', 'patte-de-lapin'], {}, LEADER),
      function* (g) {
        for (let i = 0; i < 2; i++) yield* hit(g, { on: 'leader-homme-rat-1', with: 'epee' });
      },
      { dice: [[3, 1], 5, [3, 1]], decisions: ['relancer-3', 'garder-5'] },
    );
    expect(ran.of('jetSettled').map(({ success }) => success)).toEqual([true, false]);
  });

  test('[AD1-TMAG-05][AD2-EFF-09] boots of stability refuse a fall, whatever knocks their wearer down', () => {
    const fall = (answer: string) =>
      endure(
        wearing(['bottes-de-stabilite']),
        { line: 'Force 9 (À terre & Sonné/-)' },
        { dice: [[1, 1]], decisions: [answer] },
      )
        .find('h1')
        .marks.map(({ id }) => id);
    expect([fall('tenir-bon'), fall('se-laisser-faire')]).toEqual([['sonne'], ['a-terre', 'sonne']]);
  });
});
