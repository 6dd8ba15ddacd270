import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, object } from '../../testing/index.ts';
import { explored, turnOf, weighed } from '../../testing/odds.ts';
import { actionsOf } from '../actions/index.ts';
import { beingOf, type Combat, type HBState } from '../state.ts';

const lost = (state: HBState, id: string): number => {
  const { max, now } = beingOf(state, id);
  return max.end - now.end + max.for - now.for + max.agi - now.agi + max.vol - now.vol;
};
const isDead = (state: HBState): boolean => beingOf(state, 'e1').status === 'mort';
const isCritical = (state: HBState): boolean => {
  const { max, now } = beingOf(state, 'e1');
  return now.for < max.for || now.vol < max.vol || now.agi < max.agi;
};

const swordsman = { hero: { items: [object('epee')] } };
const frail = foe({}, { values: { end: 2, for: 3 }, armour: 1 });
const scenes: [string, string, Given, Partial<Combat>?][] = [
  ['a plain one', 'attaquer-epee-e1', { heroes: [swordsman], foes: [frail] }],
  [
    'with two weapons, which a favour may turn into one d12',
    'attaquer-epee-et-dague-e1',
    {
      heroes: [{ marks: [{ id: 'elan', until: { in: 'scene' } }], hero: { items: [object('epee'), object('dague')] } }],
      foes: [foe({}, { values: { end: 3, for: 4 } })],
    },
  ],
  [
    'after another blow of the round',
    'attaquer-epee-e1',
    { heroes: [swordsman], foes: [frail] },
    { struck: [{ side: 'heros', target: 'e1', highest: 4, dealt: 3, attacks: 1 }] },
  ],
  [
    'with an opening, from the ground',
    'attaquer-epee-e1',
    {
      heroes: [
        {
          ...swordsman,
          marks: [
            { id: 'ouverture-e1', until: { in: 'scene' }, value: 1 },
            { id: 'au-sol', until: { in: 'removed' } },
          ],
        },
      ],
      foes: [frail],
    },
  ],
  [
    'on somebody without END',
    'attaquer-epee-e1',
    { heroes: [swordsman], foes: [foe({}, { now: { end: 0, for: 6 } })] },
  ],
  [
    'where damage becomes critical only from the next hit',
    'attaquer-epee-e1',
    { heroes: [swordsman], foes: [frail], variants: { overflow: 'next' } },
  ],
  [
    'that strikes the will first',
    'attaquer-mains-nues-e1',
    { heroes: [{ critical: 'vol' }], foes: [foe({}, { now: { end: 0, vol: 2, for: 1 } })] },
  ],
  [
    'of an image, whose wounds are believed',
    'attaquer-mains-nues-e1',
    { heroes: [{ critical: 'vol', tags: ['illusion'] }], foes: [foe({}, { now: { end: 0, vol: 2, for: 1 } })] },
  ],
];

