import { explorationActions } from '@souterrain/crawl/exploration';
import { heroFigure } from '@souterrain/crawl/heroes';
import { makeMove } from '@souterrain/crawl/movement';
import { beginTurn, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow } from '../../testing/combat.ts';
import { groupTurn, PAIR } from '../../testing/groups.ts';
import { at, dealt, type GivenHero, play, type Scene } from '../../testing/index.ts';
import { acting } from '../../testing/items.ts';
import { alone, jet, plain } from '../../testing/jets.ts';
import { type Build, newSheet } from '../heroes/build.ts';
import { checkSheet } from '../heroes/legality.ts';
import { slipAway } from '../movement/slip-away.ts';
import { ATTRIBUTES, type Attribute, CORE, extended, parseAction } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';

const FAILS = { dice: [[1, 1]] };
const HARD = { level: 'difficile', why: 'contact', rules: [] } as const;

/** The Attributes of the Jets that were made. */
const used = (ran: { of(type: 'jetAnnounced'): readonly { readonly attribute: string }[] }) =>
  ran.of('jetAnnounced').map(({ attribute }) => attribute);

const against = (hero: GivenHero, creature = 'zombie'): Scene =>
  alone(hero, { creatures: [{ id: creature, at: [0, 1] }] });
const strikes = (base: string, attack = base) =>
  used(blow(against({ items: [base] }), { on: 'zombie-1', with: attack }, FAILS))[0];

