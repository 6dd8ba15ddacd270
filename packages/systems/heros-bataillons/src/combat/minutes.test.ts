import { describe, expect, test } from 'vitest';
import { foe, type Given, object, play } from '../../testing/index.ts';
import { advance } from '../time/clock.ts';
import { lastingRounds } from '../time/lasting.ts';
import { endCombat } from './end.ts';
import { fight, fightStep } from './rounds.ts';
import { startCombat } from './start.ts';

const END = 'finir-son-tour';

describe('how long a fight lasts, and what ends it', () => {
  test('[HB-MOV-05] who has left takes no more turns', () => {
    const exits = ['a', 'b'].map((id) => ({ id, exit: id === 'a', lit: true, positions: [], features: [], items: [] }));
    const given: Given = {
      heroes: [{}, {}],
      foes: [foe({}, { zone: 'b' })],
      scene: { zones: exits, links: [] },
    };
    const { of } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        while (g.state.combat!.round < 3) yield* fightStep(g);
      },
      { decisions: ['agir-h1', 'quitter-le-combat', END, END] },
    );
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['h1', 'h2', 'e1', 'h2', 'e1']);
  });

  test('[HB-CBT-05] the last goblin flees in round 3: closed, three minutes, no pressure; surrender ends it too', () => {
    const ending = (exit: boolean) => {
      const zones = ['a', 'c'].map((id) => ({
        id,
        exit: exit && id === 'c',
        lit: true,
        positions: [],
        features: [],
        items: [],
      }));
      const given: Given = { heroes: [{}], foes: [foe({}, { zone: 'c' })], scene: { zones, links: [] } };
      return play(given, function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        while (g.state.combat!.round < 3) yield* fightStep(g);
        const mark = { id: 'en-fuite', until: { in: 'combat' } } as const;
        g.emit({ type: 'markGained', being: 'e1', mark, rules: ['HB-MRL-02'] });
        yield* fight(g);
      });
    };
    for (const [exit, status] of [
      [true, 'parti'],
      [false, 'rendu'],
    ] as const) {
      const { state, of, find } = ending(exit);
      expect(find('e1').status).toBe(status);
      expect(of('combatEnded')).toMatchObject([{ winner: 'heros' }]);
      expect(state).toMatchObject({ combat: null, clock: 363, scene: { pressure: false } });
    }
  });

  test('[HB-CBT-05] what lasts rounds goes on in minutes; what lasts a turn or the fight is over', () => {
    const marks = [
      { id: 'invisible', until: { in: 'rounds', of: 'h1', left: 5, minute: 363 } },
      { id: 'entrave-arme', until: { in: 'turn', of: 'h1', begun: false } },
      { id: 'rallie', until: { in: 'combat' } },
    ] as const;
    const { state, find } = play({ heroes: [{ marks: [...marks] }], foes: [foe()] }, function* (g) {
      yield* startCombat(g, { initiative: 'normal' });
      yield* endCombat(g);
    });
    expect([state.clock, find('h1').marks.map(({ id }) => id)]).toEqual([361, ['invisible']]);
    play(state, (g) => advance(g, 2, { why: 'mj', rules: ['HB-TIME-08'] }));
    expect(find('h1').marks).toEqual([]);
  });

  test('[HB-CBT-05] [HB-TIME-04] over when a side has nobody left; the round counts, pressure goes', () => {
    const given: Given = {
      heroes: [{ hero: { items: [object('epee')] } }],
      foes: [foe({}, { values: { end: 0, for: 3 } })],
    };
    const { state, of } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        yield* fight(g);
      },
      { decisions: ['attaquer-epee-e1'], dice: [3] },
    );
    expect(of('combatEnded')).toMatchObject([{ winner: 'heros' }]);
    expect(state).toMatchObject({ combat: null, clock: 361, scene: { pressure: false } });
  });

  test('[HB-TIME-05] [HB-TIME-06] a turn moves no minute; two rounds are two minutes, of 2 beings or of 14', () => {
    const rounds = (foes: number) => {
      const clocks: number[] = [];
      const given: Given = {
        heroes: [{}],
        foes: Array.from({ length: foes }, () => foe({}, { zone: 'c' })),
        scene: { links: [] },
      };
      const { of } = play(given, function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        while (g.state.combat!.round < 3) {
          yield* fightStep(g);
          clocks.push(g.state.clock);
        }
      });
      return [of('turnEnded').length, clocks[0], clocks.at(-1)];
    };
    expect(rounds(1)).toEqual([4, 360, 362]);
    expect(rounds(13)).toEqual([28, 360, 362]);
  });

  test('[HB-TIME-07] one round made in round 2 is over at the start of its maker’s turn in round 3', () => {
    const given: Given = { heroes: [{}], foes: [foe({}, { zone: 'c' })], scene: { links: [] } };
    const { events } = play(given, function* (g, find) {
      yield* startCombat(g, { initiative: 'normal' });
      while (g.state.combat!.round < 2) yield* fightStep(g);
      yield* fightStep(g);
      const until = lastingRounds(g.state, 'h1', 1);
      g.emit({ type: 'markGained', being: 'e1', mark: { id: 'aveugle', until }, rules: ['HB-TIME-07'] });
      while (g.state.combat!.round < 3) yield* fightStep(g);
      expect(find('e1').marks).toHaveLength(1);
      yield* fightStep(g);
    });
    const lost = events.findIndex(({ type }) => type === 'markLost');
    expect(events.slice(lost - 2, lost).map(({ type }) => type)).toEqual(['turnStarted', 'roundsCounted']);
  });
});
