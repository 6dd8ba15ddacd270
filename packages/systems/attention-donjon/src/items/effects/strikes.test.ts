import { describe, expect, test } from 'vitest';
import { type GivenCreature, play, type Scene } from '../../../testing/index.ts';
import { acting, dice, hit, offeredTo, plain, striking, wearing } from '../../../testing/items.ts';

const foe = (id: string, more: Partial<GivenCreature> = {}): Scene => ({ creatures: [{ id, at: [3, 3], ...more }] });
const orc = foe('orque');
const [touch, weak] = [
  [4, 4],
  [2, 2, 2],
];

describe('a weapon acts on its own blows', () => {
  test('[AD1-TWEA-01] a renowned axe: a die more to hit, none to wound, none for bare hands', () => {
    const armed = wearing(['hache-de-renom'], {}, orc);
    expect(dice(striking(armed, 'hache-de-renom', { dice: [[4, 4, 2], weak] }))).toEqual([3, 3]);
    expect(dice(striking(armed, 'mains-nues', { dice: [[1, 1]] }))).toEqual([2]);
  });

  test('[AD1-TEXC-04] two 6s bless the damage of the cards, two successes do not', () => {
    const far = foe('orque', { at: [5, 5] });
    const modes = (faces: readonly number[]) =>
      striking(wearing(['cartes-a-lancer'], {}, far), 'cartes-a-lancer', { dice: [faces, weak] })
        .of('rollSettled')
        .map((e) => e.mode);
    expect(modes([6, 6])).toEqual(['ordinary', 'blessed']);
    expect(modes([6, 4])).toEqual(['ordinary', 'ordinary']);
    expect(modes([4, 4])).toEqual(['ordinary', 'ordinary']);
  });

  test('[AD1-TWEA-01] the sceptre takes the Réaction of the undead alone', () => {
    const left = (id: string, reactions = 1) =>
      striking(wearing(['sceptre'], {}, foe(id, { reactions })), 'sceptre', { dice: [touch, weak] }, { on: `${id}-1` });
    expect(left('zombie').find('zombie-1').reactions).toBe(0);
    expect(left('orque').find('orque-1').reactions).toBe(1);
    expect(left('zombie', 0).of('reactionSpent')).toEqual([]);
  });

  test('[AD1-TEXC-08] [AD1-ETAT-07] the viper blade poisons nobody who is immune', () => {
    const given = wearing(['lame-vipere'], { traits: { force: 6 } }, foe('golem-de-pierre'));
    const dice = [touch, [4, 4, 4, 4, 4, 4]];
    const { find, of } = striking(given, 'lame-vipere', { dice }, { on: 'golem-de-pierre-1' });
    expect([of('wounded').length, find('golem-de-pierre-1').marks]).toEqual([1, []]);
  });

  test('[AD1-TEXC-07] the bow of sure shot: two dice more to hit, none to wound, none for bare hands', () => {
    const given = wearing(['arc-du-tir-sur'], {}, foe('orque', { at: [5, 5] }));
    expect(
      dice(
        striking(given, 'arc-du-tir-sur', {
          dice: [
            [4, 4, 2, 2],
            [1, 1, 1, 1],
          ],
        }),
      ),
    ).toEqual([4, 4]);
    expect(dice(striking(wearing(['arc-du-tir-sur'], {}, orc), 'mains-nues', { dice: [[1, 1]] }))).toEqual([2]);
  });

  test('[AD1-TEXC-04] two 6s of another weapon bless nothing', () => {
    const given = wearing(['cartes-a-lancer'], { traits: { force: 5 } }, orc);
    const { of } = striking(given, 'mains-nues', { dice: [[6, 6], weak] });
    expect(of('rollSettled').map((e) => e.mode)).toEqual(['ordinary', 'ordinary']);
  });

  test('[AD1-TWEA-02] Cœur gives its point for a kill with that weapon alone', () => {
    const axe = { base: 'hache-de-renom', enchantment: 'enchantement-arme-coeur' };
    const given = wearing([axe], { sante: 1, traits: { force: 5 } }, foe('gobelin', { marks: ['secoue'] }));
    const killed = striking(given, 'mains-nues', { dice: [touch, [4, 4, 4]] }, { on: 'gobelin-1' });
    expect([killed.find('gobelin-1').status, killed.find('h1').sante]).toEqual(['mort', 1]);
  });

  test('[AD1-TCON-03] a whetstone serves in close combat, not for a throw', () => {
    const marks = [{ id: 'pierre-a-aiguiser', until: { in: 'removed' as const }, item: 'i1-1' }];
    const given = wearing(['dague'], { marks }, orc);
    const damage = (attack: string, count: number) =>
      dice(striking(given, attack, { dice: [touch, Array<number>(count).fill(1)] }))[1];
    expect([damage('dague', 3), damage('dague-lancee', 2)]).toEqual([3, 2]);
  });

  test('[AD1-ARME-07] a long sword in either hand has its die when the other is empty', () => {
    const sword = (hand: 0 | 1) => wearing([{ base: 'epee-longue', hands: [hand] }], {}, orc);
    const damage = (hand: 0 | 1) => dice(striking(sword(hand), 'epee-longue', { dice: [touch, [1, 1, 1, 1]] }))[1];
    expect([damage(0), damage(1)]).toEqual([4, 4]);
  });

  test('[AD1-TMAG-06] rebound is for the blows that fall on the drinker', () => {
    const given: Scene = {
      heroes: [plain({ at: [2, 2] }), plain({ at: [2, 3], marks: ['potion-de-rebond'] })],
      creatures: [
        { id: 'orque', at: [3, 3] },
        { id: 'gobelin', at: [1, 3] },
      ],
    };
    const aim = { by: 'orque-1', on: 'h1' };
    const { of } = striking(
      given,
      'hache',
      {
        dice: [
          [4, 4, 4],
          [1, 1, 1, 1],
        ],
      },
      aim,
    );
    expect(of('attackRedirected')).toEqual([]);
  });

  test('[AD1-TMAG-11] gloves of Force add nothing to the damage of a bow', () => {
    const given = wearing(['gants-de-force', 'arc-court'], {}, foe('orque', { at: [5, 5] }));
    expect(dice(striking(given, 'arc-court', { dice: [touch, weak] }))).toEqual([2, 3]);
  });

  test('[AD1-TCON-11] of the potions, that of Force alone adds to damage', () => {
    const given = wearing(['epee'], { marks: ['potion-de-mental'] }, orc);
    expect(dice(striking(given, 'epee', { dice: [touch, weak] }))).toEqual([2, 3]);
    const bow = wearing(['arc-court'], { marks: ['potion-de-force'] }, foe('orque', { at: [5, 5] }));
    expect(dice(striking(bow, 'arc-court', { dice: [touch, weak] }))).toEqual([2, 3]);
  });

  test('[AD1-TCON-09] vampiric oil gives nothing for a blow that only shakes, nor for another weapon', () => {
    const oiled = acting(wearing(['huile-vampirique', 'epee'], { sante: 1, traits: { force: 6 } }, orc), [
      'utiliser-i1-1',
    ]);
    const after = (attack: string, damage: readonly number[]) =>
      play(structuredClone(oiled.state), (g) => hit(g, { on: 'orque-1', with: attack }), { dice: [touch, damage] });
    const shaken = after('epee', [4, 4, 4, 2, 2, 2]);
    expect(shaken.find('orque-1').marks).toMatchObject([{ id: 'secoue' }]);
    expect([shaken.find('h1').sante, shaken.of('healed')]).toEqual([1, []]);
    const fist = after('mains-nues', [5, 5, 5, 5]);
    expect(fist.of('wounded')).toHaveLength(1);
    expect(fist.find('h1').sante).toBe(1);
    expect(after('epee', [5, 5, 5, 5, 2, 2]).find('h1').sante).toBe(2);
    const ogre = acting(wearing(['huile-vampirique', 'epee'], { sante: 1, traits: { force: 8 } }, foe('ogre')), [
      'utiliser-i1-1',
    ]);
    const alive = play(ogre.state, (g) => hit(g, { on: 'ogre-1', with: 'mains-nues' }), {
      dice: [touch, [5, 5, 5, 5, 5, 2]],
    });
    expect([alive.find('ogre-1').sante, alive.find('h1').sante]).toEqual([3, 1]);
  });
});