describe('the five Attributes', () => {
  test('[AD2-ATTR-01] no line, whatever a pack registers, rolls a sixth', () => {
    for (const name of Object.values(ATTRIBUTES)) expect(parseAction(`${name} 5`).ok).toBe(true);
    const more = extended(CORE, { skills: ['Charisme'], effects: [] });
    expect(parseAction('Charisme 5', more)).toMatchObject({ ok: false, fault: { code: 'E_MISSING_ATTRIBUTE' } });
    expect(parseAction('Force/Charisme 5', more).ok).toBe(true);
  });

  test('[AD2-ATTR-01] a sheet lacks none of them, and another trait is a Compétence', () => {
    const sheet = newSheet(attentionDonjon2, BUILD);
    const lacking = (Object.keys(ATTRIBUTES) as Attribute[]).flatMap((attribute) => {
      const { [attribute]: _, ...traits } = sheet.traits;
      return checkSheet(attentionDonjon2, { ...sheet, traits }).map(({ path }) => path);
    });
    expect(lacking).toEqual(['traits.agilite', 'traits.force', 'traits.mental', 'traits.savoir', 'traits.vigueur']);
    // AD2-COMP-02: it adds to the best die, and throws nothing.
    const odd = jet(alone({ traits: { charisme: 3 } }), 'Force/Charisme 5', { dice: [[2, 1]] });
    expect([odd.dice, odd.verdict.result]).toEqual([2, 5]);
  });

  test('[AD2-ATTR-05] Agilité: light weapons, shots, throws, dodges, most enemy attacks', () => {
    expect(['dague', 'arc-court', 'shurikens'].map((base) => strikes(base))).toEqual(['agilite', 'agilite', 'agilite']);
    const dodge = play(
      { drawing: PAIR, ...against({ at: [0, 0] }) },
      (g, find) => makeMove(g, find('h1'), { to: at([4, 1]), kind: 'classique' }),
      FAILS,
    );
    expect(used(dodge)).toEqual(['agilite']);
    // In contact, a hard one; and a bomb is thrown as a knife is.
    const pressed = play(
      { drawing: PAIR, ...against({ at: [0, 0] }) },
      (g, find) => slipAway(g, find('h1'), { move: { to: at([4, 1]), kind: 'classique' }, need: HARD }),
      FAILS,
    );
    expect([used(pressed), pressed.of('jetSettled')[0]!.difficulty]).toEqual([['agilite'], 7]);
    const bomb = acting(against({ items: ['bombe'] }), ['utiliser-i1-1'], { ...FAILS, decisions: ['cible-zombie-1'] });
    expect(used(bomb)).toEqual(['agilite']);
    const attacks = Object.keys(attentionDonjon2.content.creatures).flatMap((id) =>
      attentionDonjon2.content.profileNamed(id).actions.filter(({ attack }) => attack),
    );
    const agile = attacks.filter(({ attribute }) => attribute === 'agilite');
    expect(agile.length).toBeGreaterThan(attacks.length / 2);
  });

  test('[AD2-ATTR-06] Force: ordinary and two-handed attacks, freeing oneself or another', () => {
    expect(['epee', 'arme-a-deux-mains'].map((base) => strikes(base))).toEqual(['force', 'force']);
    expect(used(blow(against({}), { on: 'zombie-1', with: 'mains-nues' }, FAILS))).toEqual(['force']);
    const held: Scene = {
      heroes: [
        { ...plain, at: [0, 0], marks: ['immobilise'] },
        { ...plain, at: [1, 0] },
      ],
    };
    expect(used(act(held, 'se-liberer-force', FAILS))).toEqual(['force']);
    expect(used(act(held, 'liberer-h1-force', FAILS, 'h2'))).toEqual(['force']);
    expect(used(act(alone({ marks: ['bulle'] }), 'crever-la-bulle-h1', FAILS))).toEqual(['force']);
  });

  test('[AD2-ATTR-07] Force acts through the Jet alone: Réussites make the Dommages, dice do not', () => {
    const dealt = (force: number, faces: number[], decisions: string[]) =>
      blow(
        alone({ items: ['hache'], traits: { force } }, { creatures: [{ id: 'gobelin', at: [0, 1], sante: 9 }] }),
        { on: 'gobelin-1', with: 'hache' },
        { dice: [faces], decisions },
      ).find('gobelin-1').sante;
    expect(9 - dealt(3, [6, 6, 3], ['garder', 'acheter-1', 'acheter-1'])).toBe(4);
    expect(9 - dealt(3, [5, 3, 2], [])).toBe(2);
    expect(9 - dealt(6, [5, 5, 5, 5, 3, 2], [])).toBe(2);
  });

  test('[AD2-ATTR-08] Mental: Se reprendre, resisting the mind of others, calming a rage', () => {
    expect(used(act(alone({ marks: ['secoue'] }), 'se-reprendre', FAILS))).toEqual(['mental']);
    expect(used(act(alone({ marks: ['enrage'] }), 'sortir-de-la-rage', FAILS))).toEqual(['mental']);
    expect(used(groupTurn(against({}, 'pretre-homme-serpent'), FAILS))).toEqual(['mental']);
  });

  test('[AD2-ATTR-09] Savoir: Soins, the search for treasure, the Arcanes', () => {
    expect(used(act(alone({ sante: 2 }), 'soins-h1', FAILS))).toEqual(['savoir']);
    for (const treasureSecondCard of ['one', 'two'] as const) {
      const treasure = { id: 7, zones: ['scene-a'], type: null, failures: 0, tried: [], revealed: false };
      const searched = play(
        alone({}, { state: { treasures: [treasure] }, variants: { treasureSecondCard } }),
        (g, find) =>
          explorationActions(g, find('h1'))
            .find(({ id }) => id === 'chercher-7')!
            .run(g, find('h1')),
        FAILS,
      );
      expect(used(searched)).toEqual(['savoir']);
    }
    for (const [talent, id] of [
      ['decharge-arcanique', 'decharge-arcanique-zombie-1'],
      ['projectile-arcanique', 'projectile-arcanique-zombie-1'],
      ['deferlante-arcanique', 'deferlante-arcanique'],
      ['aura-des-arcanes', 'aura-des-arcanes'],
    ] as const) {
      const arcanist = against({ traits: { arcane: 0 }, careers: ['arcaniste'], talents: [talent] });
      expect([id, used(act({ ...arcanist, state: dealt({ h1: '4-pique' }) }, id, FAILS))]).toEqual([id, ['savoir']]);
    }
  });

  test('[AD2-ATTR-10] Vigueur: Récupération, poison, heavy blows', () => {
    expect(used(act(alone({ sante: 1 }), 'recuperation', FAILS))).toEqual(['vigueur']);
    for (const mark of ['empoisonne', 'hemorragie', 'bulle'])
      expect([mark, used(play(alone({ marks: [mark] }), resolution, FAILS))]).toEqual([mark, ['vigueur']]);
    const stone = play(alone({ marks: ['petrifie'] }), (g, find) => beginTurn(g, find('h1')), FAILS);
    expect(used(stone)).toEqual(['vigueur']);
    for (const heavy of ['ogre', 'troll', 'golem-de-pierre'])
      expect([heavy, used(groupTurn(against({}, heavy), FAILS))]).toEqual([heavy, ['vigueur']]);
  });

  test('[AD2-ATTR-11] no formula links Vigueur and Santé', () => {
    const sturdy = { agilite: 2, force: 1, mental: 1, savoir: 2, vigueur: 3 };
    const frail = { agilite: 2, force: 3, mental: 1, savoir: 2, vigueur: 1 };
    for (const attributes of [sturdy, frail]) {
      const sheet = newSheet(attentionDonjon2, { ...BUILD, attributes, sante: 7, heroisme: 3 });
      expect(checkSheet(attentionDonjon2, sheet, { created: 'companion' })).toEqual([]);
      expect(heroFigure(attentionDonjon2, 0, sheet)).toMatchObject({ santeMax: 7 });
    }
  });
});

const BUILD: Build = {
  name: 'Essai',
  attributes: { agilite: 2, force: 3, mental: 1, savoir: 1, vigueur: 2 },
  skill: 'melee',
  sante: 7,
  heroisme: 3,
  origin: 'felis',
  career: 'berserker',
  arcane: '9-coeur',
};
