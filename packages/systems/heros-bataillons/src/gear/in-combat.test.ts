import { describe, expect, test } from 'vitest';
import { foe, type GivenBeing, inFight, inGame, object, play, playTurnOf, strikes } from '../../testing/index.ts';
import { talentOf } from '../beings/hero.ts';
import type { Mark } from '../pieces.ts';
import { herosBataillons } from '../system.ts';
import { countRounds } from '../time/lasting.ts';
import { armourOf } from './armour.ts';

const tough = foe({}, { values: { for: 18, end: 15 } });
const END = 'finir-son-tour';
const hitting = (hero: GivenBeing, dice: readonly (number | readonly number[])[], decisions: readonly string[] = []) =>
  play(inFight({ heroes: [hero], foes: [tough] }), (g) => strikes(g, { by: 'h1', at: ['e1'] }), { dice, decisions });
/** The options of the second decision of a turn. */
const offeredNext = (asked: readonly { id: string; options: readonly { id: string }[] }[]) =>
  asked.filter(({ id }) => id === 'action')[1]!.options.map(({ id }) => id);
const during = (id: string): Mark => ({ id, until: { in: 'scene' } });
const armed = (more: GivenBeing = {}): GivenBeing => ({ ...more, hero: { ...more.hero, items: [object('epee')] } });

describe('tests, talents and weapon dice', () => {
  test('[HB-TAL-08] [HB-ADV-06] a talent or a weariness of tests never changes them', () => {
    const hit = (hero: GivenBeing['hero']) => hitting({ hero: { ...hero, items: [object('epee')] } }, [3]);
    for (const hero of [{ talents: [talentOf(herosBataillons, 'lutte')] }, { exhausted: true }])
      expect(hit(hero).of('attackRolled')[0]).toMatchObject({ sides: [8], stance: 'normale' });
  });

  test('[HB-TEST-07] [HB-TEST-08] élan improves the next attack, revers diminishes it, and both are used up', () => {
    const hatchet = { hero: { items: [object('hachette')] } };
    const eager = hitting({ ...hatchet, marks: [during('elan')] }, [3]);
    expect(eager.of('attackRolled')[0]).toMatchObject({ sides: [12], favours: [{ label: 'elan' }] });
    expect(eager.find('h1').marks).toEqual([]);
    const shaken = hitting(armed({ marks: [during('revers')] }), [3]);
    expect(shaken.of('attackRolled')[0]!.sides).toEqual([4]);
    expect(shaken.find('h1').marks).toEqual([]);
  });
});

describe('weapons out of the bag', () => {
  const bagged = (agi: number, more: GivenBeing = {}): GivenBeing => ({
    values: { agi },
    hero: { ...more.hero, items: [object('dague', 'sac'), object('torches')] },
  });
  const turn = (hero: GivenBeing, script: { dice: readonly number[]; decisions: readonly string[] }) =>
    playTurnOf({ heroes: [hero], foes: [tough] }, 'h1', script);

  test('[HB-EQP-09] the attack waits for an AGI test, and is lost with it', () => {
    const failed = turn(bagged(12), { dice: [15], decisions: ['attaquer-dague-e1', END] });
    expect(failed.of('attackRolled')).toEqual([]);
    expect(offeredNext(failed.asked)).not.toContain('attaquer-dague-e1');
    const drawn = turn(bagged(12), { dice: [4, 3], decisions: ['attaquer-dague-e1', END] });
    expect(drawn.of('attackRolled')[0]).toMatchObject({ sides: [4], faces: [3] });
    expect(drawn.find('h1').hero!.items[0]!.place).toBe('pret');
  });

  test('[HB-CHA-11] Chance leaves the action, not the object', () => {
    const { asked, find } = turn(bagged(9, { hero: { chance: 1 } }), {
      dice: [10, 2],
      decisions: ['attaquer-dague-e1', 'depenser-chance', 'attaquer-mains-nues-e1', END],
    });
    expect(offeredNext(asked)).not.toContain('attaquer-dague-e1');
    expect(find('h1').hero).toMatchObject({ chance: 0, items: [{ place: 'sac' }, {}] });
  });

  test('[HB-EQP-06] a rope not found: the action is lost, the rope stays in the bag', () => {
    const hero: GivenBeing = { values: { agi: 9 }, hero: { items: [object('corde', 'sac'), object('epee')] } };
    const state = { ...inFight({ heroes: [hero], foes: [tough] }), master: 1 };
    const { asked, find } = playTurnOf(state, 'h1', { dice: [10], decisions: ['sortir-corde', END] });
    expect(offeredNext(asked)).not.toContain('attaquer-epee-e1');
    expect(find('h1').hero!.items[0]!.place).toBe('sac');
  });

  test('[HB-CHA-11] a rope not found: it stays in the bag, the action is still there', () => {
    const hero: GivenBeing = {
      values: { agi: 9 },
      hero: { chance: 1, items: [object('corde', 'sac'), object('epee')] },
    };
    const state = { ...inFight({ heroes: [hero], foes: [tough] }), master: 1 };
    const { asked, find, of } = playTurnOf(state, 'h1', {
      dice: [10],
      decisions: ['sortir-corde', 'depenser-chance', END],
    });
    expect(of('actionReturned')).toHaveLength(1);
    expect(offeredNext(asked)).toContain('attaquer-epee-e1');
    expect(offeredNext(asked)).not.toContain('sortir-corde');
    expect(find('h1').hero).toMatchObject({ chance: 0, items: [{ base: 'corde', place: 'sac' }, {}] });
  });

  test('[HB-EQP-10] a bow takes both hands from the shield, a sword does not', () => {
    const items = [object('cuir', 'porte'), object('bouclier-de-bois'), object('epee'), object('arc')];
    const after = (weapon: string) => {
      const state = inFight({
        heroes: [{ zone: 'a', hero: { items } }],
        foes: [{ ...tough, zone: weapon === 'arc' ? 'b' : 'a' }],
      });
      const { find } = play(state, (g) => strikes(g, { by: 'h1', at: ['e1'], with: weapon }), { dice: [2] });
      return armourOf(inGame(state), find('h1'));
    };
    expect([after('arc'), after('epee')]).toEqual([1, 2]);
  });

  test('[HB-EQP-10] two weapons take both hands too, until the start of the next turn', () => {
    const items = [
      object('bouclier-de-bois'),
      object('dague', 'pret', { id: 'd1' }),
      object('dague', 'pret', { id: 'd2' }),
    ];
    const state = inFight({ heroes: [{ hero: { items } }], foes: [tough] });
    const armour = () => armourOf(inGame(state), state.beings[0]!);
    expect(armour()).toBe(1);
    play(state, (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'd1-et-d2' }), { dice: [[1, 2]] });
    expect(armour()).toBe(0);
    play(state, function* (g) {
      g.emit({ type: 'turnStarted', being: 'h1', rules: ['HB-CBT-02'] });
      countRounds(g, 'h1');
    });
    expect(armour()).toBe(1);
  });
});