describe('the physician imp', () => {
  const treated = (faces: readonly number[], more: Scene = {}, sante = 1) =>
    acting(wearing(['diablotin-medecin'], { sante }, more), ['utiliser-i1-1'], { dice: [faces] });

  test('[AD1-TMAG-04] [AD1-HEALTH-24] a failure gives nothing, a Seuil of 2 a second point', () => {
    expect(treated([4, 2, 2]).find('h1').sante).toBe(1);
    expect(treated([4, 4, 4]).find('h1').sante).toBe(2);
    expect(treated([6, 4, 4]).find('h1').sante).toBe(3);
  });

  test('[AD1-TMAG-04] [AD1-HEALTH-23] the usual Difficulty: active enemies in contact', () => {
    const difficulty = (more: Scene) => treated([1, 1, 1], more).of('rollAnnounced')[0]?.difficulty;
    expect(difficulty({})).toBe(2);
    expect(difficulty(orc)).toBe(3);
    expect(difficulty(foe('orque', { at: [5, 5] }))).toBe(2);
    expect(difficulty(foe('orque', { marks: ['inconscient'] }))).toBe(2);
    expect(difficulty(foe('orque', { camp: 'heros' }))).toBe(2);
  });

  test('[AD1-TMAG-04] [AD1-INIT-21] a joker blesses its roll, and nobody would curse it', () => {
    const { asked, find } = acting(
      wearing(['diablotin-medecin'], { sante: 1, jokers: ['joker-1'] }),
      ['utiliser-i1-1'],
      {
        dice: [[3, 3, 2]],
        decisions: ['benir-joker'],
      },
    );
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['passer', 'benir-joker']);
    expect(find('h1').sante).toBe(2);
  });

  test('[AD1-TMAG-04] [AD1-HEALTH-21] it is not called at full Santé', () => {
    const offered = (sante: number) => offeredTo({ heroes: [plain({ items: ['diablotin-medecin'], sante })] });
    expect([offered(3).includes('utiliser-i1-1'), offered(4).includes('utiliser-i1-1')]).toEqual([true, false]);
  });
});
