import { acquire } from '@souterrain/crawl/heroes';
import { takeTurn, waitTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, jetOf } from '../../../testing/combat.ts';
import { dealt, type GivenHero, play, quiet, type Scene } from '../../../testing/index.ts';
import { ORIGINS, TREES } from '../lists.ts';
import { skillsOf } from '../skills.ts';

const PLAIN: GivenHero = { heroisme: 0 };
const still = { generated: quiet(), scenario: 'calme' };

describe('Regard perçant', () => {
  const archer: GivenHero = { ...PLAIN, talents: ['regard-percant'], items: ['arc-court'], traits: { agilite: 4 } };
  const shots = (drawing: string, at: readonly [number, number]) =>
    blow(
      { drawing, heroes: [archer], creatures: [{ id: 'ogre', at }] },
      { on: 'ogre-1', with: 'arc-court' },
      { dice: [Array.from({ length: drawing === LONG ? 5 : 4 }, () => 1)] },
    ).of('jetAnnounced')[0]!.dice;
  const LONG = ['.......', '.aabbc.', '.......'].join('\n');
  const ONE = ['.......', '.aaaaa.', '.......'].join('\n');

  test('[AD2-XSYL-03] one die more against a target two zones away, none in the zone', () => {
    expect(shots(LONG, [4, 0])).toBe(5);
    expect(shots(ONE, [4, 0])).toBe(4);
  });

  test('[AD2-XSYL-03] nor against one in contact across a border', () => {
    const { of } = blow(
      { drawing: ['....', '.ab.', '....'].join('\n'), heroes: [archer], creatures: [{ id: 'ogre', at: [1, 0] }] },
      { on: 'ogre-1', with: 'arc-court' },
      { dice: [[1, 1, 1, 1]] },
    );
    expect(of('jetAnnounced')[0]!.dice).toBe(4);
  });
});

describe('the others', () => {
  test('[AD2-XSYL-05] Savoir partagé: two more dice, and no Coup de poker', () => {
    const heroes = [{ ...PLAIN, talents: ['savoir-partage'] }];
    const { of, asked } = jetOf({ heroes }, { against: 9 }, { dice: [[6, 2, 1, 1]], decisions: ['savoir-partage'] });
    expect(of('jetAnnounced')[0]!.dice).toBe(4);
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
    expect(jetOf({ heroes }, { attribute: 'force' }, { dice: [[5, 1]] }).asked).toEqual([]);
  });

  test('[AD2-XSYL-04][AD2-XESQ-16] the talent Esquive is the Compétence, gained or raised', () => {
    const learn = (esquive: number | null) =>
      play({ heroes: [{ traits: { esquive } }] }, (g, who) =>
        acquire(g, who('h1'), { talent: 'esquive', list: 'sylvae', xp: 1, rules: ['AD2-XSYL-04'] }),
      ).find('h1').hero!.sheet.traits.esquive;
    expect([learn(null), learn(0), learn(1)]).toEqual([1, 1, 2]);
    expect(skillsOf({ skill: 'tir', career: 'traqueur', origin: 'sylvae', talents: ['esquive'] }).esquive).toBe(1);
  });

  test('[AD2-XSYL-02] Science de la vie: 4 + 1 heals against 5', () => {
    expect(ORIGINS.sylvae).toMatchObject({ raises: ['agilite'], skills: { soins: 1 } });
    const heroes = [{ ...PLAIN, sante: 3, traits: { soins: 1 } }];
    expect(act({ heroes }, 'soins-h1', { dice: [[4, 1]] }).find('h1').sante).toBe(4);
  });

  test('[AD2-XSYL-06] Sève réparatrice: 2 Santé, still capped at half', () => {
    const recover = (sante: number) =>
      act({ heroes: [{ ...PLAIN, sante, talents: ['seve-reparatrice'] }] }, 'recuperation', { dice: [[5, 1]] }).find(
        'h1',
      ).sante;
    expect([recover(1), recover(2)]).toEqual([3, 3]);
    const strong = { ...PLAIN, sante: 1, santeMax: 10, talents: ['seve-reparatrice'] };
    expect(act({ heroes: [strong] }, 'recuperation', { dice: [[5, 1]] }).find('h1').sante).toBe(3);
  });

  test('[AD2-XSYL-07] Temps suspendu: a point for a whole turn more, once a Round', () => {
    const given: Scene = { heroes: [{ heroisme: 2, talents: ['temps-suspendu'] }], state: still };
    const { find, of } = play(given, (g, who) => takeTurn(g, who('h1')), {
      decisions: ['fin-du-tour', 'rejouer', 'fin-du-tour'],
    });
    expect(find('h1').hero!.heroisme).toBe(1);
    expect(of('turnStarted').map(({ actions }) => actions)).toEqual([2, 2]);
    expect(TREES.sylvae!.find(({ id }) => id === 'temps-suspendu')!.needs).toEqual({
      any: ['seve-reparatrice', 'premonitions'],
    });
  });

  test('[AD2-XSYL-01] Prémonitions: two cards when she waits, one kept', () => {
    const given: Scene = {
      heroes: [{ talents: ['premonitions'] }],
      state: { ...still, ...dealt({ h1: 'roi-coeur' }) },
    };
    const { state } = play(given, (g, who) => waitTurn(g, who('h1'), g.state.order[0]!), {
      cards: [['9-pique', '4-pique']],
      decisions: ['carte-9-pique'],
    });
    expect(state.order.map(({ card }) => card)).toEqual(['9-pique']);
  });
});
