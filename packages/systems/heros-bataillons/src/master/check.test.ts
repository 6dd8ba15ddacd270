import { describe, expect, test } from 'vitest';
import { command, idsAsked } from '../../testing/index.ts';
import type { Talent } from '../pieces.ts';

const stealth: Talent = { id: 'discretion', name: 'discretion', attribute: 'agi', tags: ['discretion'], degree: 1 };
const speech: Talent = { id: 'eloquence', name: 'eloquence', attribute: 'vol', tags: ['convaincre'], degree: 1 };
const call = (goal: string, who: string | readonly string[], ...form: readonly string[]) =>
  ['appeler-un-test', goal, who, ...form, 'valider'] as const;

describe('a test called by the MJ', () => {
  test('[HB-GM-02] one disadvantage and a fall for two heroes: the highest of two dice, then 1d6 for each failure', () => {
    const { of, find } = command(
      { heroes: [{ hero: { chance: 1 } }, {}] },
      {
        decisions: [...call('escalade', ['h1', 'h2'], 'desavantages-pluie', 'enjeu-chute'), 'subir'],
        dice: [[4, 12], 5, [11, 9], 2],
      },
    );
    expect(of('checked').map(({ kept, success }) => [kept, success])).toEqual([
      [12, false],
      [11, false],
    ]);
    expect(of('checked')[0]?.disadvantages).toEqual([{ label: 'pluie', count: 1 }]);
    expect(of('checkCalled')[0]).toMatchObject({ goal: 'escalade', stake: 'chute', beings: ['h1', 'h2'] });
    expect([find('h1').now, find('h2').now]).toMatchObject([
      { end: 0, for: 9 },
      { end: 2, for: 10 },
    ]);
  });

  test('[HB-GM-02] [HB-CHA-06] a point of Chance keeps the stakes away, the attempt still fails', () => {
    const { find, of } = command(
      { heroes: [{ hero: { chance: 1 } }] },
      { decisions: ['appeler-un-test', 'escalade', 'enjeu-chute', 'valider', 'depenser-chance'], dice: [15, 5] },
    );
    expect(find('h1').now.end).toBe(4);
    expect(of('attemptFailed')).toHaveLength(1);
  });

  test('[HB-DMG-01] armour softens a fall and a blow, not cold, water or fire', () => {
    const left = (stake: string) =>
      command(
        { heroes: [{ armour: 2, values: { end: 9 } }] },
        { decisions: ['appeler-un-test', 'escalade', `enjeu-${stake}`, 'valider'], dice: [15, 4] },
      ).find('h1').now.end;
    expect(['chute', 'coup'].map(left)).toEqual([7, 7]);
    expect(['froid', 'noyade', 'brulure'].map(left)).toEqual([5, 5, 5]);
  });

  test('[HB-DMG-11] END 0, FOR 5, a 6: a fall, cold or water bring a coma, a blow death', () => {
    const fate = (stake: string, face: number) =>
      command(
        { heroes: [{ values: { end: 0, for: Math.min(5, face) } }] },
        { decisions: ['appeler-un-test', 'escalade', `enjeu-${stake}`, 'valider'], dice: [15, face] },
      ).find('h1').status;
    expect([fate('chute', 6), fate('noyade', 6), fate('froid', 4)]).toEqual(['coma', 'coma', 'coma']);
    expect(fate('coup', 6)).toBe('mort');
  });

  test('[HB-GM-02] told stakes may be spared too; lost time is lost once for all', () => {
    const told = command(
      { heroes: [{ hero: { chance: 1 } }] },
      { decisions: ['appeler-un-test', 'discretion', 'enjeu-alerte', 'valider', 'depenser-chance'], dice: [15] },
    );
    expect(told.of('chanceSpent')).toHaveLength(1);
    const late = command(
      { heroes: [{}, {}] },
      { decisions: call('larcin', ['h1', 'h2'], 'enjeu-retard'), dice: [15, 16] },
    );
    expect(late.state.clock).toBe(370);
  });

  test('[HB-GM-02] the MJ may give up; the attribute that the kind of test proposes may be changed', () => {
    const dropped = command({}, { decisions: ['appeler-un-test', 'escalade', 'abandonner'] });
    expect(dropped.events).toEqual([]);
    const changed = command(
      { heroes: [{ values: { for: 4 } }] },
      { decisions: ['appeler-un-test', 'escalade', 'attribut-for', 'valider'], dice: [5] },
    );
    expect(changed.of('checked')[0]).toMatchObject({ attribute: 'for', success: false });
  });

  test('[HB-ATTR-03] [HB-ATTR-07] [HB-ATTR-11] [HB-ATTR-17] the kind of test preselects one of three attributes', () => {
    for (const [goal, attribute] of [
      ['prouesse-physique', 'for'],
      ['precision', 'agi'],
      ['esprit', 'vol'],
    ] as const) {
      const { asked } = command({}, { decisions: ['appeler-un-test', goal, 'abandonner'] });
      const form = asked.find(({ id }) => id === 'fiche-de-test')!;
      const offered = form.options.flatMap(({ id }) => (id.startsWith('attribut-') ? [id.slice(9)] : []));
      expect(form.params?.preselected).toBe(attribute);
      expect([attribute, ...offered].sort()).toEqual(['agi', 'for', 'vol']);
    }
  });

  test('[HB-Q-02] END may be called for only where it is tested', () => {
    const offered = (endTested: 'yes' | 'no') =>
      idsAsked(
        command({ variants: { endTested } }, { decisions: ['appeler-un-test', 'esprit', 'abandonner'] }).asked,
        'fiche-de-test',
      ).includes('attribut-end');
    expect([offered('no'), offered('yes')]).toEqual([false, true]);
  });
});

