import { joinOrder } from '@souterrain/crawl/exploration';
import { makeMove } from '@souterrain/crawl/movement';
import { xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { attackOf, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { dealt, type GivenHero, on, play, type Scene, scene } from '../../../testing/index.ts';
import { know } from '../../../testing/know.ts';
import { damageTerms, penetrationOf } from '../../combat/damage.ts';
import { freeAttack } from '../../combat/free-attack.ts';
import { enduranceOf } from '../../figures/values.ts';

know({ id: 'perce', rule: 'AD1-DMG-14', penetration: () => 1 });

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });

describe('Odorat développé', () => {
  test('[AD1-FELI-10] [AD1-FELI-11] two cards for one group, of which one is kept', () => {
    const heroes: GivenHero[] = [{ talents: ['odorat-developpe'] }, { talents: ['odorat-developpe'], at: [5, 5] }];
    const creatures = [orc(2), { id: 'gobelin', at: [3, 0] as const }, { id: 'zombie', at: [4, 0] as const }];
    const state = scene({ heroes, creatures, state: dealt({ h1: 'valet-pique' }) });
    state.lastCard = 'as-pique';
    const { of, asked } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['roi-coeur', '3-pique'], ['5-coeur', '9-coeur'], ['7-coeur']],
      decisions: ['flairer-g-orque', 'flairer-g-gobelin', 'carte-3-pique', 'carte-9-coeur'],
    });
    // A group is affected once: the second hero is not offered the one that the first has smelt.
    expect(asked[1]!.options.map(({ id }) => id)).toEqual(['flairer-g-gobelin', 'flairer-g-zombie', 'passer']);
    expect(of('initiativeSet').map(({ who, card }) => [who, card])).toEqual([
      ['g-orque', '3-pique'],
      ['g-gobelin', '9-coeur'],
      ['g-zombie', '7-coeur'],
    ]);
  });

  test.each([
    { kept: '3-pique', left: 'joker-1' },
    { kept: 'joker-1', left: '3-pique' },
  ])('[AD1-FELI-11] a joker among the two may be chosen or discarded: $kept kept', ({ kept, left }) => {
    const state = scene({ heroes: [{ talents: ['odorat-developpe'] }], creatures: [orc(2)] });
    const { of } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['joker-1', '3-pique']],
      decisions: ['flairer-g-orque', `carte-${kept}`],
    });
    expect(of('initiativeSet')).toMatchObject([{ who: 'g-orque', card: kept }]);
    expect(state.deck.discard).toEqual([left]);
  });

  test('[AD1-FELI-11] who is not active smells nothing', () => {
    const heroes: GivenHero[] = [{ talents: ['odorat-developpe'], marks: ['inconscient'] }];
    const state = scene({ heroes, creatures: [orc(2)] });
    const { asked, of } = play(state, (g) => joinOrder(g, g.state.groups, 0), { cards: [['7-coeur']] });
    expect(asked).toEqual([]);
    expect(of('initiativeSet')).toMatchObject([{ who: 'g-orque', card: '7-coeur' }]);
  });

  test('[AD1-FELI-10] of a group with several cards the talent controls the first one', () => {
    const state = scene({
      heroes: [{ talents: ['odorat-developpe'] }],
      creatures: [{ id: 'liche', at: [2, 0] }],
    });
    const { of } = play(state, (g) => joinOrder(g, g.state.groups, 0), {
      cards: [['roi-coeur', '3-pique'], ['9-coeur']],
      decisions: ['flairer-g-liche', 'carte-3-pique'],
    });
    expect(of('initiativeSet').map(({ card }) => card)).toEqual(['9-coeur', '3-pique']);
  });
});

describe('claws, fur and agility', () => {
  test('[AD1-FELI-17] free attacks are made with the claws, a bow in hands', () => {
    const heroes: GivenHero[] = [{ talents: ['griffes'], items: ['arc-court'], traits: { force: 4 }, heroisme: 0 }];
    const { of } = play({ heroes, creatures: [orc(1)] }, (g, find) => freeAttack(g, find('h1'), find('orque-1')), {
      dice: [
        [4, 4],
        [2, 2, 2, 2, 2],
      ],
      decisions: ['attaquer-griffes'],
    });
    expect(of('rollAnnounced').map(({ dice, difficulty }) => [dice, difficulty])).toEqual([
      [2, 2],
      [5, 2],
    ]);
  });

  test('[AD1-FELI-17] Griffes: Force + 1, Pénétration 1, without a hand', () => {
    const heroes: GivenHero[] = [{ talents: ['griffes'], items: ['arc-court'], traits: { force: 4 } }];
    const state = scene({ heroes, creatures: [orc(1)] });
    const [attacker, target] = [state.figures[0]!, state.figures[1]!];
    const attack = attackOf(state, attacker, 'griffes');
    const struck = { attacker, target, attack, how: 'standard', extraDamage: 0 } as const;
    expect(damageTerms(on(state), { ...struck }).reduce((sum, { value }) => sum + value, 0)).toBe(5);
    expect([attack.reach, penetrationOf(on(state), { ...struck })]).toEqual([1, 1]);
  });

  test('[AD1-FELI-19] Fourrure impénétrable: Endurance naturelle +1, and Pénétration does nothing', () => {
    const furry: GivenHero = { talents: ['fourrure-impenetrable'], items: ['armure-legere'], at: [1, 0], heroisme: 0 };
    const state = scene({ heroes: [furry, { ...furry, at: [3, 0], talents: [] }] });
    const [hero, bare] = [state.figures[0]!, state.figures[1]!];
    expect(enduranceOf(on(state), hero)).toBe(4);
    expect([enduranceOf(on(state), hero, { natural: true }), enduranceOf(on(state), bare, { natural: true })]).toEqual([
      3, 2,
    ]);
    const hard = (target: string) =>
      blow(
        {
          heroes: [furry, { ...furry, at: [3, 0], talents: [] }],
          creatures: [{ id: 'orque', at: [2, 0], marks: ['perce'] }],
        },
        { by: 'orque-1', on: target, with: 'hache' },
        {
          dice: [
            [4, 4, 4],
            [2, 2, 2, 2],
          ],
        },
      ).of('rollAnnounced')[1]!.difficulty;
    expect([hard('h1'), hard('h2')]).toEqual([4, 2]);
  });

  test('[AD1-FELI-16] Agilité féline: an ordinary Esquive succeeds without a roll', () => {
    const heroes: GivenHero[] = [{ at: [1, 0], talents: ['agilite-feline', 'maitrise-esquive'], heroisme: 0 }];
    const given: Scene = { drawing: framed('aabb'), heroes, creatures: [orc(0)], state: { turn: turnOf('h1') } };
    const { value, find } = play(given, (g, get) =>
      makeMove(g, get('h1'), { to: get('h1').cell + 1, kind: 'classique' }),
    );
    expect([value, xOf(find('h1').cell), yOf(find('h1').cell)]).toEqual([true, 2, 0]);
  });
});
