import { describe, expect, test } from 'vitest';
import { atTable, command, foe, type GivenBeing, idsAsked, inFight, play, playTurnOf } from '../../testing/index.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { mergeable } from './commands/merge-foes.ts';
import { hideFrom } from './hide.ts';
import { tableStep } from './step.ts';
import { tellTo } from './tell.ts';

const sword = { hero: { items: [{ id: 'i1', base: 'epee', place: 'pret' as const }] } };

describe('adversaries', () => {
  test('[HB-GM-10] three goblins in a zone: three beings with an END each, and their menace against the budget', () => {
    const { state, of, asked } = command(
      { heroes: [{}, {}] },
      { decisions: ['faire-paraitre', 'gobelin', 'nombre-3', 'zone-b', 'valider'] },
    );
    expect(asked.at(-1)?.params).toMatchObject({ creature: 'gobelin', count: 3, zone: 'b', menace: 6, budget: 6 });
    const goblins = state.beings.slice(2);
    expect(goblins.map(({ profile, zone, now }) => [profile, zone, now.end])).toEqual([
      ['gobelin', 'b', 3],
      ['gobelin', 'b', 3],
      ['gobelin', 'b', 3],
    ]);
    expect(new Set(goblins.map(({ id }) => id)).size).toBe(3);
    expect(of('foesBrought')).toMatchObject([{ menace: 6, budget: 6, hidden: false }]);
    expect(tellTo(state, of('foesBrought')[0]!, 0)).toMatchObject({ menace: null });
    expect(tellTo(state, of('foesBrought')[0]!, 2)).toMatchObject({ menace: 6 });
  });

  test('[HB-BAT-06] a legend against heroes alone: the MJ is warned that it takes a battalion', () => {
    const needs = (creature: string, foes: readonly GivenBeing[] = []) =>
      command({ foes }, { decisions: ['faire-paraitre', creature, 'valider'] }).asked.at(-1)!.params?.needs;
    expect([needs('dragon-ancien'), needs('geant-des-brumes'), needs('ogre')]).toEqual([
      'bataillon',
      'bataillon',
      undefined,
    ]);
    const ranks: GivenBeing = { kind: 'bataillon', scale: 'bataillon', side: 'heros' };
    expect([needs('dragon-ancien', [ranks]), needs('dragon-ancien', [{ ...ranks, status: 'mort' }])]).toEqual([
      undefined,
      'bataillon',
    ]);
  });

  test('[HB-GM-10] from one to twenty, and twenty alike become a battalion', () => {
    const { state, asked } = command({}, { decisions: ['faire-paraitre', 'squelette', 'nombre-20', 'valider'] });
    const numbers = idsAsked(asked, 'fiche-de-groupe').filter((id) => id.startsWith('nombre-'));
    expect([numbers[0], numbers.at(-1)]).toEqual(['nombre-2', 'nombre-20']);
    const merged = command(state, { decisions: ['faire-paraitre', 'fondre-en-bataillon'] });
    expect(merged.state.beings).toHaveLength(2);
    expect(merged.state.beings[1]).toMatchObject({
      kind: 'bataillon',
      scale: 'bataillon',
      zone: 'c',
      max: { for: 10, end: 10 },
      tags: ['echelle-bataillon', 'sans-esprit', 'sans-souffle'],
    });
    const few = command({}, { decisions: ['faire-paraitre', 'squelette', 'nombre-19', 'valider'] }).state;
    expect(
      idsAsked(command(few, { decisions: ['faire-paraitre', 'abandonner'] }).asked, 'faire-paraitre'),
    ).not.toContain('fondre-en-bataillon');
  });

  test('[HB-GM-10] twenty that nobody has seen make a battalion that nobody has seen', () => {
    const twenty = (...form: readonly string[]) => ['faire-paraitre', 'squelette', 'nombre-20', ...form, 'valider'];
    const { state } = command({}, { decisions: twenty('cache-oui') });
    const merged = command(state, { decisions: ['faire-paraitre', 'fondre-en-bataillon'] });
    expect(merged.state.table.hidden).toEqual([merged.state.beings[1]!.id]);
    expect(hideFrom(merged.state, 0).beings).toHaveLength(1);
    expect([0, 1].map((seat) => tellTo(merged.state, merged.of('beingsMerged')[0]!, seat) === undefined)).toEqual([
      true,
      false,
    ]);
    const some = command({}, { decisions: ['faire-paraitre', 'squelette', 'valider'] }).state;
    const both = command(some, { decisions: ['faire-paraitre', 'squelette', 'nombre-19', 'cache-oui', 'valider'] });
    expect(mergeable(both.state)).toEqual([]);
  });

  test('[HB-GM-10] nobody becomes a battalion in a fight, whose order names each of them', () => {
    const { state } = command({}, { decisions: ['faire-paraitre', 'squelette', 'nombre-20', 'valider'] });
    expect(mergeable(state)).toHaveLength(1);
    expect(mergeable(command(state, { decisions: ['lancer-le-combat', 'normal'] }).state)).toEqual([]);
  });

  test('[HB-FOE-01] [HB-GM-10] [HB-ATTR-22] one written on the spot has legal values only, and FOR as its critical attribute', () => {
    const { state, asked } = command(
      {},
      {
        decisions: [
          ...['faire-paraitre', 'ecrire-un-adversaire', 'nom-champion', 'taille-grand', 'for-14', 'end-9'],
          ...['armure-2', 'de-10', 'trait-chef', 'menace-8', 'valider', 'valider'],
        ],
      },
    );
    expect(state.beings.at(-1)).toMatchObject({
      ...{ profile: null, name: 'champion', size: 'grand', armour: 2, critical: 'for', tags: ['chef'], menace: 8 },
      max: { for: 14, agi: 10, vol: 10, end: 9 },
      attacks: [{ dice: [10], ranges: ['melee'] }],
    });
    const offered = idsAsked(asked, 'fiche-d-adversaire');
    expect(['for-18', 'end-15', 'de-12'].map((id) => offered.includes(id))).toEqual([true, true, true]);
    expect(['for-19', 'end-16', 'de-7', 'armure-4'].map((id) => offered.includes(id))).toEqual(Array(4).fill(false));
  });

  test('[HB-GM-01] [HB-GM-10] a hidden one is sent to the MJ alone until it is shown', () => {
    const { state } = command({}, { decisions: ['faire-paraitre', 'ogre', 'cache-oui', 'valider'] });
    const { id } = state.beings.at(-1)!;
    const seen = (from: HBState, seat: number | undefined) =>
      hideFrom(from, seat).beings.some((being) => being.id === id);
    expect([seen(state, 1), seen(state, 0), seen(state, undefined)]).toEqual([true, false, false]);
    expect(JSON.stringify(hideFrom(state, 0))).not.toContain(id);
    const fighting = command(structuredClone(state), { decisions: ['lancer-le-combat', 'normal'] }).state;
    expect(JSON.stringify(hideFrom(fighting, 0))).not.toContain(id);
    const shown = command(state, { decisions: ['montrer-un-jet', `adversaire-${id}`] }).state;
    expect(seen(shown, 0)).toBe(true);
  });

  test('[HB-GM-05] the goblin behind the door cannot be aimed at, although in range', () => {
    const given = { heroes: [sword], foes: [foe(), foe()] };
    const { state } = command(given, { decisions: ['designer-les-cibles', 'mettre-hors-d-atteinte-e1'] });
    const targets = (at: HBState) => {
      const fighting = { ...inFight(given), master: 1, table: at.table };
      const { asked } = playTurnOf(fighting, 'h1', { decisions: ['finir-son-tour'] });
      return idsAsked(asked, 'action').filter((id) => id.startsWith('attaquer-'));
    };
    expect(targets(state)).toEqual(['attaquer-i1-e2']);
    const back = command(state, { decisions: ['designer-les-cibles', 'rendre-atteignable-e1'] }).state;
    expect(targets(back)).toEqual(['attaquer-i1-e1', 'attaquer-i1-e2']);
  });
});

