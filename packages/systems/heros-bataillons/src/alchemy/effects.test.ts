import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, inGame, object, perform, play, strikes } from '../../testing/index.ts';
import { breakFree } from '../actions/attempts.ts';
import { check } from '../checks/check.ts';
import { isStill } from '../combat/conditions.ts';
import { armourOf } from '../gear/armour.ts';
import { canBeSeen } from '../magic/afflictions.ts';
import { hasMark, type Item } from '../pieces.ts';

const potion = (effect: string, detail?: string, administration = 'liquide'): Item =>
  object('potion', 'pret', { holds: { effect, administration, ...(detail && { detail }) } });
const drunk = (
  item: Item,
  { hero = {}, dice, decisions = [] }: { hero?: GivenBeing; dice: readonly number[]; decisions?: readonly string[] },
) => perform({ heroes: [{ ...hero, hero: { items: [item], ...hero.hero } }] }, 'boire-potion', { dice, decisions });
/** A vial on one foe of the zone. */
const thrown = (
  effect: string,
  detail: string | undefined,
  { foe, dice }: { foe: GivenBeing; dice: readonly number[] },
) =>
  perform(
    inFight({ heroes: [{ zone: 'b', hero: { items: [potion(effect, detail, 'explosive')] } }], foes: [foe] }),
    'lancer-potion-a',
    { dice },
  );

