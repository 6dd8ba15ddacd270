import { deplacementOf } from '@souterrain/crawl/figures';
import { heroFigure } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { act, blow, offered } from '../../testing/combat.ts';
import { framed } from '../../testing/groups.ts';
import { at, type GivenHero, on, type Scene, scene } from '../../testing/index.ts';
import { alone, impose, jet, performing } from '../../testing/jets.ts';
import { targetsOf } from '../combat/attacks.ts';
import { sheetOfReadyMade } from '../heroes/ready-made.ts';
import { lineOf } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { attributeOf, characteristicOf } from './values.ts';

describe('profiles', () => {
  test('[AD2-PROF-01] [AD2-XTRAIT-01] a hero has five Attributes, an open list of Compétences, and Déplacement', () => {
    const { hero, santeMax } = scene(alone({ traits: { danse: 1 } })).figures[0]!;
    expect(Object.keys(hero!.sheet.traits)).toEqual(
      expect.arrayContaining(['agilite', 'savoir', 'mental', 'force', 'vigueur', 'danse']),
    );
    expect([santeMax, hero!.sheet.deplacement]).toEqual([6, 1]);
    expect(jet(alone({ traits: { danse: 1 } }), 'Agilité/Danse 5', { dice: [[4, 1]] }).verdict.success).toBe(true);
  });

  test('[AD2-PROF-03] each characteristic resists its own kind of action', () => {
    const facing = (hero: GivenHero, id = 'liche') => alone(hero, { creatures: [{ id, at: [4, 4] }] });
    const against = (ran: { of(type: 'jetSettled'): readonly { difficulty: number }[] }) =>
      ran.of('jetSettled').map(({ difficulty }) => difficulty);
    const FAILS = { dice: [[1, 1]] };
    const on = 'liche-1';
    const { characteristics } = attentionDonjon2.content.profileNamed('liche');
    expect(characteristics).toEqual({ defense: 5, reflexes: 4, physique: 6, volonte: 7 });
    expect(against(blow(facing({ items: ['epee'] }), { on, with: 'epee' }, FAILS))).toEqual([5]);
    expect(against(blow(facing({ items: ['arc-court'] }), { on, with: 'arc-court' }, FAILS))).toEqual([4]);
    const mage = facing({ talents: ['decharge-arcanique'], traits: { arcane: 0 } });
    expect(against(act(mage, 'decharge-arcanique-liche-1', FAILS))).toEqual([6]);
    const roarer = facing({ talents: ['rugissement'] }, 'pretre-homme-serpent');
    expect(against(act(roarer, 'rugissement-pretre-homme-serpent-1', FAILS))).toEqual([6]);
    // A line may consult any of them.
    const consulted = ['Défense', 'Réflexes', 'Physique', 'Volonté'].flatMap((name) =>
      against(performing(facing({}), `Savoir ${name} : Sonné`, { on: [on], ...FAILS })),
    );
    expect(consulted).toEqual([5, 4, 6, 7]);
  });

  test('[AD2-JET-16] a dash: nothing that consults it may aim at it', () => {
    const state = scene(alone({}, { creatures: [{ id: 'statue-gardienne', at: [1, 1] }] }));
    const [hero, statue] = state.figures;
    expect(characteristicOf(on(state), statue!, 'volonte')).toBeNull();
    const line = (text: string) => ({ id: 'x', skill: 'x', reach: 1, line: lineOf(text) }) as never;
    expect(targetsOf(on(state), hero!, line('Vigueur Volonté : Secoué'))).toEqual([]);
    expect(targetsOf(on(state), hero!, line('Vigueur Physique : Secoué'))).toEqual([statue]);
    const roaring = (id: string) =>
      offered(alone({ talents: ['rugissement'] }, { creatures: [{ id, at: [1, 1] }] }), 'rugissement');
    expect([roaring('statue-gardienne'), roaring('ogre')]).toEqual([[], ['rugissement-ogre-1']]);
  });

  test('[AD2-PROF-05] the passive values of a hero', () => {
    const traits = { agilite: 2, vigueur: 3, mental: 1, melee: 2 };
    const state = scene(alone({ traits, items: ['bouclier-de-bois'] }));
    const [hero] = state.figures;
    const passive = (['defense', 'reflexes', 'physique', 'volonte'] as const).map((each) =>
      characteristicOf(on(state), hero!, each),
    );
    expect(passive).toEqual([6, 5, 6, 4]);
    const capped = scene(
      alone({ traits: { agilite: 4 }, items: ['armure-moyenne'], marks: ['des-accordes', 'perte-vigueur'] }),
    );
    expect(characteristicOf(on(capped), capped.figures[0]!, 'reflexes')).toBe(6);
    expect(characteristicOf(on(capped), capped.figures[0]!, 'physique')).toBe(4);
  });

  test('[AD2-BONUS-08] losses, then the cap, then dice', () => {
    const hero: GivenHero = { traits: { agilite: 4 }, items: ['armure-moyenne'], marks: ['perte-agilite'] };
    const state = scene(alone(hero));
    expect(attributeOf(on(state), state.figures[0]!, 'agilite')).toBe(3);
    expect(
      jet(alone({ traits: { agilite: 2 }, items: ['armure-moyenne'], marks: ['sonne'] }), 'Agilité 9', { dice: [1] })
        .dice,
    ).toBe(1);
  });
});

