import { describe, expect, test } from 'vitest';
import { groupTurn, plain } from '../../testing/groups.ts';

const MISS = [1, 1, 1];
const near = [{ ...plain, at: [1, 0] }] as const;
const far = ['............', '.aaabbbcccc.', '............'].join('\n');

describe('Secoué', () => {
  test('[AD1-IA-04] it tries to Se Reprendre first, then plays on with what remains', () => {
    const { of } = groupTurn(
      { heroes: near, creatures: [{ id: 'orque', at: [0, 0], marks: ['secoue'] }] },
      { dice: [[4, 5, 2], MISS] },
    );
    expect(of('markLost')).toMatchObject([{ mark: 'secoue' }]);
    expect(of('actionSpent').map((e) => e.action)).toEqual(['bonus', 'standard']);
  });

  test('[AD1-IA-04] the roll failed, nobody in reach: the Action left is a movement', () => {
    const { of } = groupTurn(
      { drawing: far, heroes: [{ ...plain, at: [9, 0] }], creatures: [{ id: 'orque', at: [0, 0], marks: ['secoue'] }] },
      { dice: [MISS] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['bonus', 'mouvement']);
  });

  test('[AD1-IA-04] [AD1-BEST-11] without Mental nothing is rolled: a zombie stays Secoué and attacks', () => {
    const { of, find } = groupTurn(
      { heroes: near, creatures: [{ id: 'zombie', at: [0, 0], marks: ['secoue'] }] },
      { dice: [[1]] },
    );
    expect(of('actionSpent').map((e) => e.action)).toEqual(['standard']);
    expect(find('zombie-1').marks).toMatchObject([{ id: 'secoue' }]);
  });

  test('[AD1-IA-04] a wounded creature never uses Récupération nor Soins', () => {
    const { of } = groupTurn(
      { heroes: near, creatures: [{ id: 'ogre', at: [0, 0], sante: 1 }] },
      { dice: [[1, 1, 1, 1]] },
    );
    expect(of('rollAnnounced').map((e) => e.purpose)).toEqual(['attaque']);
  });

  test('[AD1-Q-24] a creature may never try: it keeps both Actions to fight', () => {
    const given = {
      heroes: [{ ...plain, at: [5, 5] }],
      creatures: [{ id: 'orque', at: [0, 0], marks: ['secoue'] }],
    } as const;
    const no = groupTurn({ ...given, variants: { creatureReprendre: 'no' } }, { dice: [[1, 1]] });
    expect(no.of('actionSpent').map((e) => e.action)).toEqual(['mouvement', 'standard']);
    expect(no.find('orque-1').marks).toMatchObject([{ id: 'secoue' }]);
    const yes = groupTurn({ ...given, variants: { creatureReprendre: 'yes' } }, { dice: [MISS, [1, 1]] });
    expect(yes.of('actionSpent').map((e) => e.action)).toEqual(['bonus', 'standard']);
  });
});

describe('other states', () => {
  const orc = (mark: string) => ({ id: 'orque', at: [0, 0], marks: [mark] }) as const;

  test('[AD1-IA-17] Paralysé: nothing', () => {
    const { of } = groupTurn({ heroes: near, creatures: [orc('paralyse')] });
    expect(of('actionSpent')).toHaveLength(0);
  });

  test('[AD1-IA-17] Inconscient: the free roll, and nothing more when it fails', () => {
    const { of } = groupTurn({ heroes: near, creatures: [orc('inconscient')] }, { dice: [MISS] });
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'se-reprendre', dice: 3, difficulty: 2 }]);
    expect(of('actionSpent')).toHaveLength(0);
  });

  test('[AD1-IA-17] Inconscient without Mental: nothing is rolled', () => {
    const { find } = groupTurn({
      heroes: near,
      creatures: [{ id: 'zombie', at: [0, 0], marks: ['inconscient'] }],
    });
    expect(find('zombie-1').marks).toMatchObject([{ id: 'inconscient' }]);
  });

  test('[AD1-IA-17] À terre: it stands up, which ends its turn', () => {
    const { of } = groupTurn({ heroes: near, creatures: [orc('a-terre')] });
    expect(of('markLost')).toMatchObject([{ mark: 'a-terre' }]);
    expect(of('actionSpent').map((e) => e.action)).toEqual(['mouvement']);
    expect(of('attackDeclared')).toHaveLength(0);
  });

  test('[AD1-IA-17] À terre and wounded, it stands up all the same; Secoué too, it comes round first', () => {
    const ogre = (marks: readonly string[]) => ({ id: 'ogre', at: [0, 0], sante: 1, marks }) as const;
    const hurt = groupTurn({ heroes: near, creatures: [ogre(['a-terre'])] });
    expect(hurt.of('actionSpent').map((e) => e.action)).toEqual(['mouvement']);
    expect(hurt.find('ogre-1')).toMatchObject({ sante: 1, marks: [] });
    const shaken = groupTurn({ heroes: near, creatures: [ogre(['secoue'])] }, { dice: [[1, 1], MISS] });
    expect(shaken.of('rollAnnounced').map((e) => e.purpose)).toEqual(['se-reprendre', 'attaque']);
  });

  test('[AD1-IA-17] Entravé with a hero in reach: it attacks without moving', () => {
    const { of } = groupTurn({ heroes: [{ ...plain, at: [5, 5] }], creatures: [orc('entrave')] }, { dice: [MISS] });
    expect(of('attackDeclared')).toHaveLength(1);
    expect(of('figureMoved')).toHaveLength(0);
  });

  test('[AD1-IA-17] Entravé, no hero in reach, Force 3 and Agilité 3: three dice against 2 to free itself', () => {
    const { of } = groupTurn(
      { drawing: far, heroes: [{ ...plain, at: [9, 0] }], creatures: [orc('entrave')] },
      { dice: [[4, 4, 1]] },
    );
    expect(of('rollAnnounced')).toMatchObject([{ purpose: 'se-liberer', trait: 'force', dice: 3, difficulty: 2 }]);
    expect(of('actionSpent').map((e) => e.action)).toEqual(['standard']);
  });

  test('[AD1-IA-17] it frees itself with the better of Force and Agilité', () => {
    const { of, find } = groupTurn(
      {
        drawing: far,
        heroes: [{ ...plain, at: [9, 0] }],
        creatures: [{ id: 'rat-geant', at: [0, 0], marks: ['entrave'] }],
      },
      { dice: [[4, 5, 2]] },
    );
    expect(of('rollAnnounced')).toMatchObject([{ trait: 'agilite', dice: 3 }]);
    expect(find('rat-geant-1').marks).toEqual([]);
  });

  test('[AD1-IA-17] Empoisonné changes nothing', () => {
    const { of } = groupTurn({ heroes: near, creatures: [orc('empoisonne')] }, { dice: [MISS] });
    expect(of('attackDeclared')).toHaveLength(1);
  });
});
