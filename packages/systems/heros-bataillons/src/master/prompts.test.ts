import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  foe,
  type Given,
  type GivenBeing,
  idsAsked,
  inFight,
  perform,
  play,
  playTurnOf,
  strikes,
} from '../../testing/index.ts';
import type { Blow } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';
import type { HBState } from '../state.ts';
import { tableStep } from './step.ts';

const armed: GivenBeing = { hero: { items: [{ id: 'i1', base: 'epee', place: 'pret' }] } };
const tough: GivenBeing = { values: { end: 15 } };

/** A fight with an MJ at the seat after those of the heroes. */
function fight(attentive: boolean, given: Given = {}): HBState {
  const { heroes = [armed], foes = [foe({}, tough)] } = given;
  const state = inFight({ ...given, heroes, foes });
  state.master = heroes.length;
  state.table.attentive = attentive;
  return { ...state, mode: 'table' };
}

const strike = (state: HBState, script: Script) =>
  play(state, (g) => strikes(g, { by: 'h1', at: ['e1'] }), script).of('attackRolled')[0]!;

describe('favour and difficulty', () => {
  test('[HB-GM-04] the MJ judges each attack before its dice; reasons add up and are logged', () => {
    const favoured = strike(fight(true), { decisions: [['faveur-hauteur']], dice: [3] });
    expect(favoured).toMatchObject({ stance: 'amelioree', sides: [12], favours: [{ label: 'hauteur', count: 1 }] });
    const both = strike(fight(true), {
      decisions: [['faveur-hauteur', 'difficulte-foule', 'difficulte-couvert']],
      dice: [3],
    });
    expect(both).toMatchObject({ stance: 'diminuee', sides: [4] });
    expect(strike(fight(true), { decisions: [[]], dice: [3] }).stance).toBe('normale');
  });

  test('[HB-GM-04] a player asks, and says why; the MJ grants it', () => {
    const ask = (answer: string, dice: readonly number[]) =>
      playTurnOf(fight(false), 'h1', {
        decisions: ['demander-une-faveur', 'terrain', answer, 'attaquer-i1-e1', 'finir-son-tour'],
        dice,
      });
    const granted = ask('accorder', [2]);
    expect(granted.of('positionJudged')).toMatchObject([{ being: 'h1', judged: 'faveur', reasons: ['terrain'] }]);
    expect(granted.of('attackRolled')[0]?.sides).toEqual([12]);
    // Not twice in a turn.
    expect(granted.asked.filter(({ id }) => id === 'action')[1]!.options.map(({ id }) => id)).not.toContain(
      'demander-une-faveur',
    );
    expect(ask('refuser', [2]).of('attackRolled')[0]?.sides).toEqual([8]);
  });

  test('[HB-GM-18] high ground gives nothing by itself where there is an MJ', () => {
    const zones = ['a', 'b', 'c'].map((id) => ({
      ...{ id, exit: false, lit: true, features: [], items: [] },
      positions: id === 'a' ? [{ id: 'butte', tag: 'hauteur' as const }] : [],
    }));
    const given = { heroes: [{ ...armed, position: 'butte' }], scene: { zones } };
    expect(strike(fight(false, given), { dice: [3] }).stance).toBe('normale');
    expect(strike({ ...fight(false, given), master: null }, { dice: [3] }).stance).toBe('amelioree');
  });
});