describe('an attack', () => {
  test.each(scenes)('%s, is worth what every fall of the dice makes of it', (_, action, given, more) => {
    const g = turnOf(given, more);
    const before = JSON.stringify(g.state);
    const { of, amount } = weighed(g, action);
    const unhurt = lost(g.state, 'e1');
    expect(of['cote-blesse']).toBeCloseTo(explored(g, action, { worth: (state) => lost(state, 'e1') > unhurt }), 12);
    const critical = explored(g, action, { worth: (state) => lost(state, 'e1') > unhurt && isCritical(state) });
    if (!isCritical(g.state)) expect(of['cote-critique']).toBeCloseTo(critical, 12);
    expect(of['cote-abat']).toBeCloseTo(explored(g, action, { worth: isDead }), 12);
    expect(amount!.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(JSON.stringify(g.state)).toBe(before);
  });

  test('[HB-ATK-14] on a zone: one of them falls, or all', () => {
    const action = 'attaquer-bombe-a-poudre-zone-b';
    const weak = foe({}, { zone: 'b', values: { end: 0, for: 5 } });
    const g = turnOf({
      heroes: [{ hero: { items: [object('bombe-a-poudre')] } }],
      foes: [weak, { ...weak, armour: 1 }],
    });
    const { of } = weighed(g, action);
    const alone = (armour: number): number =>
      weighed(
        turnOf({ heroes: [{ hero: { items: [object('bombe-a-poudre')] } }], foes: [{ ...weak, armour }] }),
        action,
      ).of['cote-abat-un']!;
    expect(of['cote-abat-tous']).toBeCloseTo(alone(0) * alone(1), 12);
    expect(of['cote-abat-un']).toBeCloseTo(1 - (1 - alone(0)) * (1 - alone(1)), 12);
    const single = turnOf({ heroes: [{ hero: { items: [object('bombe-a-poudre')] } }], foes: [weak] });
    expect(alone(0)).toBeCloseTo(explored(single, action, { worth: isDead }), 12);
  });

  test('[HB-ATK-09] [HB-ATK-11] together: each with what serves best', () => {
    const pair = { items: [object('dague'), object('hachette')] };
    const elan = { id: 'elan', until: { in: 'scene' } } as const;
    for (const marks of [[], [elan]]) {
      const g = turnOf({ heroes: [swordsman, { marks, hero: pair }], foes: [frail] });
      const action = 'attaquer-ensemble-e1';
      expect(weighed(g, action).of['cote-abat']).toBeCloseTo(explored(g, action, { worth: isDead }), 12);
    }
  });

  test('says nothing where more dice would follow, or where a test comes first', () => {
    const odds = (given: Given, action: string) => {
      const g = turnOf(given);
      return actionsOf(g, beingOf(g.state, 'h1')).find(({ id }) => id === action)!.odds;
    };
    const bag = { heroes: [{ hero: { items: [object('epee', 'sac')] } }], foes: [frail] };
    expect(odds(bag, 'attaquer-epee-e1')).toBeUndefined();
    const coated = { ...swordsman, marks: [{ id: 'enduit-epee', until: { in: 'scene' } as const }] };
    expect(odds({ heroes: [coated], foes: [frail] }, 'attaquer-epee-e1')).toBeUndefined();
    expect(odds({ heroes: [swordsman], foes: [frail] }, 'attaquer-epee-e1')).toBeDefined();
  });
});

describe('a check', () => {
  const held: GivenBeing = { marks: [{ id: 'empoigne', until: { in: 'removed' }, by: 'e1' }] };
  const strong = { id: 'lutteur', name: 'L', attribute: 'for', tags: ['se-liberer'], degree: 2 } as const;
  const isFree = (state: HBState): boolean => !beingOf(state, 'h1').marks.some(({ id }) => id === 'empoigne');
  const heroes: Readonly<Record<string, GivenBeing>> = {
    plain: {},
    exhausted: { hero: { exhausted: true } },
    talented: { hero: { talents: [strong] } },
    'talented and exhausted': { hero: { talents: [strong], exhausted: true } },
  };

  test.each(Object.entries(heroes))('[HB-MAN-07] of a hero who is %s', (_, hero) => {
    const g = turnOf({ heroes: [{ ...hero, ...held, values: { for: 13 } }], foes: [foe()] });
    expect(weighed(g, 'se-liberer').of['cote-reussite']).toBeCloseTo(explored(g, 'se-liberer', { worth: isFree }), 12);
  });

  test('[HB-Q-04] Chance makes a success only in that reading; [HB-Q-05] dice that add up are not counted', () => {
    const given: Given = { heroes: [{ ...held, hero: { chance: 1 } }], foes: [foe()] };
    expect(weighed(turnOf(given), 'se-liberer').resources).toEqual([]);
    const redeemed = weighed(turnOf({ ...given, variants: { chanceOnCheck: 'succeeds' } }), 'se-liberer');
    expect(redeemed.resources).toEqual([{ label: 'cote-chance', chance: 1 }]);
    const cumulative = turnOf({ ...given, variants: { surplus: 'cumulative' } });
    const freeing = actionsOf(cumulative, beingOf(cumulative.state, 'h1')).find(({ id }) => id === 'se-liberer')!;
    expect(freeing.odds).toBeUndefined();
  });
});