describe('values', () => {
  test('[AD2-VAL-01] Déplacement: so many moves for one movement action, and none at 0', () => {
    const long: Scene = { drawing: framed('aaabbbccc'), heroes: [{ heroisme: 0, deplacement: 2 }] };
    const walked = (to: string, decisions: string[], deplacement = 2) => {
      const ran = act({ ...long, heroes: [{ heroisme: 0, deplacement }] }, to, { decisions });
      return [ran.find('h1').cell, ran.asked.map(({ id }) => id)];
    };
    const NEXT = ['mouvement-suivant'];
    expect(walked('case-5-0', ['case-8-0'])).toEqual([at([8, 0]), NEXT]);
    expect(walked('case-5-0', ['pas-4-0'])).toEqual([at([4, 0]), NEXT]);
    expect(walked('case-5-0', ['rester'])).toEqual([at([5, 0]), NEXT]);
    expect(walked('case-5-0', [], 1)).toEqual([at([5, 0]), []]);
    const stuck = { ...long, heroes: [{ heroisme: 0, deplacement: 0 }] };
    expect([offered(stuck, 'se-deplacer'), offered(stuck, 'pas-de-placement')]).toEqual([[], []]);
    const state = scene(long);
    expect(deplacementOf(on(state), state.figures[0]!)).toBe(2);
  });

  test('[AD2-VAL-02] a monster that prints none has Santé 1', () => {
    expect([
      attentionDonjon2.content.profileNamed('homme-rat').sante,
      attentionDonjon2.content.profileNamed('ogre').sante,
    ]).toEqual([1, 8]);
  });

  test('[AD2-VAL-04] [AD2-Q-08] Couverture gives dice against ATT/CAC; or against every attack', () => {
    const given = alone({ items: ['bouclier-de-bois'] });
    const CLOSE = 'ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)';
    const FAR = 'ATT/DST 2 Agilité/Esquive 5 (Dommages 3/-)';
    expect(impose(given, CLOSE, { dice: [[5, 1, 1]] }).dice).toBe(3);
    expect(impose(given, FAR, { dice: [[5, 1]] }).dice).toBe(2);
    expect(impose(given, 'CAC Agilité 4 (Dommages 2/-)', { dice: [[5, 1]] }).dice).toBe(2);
    const all = { ...given, variants: { shieldConversion: 'all' } } as const;
    expect(impose(all, FAR, { dice: [[5, 1, 1]] }).dice).toBe(3);
  });

  test('[AD2-VAL-05] Héroïsme is a reserve of the hero, and no monster has any', () => {
    const { figures } = scene(alone({ heroisme: 2 }, { creatures: [{ id: 'ogre' }] }));
    expect(figures.map(({ hero }) => hero?.heroisme)).toEqual([2, undefined]);
    // It is full when an adventure begins.
    const sheet = sheetOfReadyMade(attentionDonjon2, Object.keys(attentionDonjon2.content.heroes)[0]!);
    expect(heroFigure(attentionDonjon2, 0, { ...sheet, heroismeMax: 4 }).hero!.heroisme).toBe(4);
    const dying = impose(alone({ sante: 1, heroisme: 1 }), 'Force 9 (Dommages 1/-)', {
      dice: [[1, 1]],
      decisions: ['depenser-heroisme'],
    });
    expect([dying.find('h1').status, dying.find('h1').hero!.heroisme]).toEqual(['plateau', 0]);
    const ways = (heroisme: number) =>
      impose(alone({ sante: 1, heroisme }), 'Force 9 (Dommages 1/-)', {
        dice: [[1, 1]],
        decisions: ['mourir'],
      }).asked[0]!.options.map(({ id }) => id);
    expect([ways(1).includes('depenser-heroisme'), ways(0).includes('depenser-heroisme')]).toEqual([true, false]);
    const rat = alone({}, { creatures: [{ id: 'homme-rat' }] });
    const dead = impose(rat, 'Force 9 (Dommages 1/-)', {}, { on: 'homme-rat-1' });
    expect(dead.find('homme-rat-1').status).toBe('mort');
    expect(dead.asked).toEqual([]);
  });
});