describe('critical damage', () => {
  const blow: Blow = {
    ...{ amount: 5, armour: false, attribute: 'for', violent: true },
    ...{ by: null, source: 'piege', rule: 'HB-GM-08' },
  };
  const hit = (attentive: boolean, script: Script) =>
    play(fight(attentive), (g, find) => suffer(g, find('h1'), blow), script);

  test('[HB-GM-07] the MJ may change its attribute and its violence, defaults first', () => {
    const { find, asked } = hit(true, { decisions: ['vol-sans-violence'] });
    expect(find('h1').now).toMatchObject({ end: 0, for: 10, vol: 9 });
    expect(asked[0]?.options[0]?.id).toBe('for-violent');
    const dread: Blow = { ...blow, attribute: 'vol', violent: false };
    const other = play(fight(true), (g, f) => suffer(g, f('h1'), dread), { decisions: ['vol-sans-violence'] });
    expect(other.asked[0]?.options[0]?.id).toBe('vol-sans-violence');
    expect(hit(true, { decisions: ['for-violent'] }).find('h1').now).toMatchObject({ for: 9, vol: 10 });
  });

  test('[HB-GM-07] [HB-GM-17] without an answer asked for, or with END left, the defaults apply at once', () => {
    expect(hit(false, {}).find('h1').now.for).toBe(9);
    const light = play(fight(true), (g, find) => suffer(g, find('h1'), { ...blow, amount: 4 }));
    expect(light.find('h1').now.end).toBe(0);
  });
});

describe('an improvisation', () => {
  /** No circumstance. */
  const NEUTRAL: readonly string[] = [];
  interface Plan {
    readonly ruling: readonly string[];
    readonly after: readonly (string | readonly string[])[];
    readonly dice: readonly number[];
  }
  const improvise = (state: HBState, { ruling, after, dice }: Plan) =>
    playTurnOf(state, 'h1', {
      decisions: ['annoncer-une-improvisation', ...ruling, 'attaquer-i1-e1', ...after, 'finir-son-tour'],
      dice,
    });

  test('[HB-GM-09] [HB-MAN-12] [HB-MAN-13] its threshold and its effect are settled before the roll', () => {
    const ruling = ['seuil-6', 'degats'];
    const paid = improvise(fight(true), { ruling, after: [NEUTRAL, 'improvisation-annoncee'], dice: [6, 3] });
    expect(paid.of('dieSpent')).toMatchObject([{ manoeuvre: 'improvisation-annoncee', face: 6 }]);
    expect(paid.find('e1').now.end).toBe(12);
    const low = improvise(fight(true), { ruling, after: [NEUTRAL, 'degats'], dice: [5] });
    expect(idsAsked(low.asked, 'manoeuvre')).not.toContain('improvisation-annoncee');
    // HB-MAN-13: from 4 to 12, or not at all.
    const thresholds = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((threshold) => `seuil-${threshold}`);
    expect(idsAsked(low.asked, 'seuil-d-improvisation')).toEqual([...thresholds, 'refuser']);
    expect(paid.of('damaged')).toMatchObject([{ source: 'improvisation', damage: 3 }]);
  });

  test('[HB-GM-09] [HB-MAN-12] refused, it pays for nothing', () => {
    const { asked } = improvise(fight(true), { ruling: ['refuser'], after: [NEUTRAL, 'degats'], dice: [7] });
    expect(idsAsked(asked, 'manoeuvre')).not.toContain('improvisation-annoncee');
  });

  test('[HB-GM-09] unanswered: threshold 4, and the effect is decided after the roll', () => {
    const { find, asked } = improvise(fight(false), {
      ruling: [],
      after: ['improvisation-annoncee', 'renverser'],
      dice: [4],
    });
    expect(asked.at(-2)).toMatchObject({ id: 'effet-d-improvisation', seat: 1 });
    expect(find('e1').marks).toMatchObject([{ id: 'au-sol' }]);
  });
});

