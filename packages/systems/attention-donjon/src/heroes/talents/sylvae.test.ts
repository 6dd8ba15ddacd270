import { actionsOf, playNext, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { dealt, type GivenHero, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';

const dice = (hero: GivenHero, purpose: 'soins' | 'chercher', thrown: readonly number[], decisions: string[] = []) =>
  play(
    { heroes: [{ heroisme: 0, ...hero }] },
    (g, find) => check(g, { who: find('h1'), purpose, trait: 'savoir', difficulty: [DEFAULT_DIFFICULTY], seuil: true }),
    { dice: [thrown], decisions },
  );

describe('talents of the Sylvae', () => {
  test('[AD1-SYLV-04] Connaissances médicales: one more die on Soins, and on nothing else', () => {
    const hero = { talents: ['connaissances-medicales'] };
    expect(dice(hero, 'soins', [4, 4, 4, 4]).value.total).toBe(4);
    expect(dice(hero, 'chercher', [4, 4, 4]).value.total).toBe(3);
  });

  test('[AD1-SYLV-05] Regard perçant: cover does not hinder a shot', () => {
    const legend = { M: { zone: 'a', feature: 'barricade' } };
    const given = (talents: string[]): Scene => ({
      drawing: framed('aaaa', 'aaMa', 'aaaa'),
      legend,
      heroes: [{ at: [0, 1], talents, items: ['arc-court'], traits: { tir: 3 }, heroisme: 0 }],
      creatures: [{ id: 'orque', at: [3, 1] }],
    });
    const pool = (talents: string[], faces: readonly number[]) =>
      blow(given(talents), { on: 'orque-1', with: 'arc-court' }, { dice: [faces] }).of('rollAnnounced')[0]!.dice;
    expect(pool(['regard-percant'], [2, 2, 2])).toBe(3);
    expect(pool([], [2, 2])).toBe(2);
  });

  test('[AD1-SYLV-07] [AD1-POKER-05] Savoir partagé: two more dice, and no 6 may be gambled', () => {
    const { value, asked } = dice({ talents: ['savoir-partage'] }, 'chercher', [6, 6, 1, 2, 3], ['savoir-partage']);
    expect(value.total).toBe(3);
    expect(asked).toHaveLength(1);
  });

  const EVENT = { id: 'surprise', cards: ['roi-trefle'], longevity: null, effects: [{ nothing: true }] } as const;

  test('[AD1-SYLV-08] [AD1-SYLV-09] Prémonitions: two cards to wait with, and only the kept one is looked at', () => {
    const state = scene({
      heroes: [{ talents: ['premonitions'] }],
      state: { generated: quiet({ events: { unexpected: [EVENT] } }), ...dealt({ h1: '9-coeur' }) },
    });
    const { of } = play(state, (g) => playNext(g)!, {
      cards: [['roi-trefle', '4-coeur']],
      decisions: ['attendre', 'carte-4-coeur'],
    });
    expect(state.order).toMatchObject([{ card: '4-coeur', status: 'attend' }]);
    expect(of('initiativeMoved')).toHaveLength(1);
    expect(state.ticks).toEqual({});
    expect(state.deck.discard).toContain('roi-trefle');
  });

  test('[AD1-SYLV-10] Sève réparatrice: Récupération gives two points', () => {
    const healed = (talents: string[]) =>
      act(
        { heroes: [{ talents, sante: 2, santeMax: 5, heroisme: 0 }] },
        { id: 'recuperation', from: actionsOf },
        { dice: [[4, 6, 2]] },
      ).find('h1').sante;
    expect([healed(['seve-reparatrice']), healed([])]).toEqual([4, 3]);
  });

  test('[AD1-SYLV-11] Temps suspendu: another whole turn for a point of Héroïsme, once a Round', () => {
    const heroes: GivenHero[] = [{ talents: ['temps-suspendu'], heroisme: 2, reactions: 0 }];
    const { of, find, asked } = play({ heroes, state: { generated: quiet() } }, (g, get) => takeTurn(g, get('h1')), {
      decisions: ['fin-du-tour', 'rejouer', 'fin-du-tour'],
    });
    expect(of('turnStarted')).toMatchObject([{ actions: 2 }, { actions: 2 }]);
    expect(find('h1')).toMatchObject({ reactions: 0, hero: { heroisme: 1 } });
    expect(asked.map(({ id }) => id)).toEqual(['action', 'temps-suspendu', 'action']);
    expect(of('cardsDrawn')).toEqual([]);
  });

  test('[AD1-SYLV-11] without Héroïsme it is not offered', () => {
    const heroes: GivenHero[] = [{ talents: ['temps-suspendu'], heroisme: 0 }];
    const { asked } = play({ heroes, state: { generated: quiet() } }, (g, get) => takeTurn(g, get('h1')), {
      decisions: ['fin-du-tour'],
    });
    expect(asked).toHaveLength(1);
  });
});