describe('effects of potions', () => {
  test('[HB-ALC-10] healing is shared by who receives it', () => {
    const hero = { values: { end: 4, for: 12 }, now: { end: 3, for: 7 } };
    const { find, asked } = drunk(potion('medecinal', 'soin'), { hero, dice: [5], decisions: ['end-1-for-4'] });
    expect(find('h1').now).toMatchObject({ end: 4, for: 11 });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['end-0-for-5', 'end-1-for-4']);
    expect(drunk(potion('medecinal', 'soin'), { hero: { now: { end: 1 } }, dice: [2] }).find('h1').now.end).toBe(3);
    expect(find('h1').hero!.items).toEqual([]);
  });

  test('[HB-ALC-10] [HB-DMG-12] a coma is not ended by it', () => {
    const heroes = [{ hero: { items: [potion('medecinal', 'soin')] } }, { status: 'coma' as const, now: { for: 0 } }];
    const { find } = perform({ heroes }, 'faire-boire-potion-h2', { dice: [4] });
    expect(find('h2')).toMatchObject({ status: 'coma', now: { for: 4 } });
  });

  test('[HB-ALC-10] [HB-FOE-03] poison ignores armour and is not violent', () => {
    const hero = { armour: 3, values: { end: 1, for: 9 } };
    expect(drunk(potion('medecinal', 'poison'), { hero, dice: [4] }).find('h1').now).toMatchObject({ end: 0, for: 6 });
    const weak = { values: { end: 0, for: 2 } };
    expect(drunk(potion('medecinal', 'poison'), { hero: weak, dice: [4] }).find('h1').status).toBe('coma');
    const ghoul = thrown('medecinal', 'poison', { foe: { tags: ['sans-souffle'] }, dice: [] });
    expect(ghoul.find('e1').now.end).toBe(4);
  });

  test('[HB-ALC-11] fire burns, ice holds, acid eats armour', () => {
    const fire = thrown('elements', 'feu', { foe: { armour: 1, values: { end: 9 } }, dice: [6] });
    expect(fire.find('e1').now.end).toBe(4);
    const ice = thrown('elements', 'glace', { foe: { values: { end: 9 } }, dice: [3] });
    expect(ice.find('e1')).toMatchObject({
      now: { end: 6 },
      marks: [{ id: 'glace', until: { in: 'turn', of: 'e1' } }],
    });
    expect([isStill(ice.find('e1')), isStill(fire.find('e1'))]).toEqual([true, false]);
    const acid = thrown('elements', 'acide', { foe: { armour: 2, values: { end: 9 } }, dice: [3] });
    expect(acid.find('e1').now.end).toBe(6);
    expect(armourOf(inGame(acid.state), acid.find('e1'))).toBe(1);
    const stopped = thrown('elements', 'glace', { foe: { armour: 3, values: { end: 9 } }, dice: [3] });
    expect(stopped.find('e1').marks).toEqual([]);
  });

  test('[HB-ALC-11] [HB-DMG-11] it is violent, and only ice holds, until the end of the next turn', () => {
    const burnt = thrown('elements', 'feu', { foe: { values: { end: 0, for: 6 } }, dice: [5] });
    expect(burnt.find('e1').marks).toEqual([]);
    expect(thrown('elements', 'feu', { foe: { values: { end: 0, for: 5 } }, dice: [5] }).find('e1').status).toBe(
      'mort',
    );
    // What is not violent would leave a hero in a coma.
    const drinker = { values: { end: 0, for: 5 } };
    expect(drunk(potion('elements', 'feu'), { hero: drinker, dice: [8] }).find('h1').status).toBe('mort');
    const iced = thrown('elements', 'glace', { foe: {}, dice: [1] });
    expect(iced.find('e1').marks).toMatchObject([{ id: 'glace', until: { begun: false } }]);
    // Nobody counts turns out of combat.
    expect(drunk(potion('elements', 'glace'), { dice: [1] }).find('h1').marks).toEqual([]);
  });

  test('[HB-FOE-03] [HB-ALC-12] glue does not hold the immaterial', () => {
    expect(thrown('colle', undefined, { foe: { tags: ['immateriel'] }, dice: [4] }).find('e1').marks).toEqual([]);
  });

  test('[HB-BAT-21] [HB-BAT-23] a battalion does not vanish, nor does a potion mend it', () => {
    const ranks: GivenBeing = { kind: 'bataillon', scale: 'bataillon', now: { end: 1, for: 5 } };
    expect(thrown('invisibilite', undefined, { foe: ranks, dice: [4] }).find('e1').marks).toEqual([]);
    expect(thrown('medecinal', 'soin', { foe: ranks, dice: [] }).find('e1').now).toMatchObject({ end: 1, for: 5 });
  });

  test('[HB-ALC-10] [HB-HERO-02] a bodyguard does not take the poison of another', () => {
    const heroes = [{ hero: { items: [potion('medecinal', 'poison')] } }, { hero: { abilities: ['garde-du-corps'] } }];
    const { find } = perform(inFight({ heroes }), 'boire-potion', { dice: [3] });
    expect([find('h1').now.end, find('h2').now.end]).toEqual([1, 4]);
  });

  test('[HB-ALC-12] glue holds until a FOR test', () => {
    const run = thrown('colle', undefined, { foe: { values: { for: 10 } }, dice: [4] });
    expect(run.find('e1').marks).toMatchObject([{ id: 'colle', until: { of: 'h1', left: 4 } }]);
    expect(isStill(run.find('e1'))).toBe(true);
    play(run.state, (g, find) => breakFree(g, find('e1'), 'colle'), { dice: [11] });
    expect(hasMark(run.find('e1'), 'colle')).toBe(true);
    play(run.state, (g, find) => breakFree(g, find('e1'), 'colle'), { dice: [10] });
    expect(hasMark(run.find('e1'), 'colle')).toBe(false);
  });

  test('[HB-ALC-21] glue that is drunk silences', () => {
    const mage = { hero: { schools: ['impie'] } };
    const { state, find } = drunk(potion('colle'), { hero: mage, dice: [4] });
    expect(find('h1').marks.map(({ id }) => id)).toEqual(['colle', 'muet']);
    expect(artIds(state)).toEqual([]);
  });

  test('[HB-ALC-13] the invisible are hard to hit, unseen from afar and stealthy', () => {
    const claws = { attacks: [{ id: 'griffes', dice: [6], ranges: ['melee' as const], hands: 0 as const }] };
    const state = inFight({ heroes: [{ hero: { items: [potion('invisibilite')] } }], foes: [claws, { zone: 'b' }] });
    const { find } = perform(state, 'boire-potion', { dice: [3] });
    expect(find('h1').marks).toMatchObject([{ id: 'invisible', until: { left: 3 } }]);
    expect(canBeSeen(find('h1'), find('e1'))).toBe(true);
    expect(canBeSeen(find('h1'), find('e2'))).toBe(false);
    const struck = play(state, (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [2] });
    expect(struck.of('attackRolled')[0]).toMatchObject({ stance: 'diminuee', sides: [4] });
    const sneak = play(
      state,
      (g) => check(g, { who: find('h1'), attribute: 'agi', tags: ['discretion'], rule: 'HB-TEST-01' }),
      {
        dice: [[15, 4]],
      },
    );
    expect(sneak.value.kept).toBe(4);
  });

  test('[HB-ALC-14] [HB-ALC-20] [HB-FOE-03] hallucinations hinder who fails a VOL test, the mindless never', () => {
    const brigand = { values: { vol: 9 } };
    const run = thrown('hallucinogene', undefined, { foe: brigand, dice: [2, 10] });
    expect(run.find('e1').marks).toMatchObject([{ id: 'hallucine', until: { left: 2 } }]);
    const { value } = play(run.state, (g, f) => check(g, { who: f('e1'), attribute: 'for', rule: 'HB-TEST-01' }), {
      dice: [[2, 19]],
    });
    expect(value.kept).toBe(19);
    const spared = thrown('hallucinogene', undefined, { foe: brigand, dice: [2, 9] });
    expect(spared.find('e1').marks).toEqual([]);
    const skeleton = thrown('hallucinogene', undefined, { foe: { tags: ['sans-esprit'] }, dice: [2] });
    expect(skeleton.find('e1').marks).toEqual([]);
  });

  test('[HB-ALC-14] attacks of the deluded are diminished', () => {
    const foe = {
      values: { vol: 9 },
      zone: 'a',
      attacks: [{ id: 'epee', dice: [6], ranges: ['tir' as const], hands: 1 as const }],
    };
    const run = thrown('hallucinogene', undefined, { foe, dice: [2, 10] });
    const { of } = play(run.state, (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [2] });
    expect(of('attackRolled')[0]).toMatchObject({ sides: [4], difficulties: [{ label: 'hallucine' }] });
  });
});