describe('a spell told in words', () => {
  const tell = (decisions: readonly string[], dice: readonly number[]) => {
    const state = fight(false, { heroes: [{ hero: { schools: ['sauvage'] } }] });
    return perform(state, 'sort-sauvage-toucher-mineur', { dice, decisions });
  };

  test('[HB-GM-14] its effect stays within N and MAX: four rounds of a minor spell are never offered', () => {
    const { asked, find } = tell(['e1', 'decrire', 'duree-1', 'sans-resistance'], [5]);
    const offered = idsAsked(asked, 'sort-decrit');
    expect(asked.find(({ id }) => id === 'sort-decrit')).toMatchObject({ seat: 1, params: { n: 1, max: 5, tot: 5 } });
    expect(['duree-1', 'duree-2', 'duree-4', 'degats-6'].map((id) => offered.includes(id))).toEqual([
      ...[true, false, false, false],
    ]);
    expect(find('e1').marks).toMatchObject([{ id: 'sort-decrit', until: { in: 'rounds', left: 1 } }]);
  });

  test('[HB-GM-14] the target may resist with the attribute that the MJ names', () => {
    const resisted = tell(['e1', 'decrire', 'degats-5', 'resistance-agi'], [5, 10]);
    expect(resisted.of('checked')).toMatchObject([{ being: 'e1', attribute: 'agi', success: true }]);
    expect(resisted.find('e1').now.end).toBe(15);
    expect(tell(['e1', 'decrire', 'degats-5', 'resistance-agi'], [5, 11]).find('e1').now.end).toBe(10);
  });
});

describe('the division of labour', () => {
  test('[HB-GM-17] with no prompt of the MJ a turn is resolved from the defaults alone', () => {
    const { asked, find } = playTurnOf(fight(false), 'h1', {
      decisions: ['attaquer-i1-e1', 'finir-son-tour'],
      dice: [3],
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(find('e1').now.end).toBe(12);
  });

  test('[HB-GM-16] [HB-GM-17] an attentive MJ may step in before a round, and in the turns of adversaries', () => {
    const round = play(fight(true), (g) => tableStep(g), { decisions: ['soigner', 'e1', 'valider'] });
    expect(round.state.combat!.acted).toEqual([]);
    const on = play(fight(true), (g) => tableStep(g), { decisions: ['continuer', 'finir-son-tour'] });
    expect(on.state.combat!.acted).toEqual(['h1']);
    const turn = playTurnOf(fight(false), 'e1', {
      decisions: ['intervenir', 'corriger', 'un-etre', 'h1', 'now-end', '1', 'recit', 'finir-son-tour'],
    });
    expect(turn.find('h1').now.end).toBe(1);
  });

  test('[HB-GM-20] the MJ leaves in a fight: if all agree, adversaries act by themselves until it returns', () => {
    const given = { heroes: [armed, armed], foes: [foe({}, tough)] };
    const leave = (second: string, more: Script) =>
      playTurnOf(fight(false, given), 'e1', {
        decisions: ['intervenir', 'mj-absent', 'continuer', second, ...(more.decisions ?? [])],
        dice: more.dice ?? [],
        cards: more.cards ?? [],
      });
    const waited = leave('attendre', { decisions: ['finir-son-tour'] });
    expect(waited.state).toMatchObject({ master: 2, table: { absent: null } });
    const alone = leave('continuer', { cards: [['h2']], dice: [3] });
    expect(alone.state).toMatchObject({ master: null, table: { absent: 2 } });
    expect(alone.find('h2').now.end).toBe(1);
    const back = play({ ...alone.state, combat: null }, (g) => tableStep(g), { decisions: ['reprendre-le-poste'] });
    expect(back.state).toMatchObject({ master: 2, table: { absent: null } });
  });

  test('[HB-GM-20] without an MJ to close it, a fight that finds no end is broken off after twenty rounds', () => {
    const ends = (round: number, master: number | null): boolean => {
      const state = fight(false);
      state.combat!.round = round;
      const at = { ...state, master, table: { ...state.table, absent: master === null ? 1 : null } };
      const { of } = play(at, (g) => tableStep(g), {
        decisions: round > 20 && master === null ? [] : ['finir-son-tour'],
      });
      return of('combatEnded').length === 1 && of('combatEnded')[0]!.winner === null;
    };
    expect([ends(20, null), ends(21, null), ends(21, 1)]).toEqual([false, true, false]);
  });
});