describe('a talent', () => {
  test('[HB-GM-03] [HB-TAL-06] is proposed accepted on its attribute, refused on another, with the delay of the table', () => {
    const invoke = (goal: string, talents: Talent[], answer: string) =>
      command(
        { heroes: [{ hero: { talents } }] },
        {
          decisions: ['appeler-un-test', goal, 'valider', `talent-${talents[0]!.id}`, answer],
          dice: [answer === 'accepter' ? [15, 6] : [15]],
        },
      );
    const fitting = invoke('discretion', [stealth], 'accepter');
    const accepting = fitting.asked.find(({ id }) => id === 'accepter-talent')!;
    expect(accepting).toMatchObject({ seat: 1, params: { delay: 30 } });
    expect(accepting.options[0]?.id).toBe('accepter');
    expect(fitting.of('checked')[0]).toMatchObject({ kept: 6, advantages: [{ label: 'talent-discretion', count: 1 }] });
    const other = invoke('discretion', [speech], 'refuser');
    expect(idsAsked(other.asked, 'accepter-talent')).toEqual(['refuser', 'accepter']);
    expect(other.of('checked')[0]).toMatchObject({ kept: 15, advantages: [] });
  });

  test('[HB-GM-03] the delay is a setting, and may be off', () => {
    const { state } = command({}, { decisions: ['regler-la-table', 'delai-0'] });
    expect(state.table.delay).toBe(0);
  });

  test('[HB-GM-02] all talents are answered before the first die', () => {
    const given = { heroes: [{ hero: { talents: [stealth] } }, { hero: { talents: [stealth] } }] };
    const { asked, of } = command(given, {
      decisions: [...call('discretion', ['h1', 'h2']), 'talent-discretion', 'accepter', 'sans-talent'],
      dice: [[3, 4], 5],
    });
    expect(asked.slice(-3).map(({ id, seat }) => [id, seat])).toEqual([
      ['talent', 0],
      ['accepter-talent', 2],
      ['talent', 1],
    ]);
    expect(of('checked').map(({ faces }) => faces.length)).toEqual([2, 1]);
  });
});

describe('other tests', () => {
  const theft = [...call('larcin', 'h1', 'resistance-agi-h2')];

  test('[HB-TEST-11] a theft between heroes: the target may cancel it, except against a total success', () => {
    const given = { heroes: [{ values: { agi: 12 } }, { values: { agi: 11 } }] };
    expect(command(given, { decisions: theft, dice: [8, 11] }).of('attemptFailed')).toHaveLength(1);
    expect(command(given, { decisions: theft, dice: [8, 12] }).of('attemptFailed')).toHaveLength(0);
    const total = command(given, { decisions: [...theft, 'elan'], dice: [1] });
    expect(total.of('attemptFailed')).toHaveLength(0);
    expect(total.find('h1').marks).toMatchObject([{ id: 'elan' }]);
  });

  test('[HB-TEST-12] [HB-GM-19] an adversary tests like a hero, hidden unless the MJ opens it', () => {
    const given = { foes: [{ values: { vol: 8 } }] };
    const secret = command(given, { decisions: call('esprit', 'e1'), dice: [9] });
    expect(secret.of('checked')[0]).toMatchObject({ being: 'e1', success: false, hidden: true });
    expect(secret.state.secrets).toMatchObject([{ kind: 'jet', shown: false, roll: { being: 'e1', kept: 9 } }]);
    const open = command(given, { decisions: call('esprit', 'e1', 'jet-ouvert'), dice: [8] });
    expect(open.of('checked')[0]).toMatchObject({ success: true, hidden: false });
  });

  test('[HB-TEST-13] what was failed is tried again only if the MJ reopens it, or in another scene', () => {
    const failed = command({ heroes: [{}, {}] }, { decisions: call('escalade', 'h1'), dice: [15] }).state;
    const again = command(failed, { decisions: call('escalade', 'rouvrir-h1'), dice: [5] });
    expect(idsAsked(again.asked, 'qui-est-teste')).toEqual(['rouvrir-h1', 'h2']);
    expect(again.of('attemptReopened')).toMatchObject([{ being: 'h1', goal: 'escalade' }]);
    expect(again.state.table.failed).toEqual([]);
  });

  test('[HB-TEST-13] under pressure nothing is to be reopened: each attempt costs an action', () => {
    const given = { heroes: [{}, {}], scene: { pressure: true } };
    const failed = command(given, { decisions: call('escalade', 'h1'), dice: [15] }).state;
    expect(failed.table.failed).toEqual([]);
    const again = command(failed, { decisions: call('escalade', 'h1'), dice: [5] });
    expect(idsAsked(again.asked, 'qui-est-teste')).toEqual(['h1', 'h2']);
  });
});
