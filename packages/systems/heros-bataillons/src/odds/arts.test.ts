import type { Decision, OddsSummary } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, object } from '../../testing/index.ts';
import { explored, turnOf, weighed } from '../../testing/odds.ts';
import { beingOf, type HBState } from '../state.ts';

const hero = (state: HBState) => beingOf(state, 'h1');
const isDead = (state: HBState): boolean => beingOf(state, 'e1').status === 'mort';

describe('a spell', () => {
  const caster = (more: GivenBeing = {}): GivenBeing => ({ ...more, hero: { schools: ['elementaire'], ...more.hero } });
  const target = foe({}, { zone: 'b', values: { end: 1, for: 3 }, armour: 1 });

  test.each([
    ['a frail caster', 'majeur', caster({ values: { end: 2, vol: 1, for: 2 } })],
    ['a caster in dire need', 'miraculeux', caster({ values: { end: 1, vol: 2, for: 3 } })],
    ['a caster without will', 'majeur', caster({ values: { end: 0, for: 4 }, now: { vol: 0 } })],
  ])('[HB-MAG-22] [HB-MAG-25] of %s costs what every fall of the dice takes', (_, power, given) => {
    const g = turnOf({ heroes: [given], foes: [target] });
    const action = `sort-elementaire-toucher-${power}`;
    const { of } = weighed(g, action);
    const { end, vol } = hero(g.state).now;
    const whole = ({ now }: { now: { end: number; vol: number } }) => now.end === end && now.vol === vol;
    const unhurt = (state: HBState) => whole(hero(state)) && hero(state).status === 'present';
    const burnt = vol === 0 ? (state: HBState) => hero(state).now.for === 4 : unhurt;
    expect(of['cote-sans-brulure']).toBeCloseTo(explored(g, action, { worth: burnt }), 12);
    const demoralised = explored(g, action, { worth: (state) => hero(state).now.vol === 0 });
    if (vol > 0) expect(of['cote-lanceur-demoralise']).toBeCloseTo(demoralised, 12);
    const dies = explored(g, action, { worth: (state) => hero(state).status === 'mort' });
    expect(of['cote-lanceur-meurt']).toBeCloseTo(dies, 12);
  });

  test('[HB-CHA-08] one point of Chance spares it all; a minor spell costs nothing', () => {
    const g = turnOf({ heroes: [caster({ hero: { chance: 1 } })], foes: [target] });
    expect(weighed(g, 'sort-elementaire-toucher-majeur').of['cote-chance']).toBe(1);
    const { prospects, resources } = weighed(g, 'sort-elementaire-toucher-mineur');
    expect([prospects, resources]).toEqual([[{ label: 'cote-sans-brulure', chance: 1 }], []]);
  });

  test('[HB-MAG-30] says on each target what the dice do to it', () => {
    const g = turnOf({ heroes: [caster()], foes: [target, foe()] });
    const said: OddsSummary[] = [];
    const aiming = ({ id, options }: Decision) => {
      if (id !== 'sort-cible') return options.slice(0, 1);
      const aimed = options.filter((option) => option.id === 'e1');
      said.push(aimed[0]!.odds!());
      return aimed;
    };
    const falls = explored(g, 'sort-elementaire-toucher-majeur', { worth: isDead, among: aiming });
    expect(said[0]!.prospects.at(-1)!.label).toBe('cote-abat');
    expect(said[0]!.prospects.at(-1)!.chance).toBeCloseTo(falls, 12);
    expect(falls).toBeGreaterThan(0);
  });
});

describe('a potion', () => {
  const vial = (holds: Readonly<Record<string, string>>, place: 'pret' | 'sac' = 'pret', known = true) => ({
    hero: { items: [object('potion', place, { holds, known })] },
  });
  const cure = { effect: 'medecinal', administration: 'liquide', detail: 'soin' };
  const wounded = { now: { end: 1, for: 8 } };

  test.each(['pret', 'sac'] as const)('[HB-ALC-10] [HB-EQP-03] that heals, %s', (place) => {
    const g = turnOf({ heroes: [{ ...wounded, ...vial(cure, place) }], foes: [foe()] });
    const { of, amount } = weighed(g, 'boire-potion');
    const restored = explored(g, 'boire-potion', { worth: (state) => hero(state).now.end === 4 });
    expect(of['cote-end-rendue']).toBeCloseTo(restored, 12);
    const points = explored(g, 'boire-potion', { worth: ({ beings: [h1] }) => h1!.now.end - 1 + h1!.now.for - 8 });
    expect(amount!.mean).toBeCloseTo(points, 12);
  });

  test.each([
    ['fire thrown', 'lancer-potion-b', { effect: 'elements', administration: 'explosive', detail: 'feu' }, 'b'],
    ['acid thrown', 'lancer-potion-b', { effect: 'elements', administration: 'explosive', detail: 'acide' }, 'b'],
    ['poison thrown', 'lancer-potion-b', { effect: 'medecinal', administration: 'explosive', detail: 'poison' }, 'b'],
    ['fire smeared', 'appliquer-potion-e1', { effect: 'elements', administration: 'baume', detail: 'feu' }, 'a'],
  ])('[HB-ALC-11] of %s fells as often as its die says', (_, action, holds, zone) => {
    const given: Given = {
      heroes: [vial(holds)],
      foes: [foe({}, { zone, values: { end: 1, for: 2 }, armour: 1 }), foe({}, { zone: 'c' })],
    };
    const g = turnOf(given);
    const falls = explored(g, action, { worth: isDead });
    expect(weighed(g, action).of['cote-abat']).toBeCloseTo(falls, 12);
    expect(falls).toBeGreaterThan(0);
  });

  test('[HB-ALC-14] that deludes takes hold as often as the target fails; [HB-ALC-22] an unknown one says nothing', () => {
    const holds = { effect: 'hallucinogene', administration: 'explosive' };
    const foes = [foe({}, { zone: 'b', values: { vol: 7 } })];
    const g = turnOf({ heroes: [vial(holds)], foes });
    const held = (state: HBState) => beingOf(state, 'e1').marks.some(({ id }) => id === 'hallucine');
    expect(weighed(g, 'lancer-potion-b').of['cote-effet']).toBeCloseTo(
      explored(g, 'lancer-potion-b', { worth: held }),
      12,
    );
    const unknown = turnOf({ heroes: [vial(holds, 'pret', false)], foes });
    expect(() => weighed(unknown, 'lancer-potion-b')).toThrow('no odds');
  });
});