describe('the initiative', () => {
  const begin = (initiative: string, ...more: readonly (string | readonly string[])[]) => ({
    decisions: ['lancer-le-combat', initiative, ...more],
  });

  test('[HB-GM-06] caught out, for one hero only: one test, the other acts first', () => {
    const { state, of } = command({ heroes: [{}, {}], foes: [{}] }, { ...begin('depourvu', 'h2'), dice: [15] });
    expect(of('checked').map(({ being }) => being)).toEqual(['h2']);
    expect(state.combat!.slots.map(({ beings }) => beings)).toEqual([['h1'], ['e1'], ['h2']]);
  });

  test('[HB-GM-06] the normal order is proposed first; surprise and ambush are the MJ’s word', () => {
    const given = { heroes: [{}, {}], foes: [{}] };
    const normal = command(given, begin('normal'));
    expect(idsAsked(normal.asked, 'initiative')).toEqual(['normal', 'depourvu', 'surprise', 'embuscade']);
    const surprised = command(given, begin('surprise', ['h1', 'h2']));
    expect(surprised.state.combat!.slots.map(({ side }) => side)).toEqual(['adversaires', 'heros']);
    expect(command(given, begin('embuscade')).state.combat!.initiative).toBe('embuscade');
  });

  test('[HB-GM-18] a fight starts, and ends by surrender, only at the word of the MJ', () => {
    const given = { heroes: [{}], foes: [foe(), foe()] };
    const fight: HBState = { ...inFight(given), mode: 'table', master: 1 };
    fight.table.attentive = true;
    const { state, of } = play(fight, (g: HB) => tableStep(g), { decisions: ['reddition', ['e1', 'e2']] });
    expect(state.beings.slice(1).map(({ status }) => status)).toEqual(['rendu', 'rendu']);
    expect(of('combatEnded')).toMatchObject([{ winner: 'heros' }]);
    expect(idsAsked(command(atTable(given), { decisions: ['regler-la-table', 'abandonner'] }).asked, 'mj')).toContain(
      'lancer-le-combat',
    );
  });
});
