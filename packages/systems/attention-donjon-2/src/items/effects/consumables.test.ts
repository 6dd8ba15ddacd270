import { describe, expect, test } from 'vitest';
import { type GivenHero, play, type Scene } from '../../../testing/index.ts';
import { act, acting, dice, hit, offeredTo, resisting, rolling, striking, wearing } from '../../../testing/items.ts';
import { recuperer } from '../../health/actions.ts';

const LEADER: Scene = { creatures: [{ id: 'leader-homme-rat', at: [3, 3] }] };
const using = (base: string, script: Parameters<typeof acting>[2] = {}, more: Scene = {}, hero: GivenHero = {}) =>
  acting(wearing([base], hero, more), ['utiliser-i1-1'], script);
const under = (mark: string, hero: GivenHero = {}): Scene => wearing([], { marks: [mark], ...hero });
const marksOf = (ran: ReturnType<typeof using>, id = 'h1') => ran.find(id).marks.map((mark) => mark.id);
const BLOW = 'ATT/CAC Agilité/Mêlée 7 (Dommages 2/-)';

describe('drinks', () => {
  test('[AD2-XCONV-06] a potion gives two dice to the Jets of its Attribute, resisting included', () => {
    expect(marksOf(using('potion-de-force'))).toEqual(['potion-de-force']);
    expect(dice(striking(wearing(['epee'], { marks: ['potion-de-force'] }), 'epee', { dice: [[3, 3, 3, 3]] }))).toEqual(
      [4],
    );
    expect(dice(resisting(under('potion-d-agilite'), BLOW, { dice: [[1, 1, 1, 1]] }))).toEqual([4]);
    expect(dice(rolling(under('potion-de-force'), {}, { dice: [[1, 1]] }))).toEqual([2]);
  });

  test('[AD2-XCONV-06] Endurance +1 is Armure +1: stone varnish, murky vial, rampart, wand', () => {
    for (const mark of ['vernis-de-pierre', 'fiole-de-pierre', 'rempart', 'baguette-de-bouclier'])
      expect(resisting(under(mark), BLOW, { dice: [[1, 1]] }).find('h1').sante).toBe(5);
  });

  test('[AD2-XCONV-06] beer, powder: dice of attacks and of two Attributes', () => {
    expect(dice(rolling(under('biere-d-ipah'), { attribute: 'mental' }, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(dice(rolling(under('biere-d-ipah'), { attribute: 'agilite' }, { dice: [[1]] }))).toEqual([1]);
    expect(dice(rolling(under('poudre-de-hargne'), { purpose: 'attaque' }, { dice: [[1, 1, 1]] }))).toEqual([3]);
  });

  test('[AD2-XCONV-06] a biscuit helps the next Récupération, and no other', () => {
    const ran = play(
      under('biscuit-de-voyage', { sante: 1 }),
      function* (g, find) {
        yield* recuperer(g, find('h1'));
        yield* recuperer(g, find('h1'));
      },
      {
        dice: [
          [1, 1, 1, 1],
          [1, 1],
        ],
      },
    );
    expect(dice(ran)).toEqual([4, 2]);
  });

  test('[AD2-XCONV-06] what removes Secoué removes Secoué or Sonné', () => {
    expect(marksOf(using('fiole-de-palinque', {}, {}, { marks: ['sonne'] }))).toEqual([]);
    const both = using('fiole-de-palinque', { decisions: ['retirer-sonne'] }, {}, { marks: ['secoue', 'sonne'] });
    expect(marksOf(both)).toEqual(['secoue']);
    expect(offeredTo(wearing(['fiole-de-palinque']))).not.toContain('utiliser-i1-1');
  });

  test('[AD2-XTRES-05] a murky vial does what its card says', () => {
    expect(using('fiole-trouble', { cards: [['4-coeur']] }, {}, { sante: 1 }).find('h1').sante).toBe(3);
    expect(marksOf(using('fiole-trouble', { cards: [['4-trefle']] }))).toEqual(['secoue']);
    const raging = using('fiole-trouble', { cards: [['4-pique']] }, LEADER);
    expect(marksOf(raging)).toEqual(['fiole-de-hargne']);
    const after = play(raging.state, (g) => hit(g, { on: 'leader-homme-rat-1', with: 'mains-nues' }), {
      dice: [[1, 1, 1, 1]],
    });
    expect(after.find('h1').marks).toEqual([]);
  });
});

describe('coatings', () => {
  const coated = (base: string, script: Parameters<typeof play>[2], blows = 1) =>
    play(
      wearing(['epee', base], {}, LEADER),
      function* (g, find) {
        yield* act(g, find('h1'), 'utiliser-i1-2');
        for (let i = 0; i < blows; i++) yield* hit(g, { on: 'leader-homme-rat-1', with: 'epee' });
      },
      script,
    );

  test('[AD2-XCONV-06] an odd die of damage is +1D: holy oil, and a whetstone until it hits', () => {
    expect(
      dice(
        coated(
          'huile-sacree',
          {
            dice: [
              [5, 1, 1],
              [1, 1, 1],
            ],
          },
          2,
        ),
      ),
    ).toEqual([3, 3]);
    expect(
      dice(
        coated(
          'pierre-a-aiguiser',
          {
            dice: [
              [1, 1, 1],
              [5, 1, 1],
              [1, 1],
            ],
          },
          3,
        ),
      ),
    ).toEqual([3, 3, 2]);
  });

  test('[AD2-XCONV-06] Pénétration is Perforation: corrosive poison, once', () => {
    const ran = coated(
      'poison-corrosif',
      {
        dice: [
          [5, 1],
          [5, 1],
        ],
      },
      2,
    );
    expect(ran.of('santeLost').map(({ amount }) => amount)).toEqual([2, 1]);
    const statue = play(
      wearing(['epee', 'poison-corrosif'], {}, { creatures: [{ id: 'statue-gardienne', at: [3, 3] }] }),
      function* (g, find) {
        yield* act(g, find('h1'), 'utiliser-i1-2');
        yield* hit(g, { on: 'statue-gardienne-1', with: 'epee' });
      },
      { dice: [[5, 1]] },
    );
    expect(statue.of('santeLost')).toMatchObject([{ amount: 2 }]);
  });

  test('[AD2-XCONV-06] [AD2-PROF-04] poisons act where Santé is lost; monsters compare Physique with 5', () => {
    expect(marksOf(coated('poison-commun', { dice: [[5, 1]] }), 'leader-homme-rat-1')).toEqual(['empoisonne']);
    expect(marksOf(coated('poison-commun', { dice: [[1, 1]] }), 'leader-homme-rat-1')).toEqual([]);
    expect(marksOf(coated('poison-paralysant', { dice: [[5, 1]] }), 'leader-homme-rat-1')).toEqual([]);
    const weak = play(
      wearing(['epee', 'poison-paralysant'], {}, { creatures: [{ id: 'mage-gobelin', at: [3, 3], sante: 2 }] }),
      function* (g, find) {
        yield* act(g, find('h1'), 'utiliser-i1-2');
        find('mage-gobelin-1').santeMax = 4;
        find('mage-gobelin-1').sante = 4;
        yield* hit(g, { on: 'mage-gobelin-1', with: 'epee' });
      },
      { dice: [[5, 1]] },
    );
    expect(marksOf(weak, 'mage-gobelin-1')).toEqual(['paralyse']);
  });

  test('[AD1-TCON-10][AD1-ETAT-07] whom poison does not touch is not paralysed by it, and the coat is gone', () => {
    const ran = play(
      wearing(['epee', 'poison-paralysant'], {}, { creatures: [{ id: 'homme-champignon', at: [3, 3] }] }),
      function* (g, find) {
        yield* act(g, find('h1'), 'utiliser-i1-2');
        Object.assign(find('homme-champignon-1'), { sante: 4, santeMax: 4 });
        yield* hit(g, { on: 'homme-champignon-1', with: 'epee' });
      },
      { dice: [[5, 1]] },
    );
    expect([marksOf(ran, 'homme-champignon-1'), marksOf(ran, 'h1')]).toEqual([[], []]);
    expect(ran.find('homme-champignon-1').sante).toBe(2);
  });

  test('[AD2-XTRES-05] vampiric oil gives back what the weapon takes', () => {
    const ran = play(
      wearing(['epee', 'huile-vampirique'], { sante: 1 }, LEADER),
      function* (g, find) {
        yield* act(g, find('h1'), 'utiliser-i1-2');
        yield* hit(g, { on: 'leader-homme-rat-1', with: 'epee' });
      },
      { dice: [[5, 1]] },
    );
    expect(ran.find('h1').sante).toBe(2);
  });
});

describe('things that help one Jet', () => {
  test('[AD2-XCONV-03] [AD2-XCONV-06] chalk +1D on a search, lard +2D on a dodge, each used up', () => {
    const chalk = rolling(
      wearing(['craies']),
      { purpose: 'chercher' },
      { dice: [[1, 1, 1]], decisions: ['craies-i1-1'] },
    );
    expect(dice(chalk)).toEqual([3]);
    expect(chalk.find('h1').hero!.sheet.items[0]!.charges).toBe(5);
    const lard = rolling(
      wearing(['saindoux']),
      { purpose: 'esquive' },
      { dice: [[1, 1, 1, 1]], decisions: ['saindoux-i1-1'] },
    );
    expect(lard.find('h1').hero!.sheet.items).toEqual([]);
    expect(
      dice(rolling(wearing(['bandages']), { purpose: 'soins' }, { dice: [[1, 1]], decisions: ['passer'] })),
    ).toEqual([2]);
  });

  test('[AD2-XCONV-03] [AD2-XCONV-06] tools, rope, rings and gloves add dice for nothing', () => {
    const grate = { attribute: 'force', scenery: 'grille' } as const;
    expect(dice(rolling(wearing(['outils']), grate, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(dice(rolling(wearing(['corde']), { scenery: 'puits' }, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(dice(rolling(wearing(['anneau-de-bravoure']), { attribute: 'mental' }, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(dice(rolling(wearing(['gants-de-force']), { attribute: 'force' }, { dice: [[1, 1, 1]] }))).toEqual([3]);
    expect(
      dice(rolling(wearing(['bandeau-du-troisieme-oeil']), { purpose: 'chercher' }, { dice: [[1, 1, 1]] })),
    ).toEqual([3]);
  });
});
