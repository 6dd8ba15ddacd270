import { describe, expect, test } from 'vitest';
import { attackOf, blow } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { at, play, type Scene, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import { totalOf } from '../figures/values.ts';
import type { Feature, Strike } from '../world/features.ts';
import { attackDifficulty } from './attacks.ts';
import { strike } from './strike.ts';

const plain = { heroisme: 0 };
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] }) as const;

/** Notes which windows of an attack opened, in order. */
const seen: string[] = [];
const note = (what: string) =>
  function* (_g: unknown, _at: unknown, { target, wounds, killed }: Strike) {
    seen.push(`${what} ${target.id} ${wounds ?? '-'}${killed ? ' tue' : ''}`);
  };
const witness: Feature = {
  id: 'temoin',
  rule: 'AD1-DMG-17',
  wounded: note('wounded'),
  hit: note('hit'),
  kill: note('kill'),
};
const bounce: Feature = {
  id: 'rebond',
  rule: 'AD1-DMG-17',
  *redirect(g, _at, strike) {
    strike.target = g.state.figures.find((f) => f.id === 'orque-2')!;
  },
};
/** Notes, at a kill, whether the Rencontre is over. */
const lookout: Feature = {
  id: 'guetteur',
  rule: 'AD1-DMG-17',
  *kill(g) {
    seen.push(g.state.meetings.some(({ over }) => over) ? 'over' : 'going on');
  },
};
const piercing: Feature = { id: 'percant', rule: 'AD1-DMG-17', penetration: () => 1 };
know(witness, bounce, lookout, piercing);

const duel = (marks: readonly string[], more: Scene = {}): Scene => ({
  heroes: [{ ...plain, items: ['epee'], at: [1, 2], marks }],
  creatures: [orc(2, 2)],
  ...more,
});
const slash = { on: 'orque-1', with: 'epee' } as const;

describe('the order of an attack', () => {
  test('[AD1-COMBAT-28] [AD1-DMG-17] a miss ends it, a hit is followed by a damage roll', () => {
    const miss = blow(duel([]), slash, { dice: [[4, 2]] });
    expect(miss.of('rollSettled').map((e) => e.purpose)).toEqual(['attaque']);
    const hit = blow(duel([]), slash, {
      dice: [
        [4, 5],
        [1, 2, 3],
      ],
    });
    expect(hit.of('rollSettled').map((e) => e.purpose)).toEqual(['attaque', 'dommages']);
  });

  test('[AD1-DMG-17] every event of a hit, in order', () => {
    const { events } = blow(duel([]), slash, {
      dice: [
        [4, 5],
        [4, 5, 5],
      ],
    });
    expect(events.map((e) => e.type)).toEqual([
      'attackDeclared',
      'rollAnnounced',
      'diceRolled',
      'rollSettled',
      'rollAnnounced',
      'diceRolled',
      'rollSettled',
      'markGained',
    ]);
  });

  test('[AD1-COMBAT-27] surcharges raise the Difficulty, penalties take dice, and both are shown before the roll', () => {
    const given: Scene = {
      drawing: framed('aaabMbccc'),
      legend: { M: { zone: 'b', feature: 'muret' } },
      heroes: [{ ...plain, traits: { tir: 3 }, items: ['arc-court'], at: [0, 0], marks: ['secoue'] }],
      creatures: [orc(8)],
    };
    const { of } = blow(given, { on: 'orque-1', with: 'arc-court' }, { dice: [[4]] });
    expect(of('rollAnnounced')).toMatchObject([
      {
        dice: 1,
        difficulty: 3,
        sums: [
          {
            terms: [
              { label: 'tir', value: 3 },
              { label: 'couvert', value: -1 },
              { label: 'secoue', value: -1 },
            ],
          },
        ],
      },
    ]);
  });

  test('[AD1-SYLV-05] Regard perçant ignores Couvert', () => {
    const given: Scene = {
      drawing: framed('aaaMaa'),
      legend: { M: { zone: 'a', feature: 'muret' } },
      heroes: [{ ...plain, traits: { tir: 3 }, items: ['arc-court'], at: [0, 0], talents: ['regard-percant'] }],
      creatures: [orc(5)],
    };
    expect(
      blow(given, { on: 'orque-1', with: 'arc-court' }, { dice: [[1, 1, 1]] }).of('rollAnnounced')[0],
    ).toMatchObject({ dice: 3 });
  });

  test('[AD1-DMG-17] riders see a target that lives, then what follows a hit, then what follows a kill', () => {
    const leader: Scene = { ...duel(['temoin']), creatures: [{ id: 'leader-homme-rat', at: [2, 2] }] };
    const on = { on: 'leader-homme-rat-1', with: 'epee' };
    const traits = { melee: 3 };
    const heroes = [{ ...plain, items: ['epee'], at: [1, 2] as const, marks: ['temoin'], traits }];
    seen.length = 0;
    blow({ ...leader, heroes }, on, {
      dice: [
        [4, 5, 5],
        [4, 4, 5],
      ],
    });
    expect(seen).toEqual(['wounded leader-homme-rat-1 1', 'hit leader-homme-rat-1 1']);
    seen.length = 0;
    blow({ ...leader, heroes }, on, {
      dice: [
        [4, 5, 5],
        [4, 6, 5],
      ],
      decisions: ['garder'],
    });
    expect(seen).toEqual(['kill leader-homme-rat-1 2 tue']);
  });

  test('[AD1-DMG-17] the Rencontre ends once the effects of its last kill are over', () => {
    const state = scene(duel(['guetteur'], { creatures: [{ ...orc(2, 2), marks: ['secoue'] }] }));
    state.groups = state.groups.map((group) => ({ ...group, encounter: 3 }));
    state.meetings = [{ id: 3, zones: ['scene-a'], treasure: 'aucun', from: 0, room: 'scene', over: false }];
    seen.length = 0;
    const { of } = play(
      state,
      function* (g, find) {
        const [attacker, target] = [find('h1'), find('orque-1')];
        const attack = attackOf(g.state, attacker, 'epee');
        yield* strike(g, { attacker, target, attack, how: 'standard' });
      },
      {
        dice: [
          [4, 5],
          [4, 5, 5],
        ],
      },
    );
    expect([seen, of('meetingEnded').map(({ meeting }) => meeting)]).toEqual([['going on'], [3]]);
  });

  test('[AD1-DMG-17] the damage roll is against Endurance less Pénétration', () => {
    const against = (marks: readonly string[]) =>
      blow(
        {
          heroes: [{ ...plain, items: ['armure-legere'], at: [1, 2] }],
          creatures: [{ ...orc(2, 2), marks }],
        },
        { by: 'orque-1', on: 'h1', with: 'hache' },
        {
          dice: [
            [5, 5, 5],
            [1, 1, 1, 1],
          ],
        },
      ).of('rollAnnounced')[1]?.difficulty;
    expect([against([]), against(['percant'])]).toEqual([3, 2]);
  });

  test('[AD1-DMG-17] a redirected hit falls on the new target for all that follows', () => {
    const given = duel([], { creatures: [{ ...orc(2, 2), marks: ['rebond'] }, orc(4, 4)] });
    const { find, of } = blow(given, slash, {
      dice: [
        [4, 5],
        [4, 5, 5],
      ],
    });
    expect(of('attackRedirected')).toMatchObject([{ figure: 'h1', from: 'orque-1', target: 'orque-2' }]);
    expect(find('orque-2').marks.map((m) => m.id)).toEqual(['secoue']);
    expect(find('orque-1').marks.map((m) => m.id)).toEqual(['rebond']);
  });

  test('[AD1-DMG-17] a blow is taken once', () => {
    const guard = { heroisme: 0, talents: ['defenseur'] };
    const given: Scene = {
      heroes: [
        { ...plain, at: [2, 1] },
        { ...guard, at: [3, 3] },
        { ...guard, at: [3, 2] },
      ],
      creatures: [orc(2, 2)],
    };
    const { asked } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 5, 2],
          [1, 1, 1, 1],
        ],
        decisions: ['proteger'],
      },
    );
    expect(asked).toMatchObject([{ id: 'defenseur', seat: 1 }]);
  });

  test('[AD1-CROI-17] an ally may take the blow', () => {
    const given: Scene = {
      heroes: [
        { ...plain, at: [2, 1] },
        { ...plain, at: [3, 3], talents: ['defenseur'], items: ['armure-moyenne'] },
      ],
      creatures: [orc(2, 2)],
    };
    const { of } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 5, 2],
          [4, 5, 5, 1],
        ],
        decisions: ['proteger'],
      },
    );
    expect(of('rollSettled')[1]).toMatchObject({ difficulty: 4, success: false });
  });
});

describe('the weapon', () => {
  test('[AD1-ARME-20] a crossbow is empty once shot', () => {
    const given: Scene = { heroes: [{ ...plain, items: ['arbalete'] }], creatures: [orc(4)] };
    const { find } = blow(given, { on: 'orque-1', with: 'arbalete' }, { dice: [[1, 1]] });
    expect(find('h1').hero!.sheet.items[0]?.loaded).toBe(false);
  });

  test('[AD1-ARME-21] [AD1-EQUIP-07] a thrown axe lies in the square of its target, hit or not', () => {
    const given: Scene = { heroes: [{ ...plain, items: ['hache-de-lancer'] }], creatures: [orc(4)] };
    const { find, state } = blow(given, { on: 'orque-1', with: 'hache-de-lancer-lancee' }, { dice: [[1, 1]] });
    expect(find('h1').hero!.sheet.items).toEqual([]);
    expect(state.piles).toMatchObject([{ cell: at([4, 0]), items: [{ base: 'hache-de-lancer' }] }]);
  });

  test('[AD1-TCOM-12] a flail ignores the Parade of a shield, what a talent adds to it too, and nothing else', () => {
    const against = (talents: string[], items: readonly string[]) =>
      play({ heroes: [{ items: ['fleau', 'epee'] }, { traits: { melee: 4 }, items, talents }] }, function* (g, find) {
        const [attacker, target] = [find('h1'), find('h2')];
        return ['epee', 'fleau'].map((id) =>
          totalOf(attackDifficulty(g, { attacker, target, attack: attackOf(g.state, attacker, id) })),
        );
      }).value;
    expect(against([], ['bouclier-de-bois'])).toEqual([3, 2]);
    expect(against(['maitrise-du-bouclier'], ['bouclier-de-bois'])).toEqual([4, 2]);
    expect(against(['anguille'], ['bouclier-de-bois'])).toEqual([4, 3]);
    expect(against([], ['baton'])).toEqual([3, 3]);
  });
});
