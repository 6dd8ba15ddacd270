import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, playTurnOf, strikes } from '../../../testing/index.ts';
import { startCombat } from '../../combat/start.ts';

const tough = { values: { end: 15 } };
const hero = (ability: string, ...items: string[]) => ({
  hero: { abilities: [ability], items: items.map((base) => object(base)) },
});
const END = 'finir-son-tour';

describe('heroic abilities in combat', () => {
  test('[HB-HERO-02] [HB-HERO-03] [HB-ACT-03] Charge: one zone more, an improved melee attack, once a combat', () => {
    const given: Given = { heroes: [hero('charge', 'epee')], foes: [foe({}, { ...tough, zone: 'c' })] };
    const { state, find, of } = playTurnOf(given, 'h1', {
      decisions: ['aller-b', 'charge-epee-e1', 'degats'],
      dice: [9],
    });
    expect(of('attackRolled')[0]!.sides).toEqual([12]);
    expect(find('h1').zone).toBe('c');
    const again = playTurnOf(structuredClone(state), 'h1', { decisions: ['aller-b'] });
    expect(again.asked.flatMap(({ options }) => options).some(({ id }) => id.startsWith('charge'))).toBe(false);
    const next = play(structuredClone(state), function* (g) {
      g.emit({ type: 'roundStarted', round: 2, slots: g.state.combat!.slots, rules: ['HB-CBT-02'] });
    });
    expect(next.find('h1').used).toEqual(['charge']);
    const renewed = play(state, (g) => startCombat(g, { initiative: 'normal' }));
    expect(renewed.find('h1').used).toEqual([]);
  });

  test('[HB-HERO-02] Tourbillon: explosive in one’s own zone', () => {
    const given: Given = {
      heroes: [hero('tourbillon', 'epee')],
      foes: [foe({}, tough), foe({}, tough), foe({}, { zone: 'b' })],
    };
    const { of } = playTurnOf(given, 'h1', {
      decisions: ['tourbillon-epee', ['cible-e1', 'cible-e2'], 'degats', END],
      dice: [2, 7],
    });
    expect(of('damaged').map(({ being, damage }) => [being, damage])).toEqual([
      ['e1', 2],
      ['e2', 7],
    ]);
  });

  test('[HB-HERO-02] [HB-HERO-03] Charge and Tourbillon are hand to hand; each of the three is used up by one use', () => {
    const offered = (ability: string, weapon: string, used: string[] = []) => {
      const near = foe({}, { ...tough, zone: 'b' });
      const given: Given = { heroes: [{ ...hero(ability, weapon), used }], foes: [foe({}, tough), near] };
      const { asked } = playTurnOf(given, 'h1', { decisions: [END] });
      return idsAsked(asked, 'action').filter((id) => id.startsWith(ability));
    };
    expect([offered('charge', 'epee'), offered('charge', 'arc')]).toEqual([['charge-epee-e2'], []]);
    expect([offered('tourbillon', 'epee'), offered('tourbillon', 'arc')]).toEqual([['tourbillon-epee'], []]);
    expect([offered('tir-vise', 'arc'), offered('tir-vise', 'epee')]).toEqual([['tir-vise-arc-e2'], []]);
    for (const [ability, weapon] of [
      ['charge', 'epee'],
      ['tourbillon', 'epee'],
      ['tir-vise', 'arc'],
    ] as const) {
      expect(offered(ability, weapon, [ability])).toEqual([]);
      const [id] = offered(ability, weapon);
      const given: Given = {
        heroes: [hero(ability, weapon)],
        foes: [foe({}, tough), foe({}, { ...tough, zone: 'b' })],
      };
      const { find } = playTurnOf(given, 'h1', {
        decisions: [id!, ...(ability === 'tir-vise' ? [] : [END])],
        dice: [2],
      });
      expect(find('h1').used).toEqual([ability]);
    }
  });

  test('[HB-HERO-02] Tir visé: near or far, improved, no movement this turn', () => {
    const given: Given = {
      heroes: [hero('tir-vise', 'arc')],
      foes: [foe({}, { ...tough, zone: 'b' }), foe({}, tough)],
    };
    const { of, asked } = playTurnOf(given, 'h1', { decisions: ['tir-vise-arc-e1', 'degats'], dice: [9] });
    expect(of('attackRolled')[0]!.sides).toEqual([12]);
    expect(idsAsked(asked, 'action')).not.toContain('tir-vise-arc-e2');
    const moved = playTurnOf(given, 'h1', { decisions: ['aller-b', END] });
    expect(moved.asked[1]!.options.some(({ id }) => id.startsWith('tir-vise'))).toBe(false);
  });

  test('[HB-HERO-02] [HB-ACT-03] Second souffle takes the action and gives back 1d6 END', () => {
    const winded = { ...hero('second-souffle', 'epee'), now: { end: 0 } };
    const { find, asked } = playTurnOf({ heroes: [winded], foes: [foe()] }, 'h1', {
      decisions: ['second-souffle', END],
      dice: [3],
    });
    expect(find('h1').now.end).toBe(3);
    expect(asked[1]!.options.map(({ id }) => id)).not.toContain('attaquer-epee-e1');
  });

  test('[HB-HERO-02] [HB-HERO-03] Garde du corps takes the blow before the ally’s armour, once a round', () => {
    const given: Given = {
      heroes: [
        { ...hero('garde-du-corps'), ...tough, armour: 1 },
        { armour: 2, values: { end: 15 } },
      ],
      foes: [foe(), foe()],
    };
    const { of, find, asked } = play(
      inFight(given),
      function* (g) {
        yield* strikes(g, { by: 'e1', at: ['h2'] });
        yield* strikes(g, { by: 'e2', at: ['h2'] });
      },
      { dice: [5, 6], decisions: ['s-interposer'] },
    );
    expect(asked).toMatchObject([{ id: 'garde-du-corps', seat: 0 }]);
    expect(of('damaged').map(({ being, damage }) => [being, damage])).toEqual([
      ['h1', 4],
      ['h2', 1],
    ]);
    expect(find('h1').used).toEqual(['garde-du-corps']);
    const next = play(inFight(given), function* (g) {
      g.emit({ type: 'abilityUsed', being: 'h1', ability: 'garde-du-corps', rules: ['HB-HERO-03'] });
      g.emit({ type: 'roundStarted', round: 2, slots: [], rules: ['HB-CBT-02'] });
    });
    expect(next.find('h1').used).toEqual([]);
    const away: Given = { ...given, heroes: [{ ...given.heroes![0]!, zone: 'b' }, given.heroes![1]!] };
    expect(play(inFight(away), (g) => strikes(g, { by: 'e1', at: ['h2'] }), { dice: [5] }).asked).toEqual([]);
  });

  test('[HB-HERO-02] [HB-SCH-09] Garde du corps who takes the blow of an image loses no more than their will', () => {
    const image = foe({ critical: 'vol', dice: [12] }, { tags: ['illusion'] });
    const guard = { ...hero('garde-du-corps'), values: { end: 0, vol: 3, for: 9 } };
    const given: Given = { heroes: [guard, tough], foes: [image] };
    const { find } = play(inFight(given), (g) => strikes(g, { by: 'e1', at: ['h2'] }), {
      dice: [12],
      decisions: ['s-interposer'],
    });
    expect(find('h1').now).toMatchObject({ vol: 0, for: 9 });
  });

  test('[HB-HERO-02] Maître d’armes: a 3 pays for a manoeuvre', () => {
    const given: Given = { heroes: [hero('maitre-d-armes', 'epee')], foes: [foe({}, tough)] };
    const { find } = play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e1'] }), {
      dice: [3],
      decisions: ['entrave-arme'],
    });
    expect(find('e1').marks).toMatchObject([{ id: 'entrave-arme' }]);
  });

  test('[HB-HERO-02] Cri de ralliement lifts the d4 of the demoralised', () => {
    const given: Given = {
      heroes: [hero('cri-de-ralliement'), { ...hero('x', 'epee'), now: { vol: 0, end: 0 } }],
      foes: [foe({}, tough)],
    };
    given.heroes![1]!.hero!.abilities = [];
    const { state, find } = playTurnOf(given, 'h1', { decisions: ['cri-de-ralliement', END], dice: [2] });
    expect(find('h2').now.end).toBe(2);
    const cut = play(state, (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [2] });
    expect(cut.of('attackRolled')[0]!.sides).toEqual([8]);
  });

  test('[HB-HERO-02] Chef de guerre adds 1 to the die of the battalion it commands', () => {
    const company = { kind: 'bataillon', scale: 'bataillon', commander: 'h1', attacks: foe().attacks! } as const;
    const given: Given = {
      heroes: [hero('chef-de-guerre'), company],
      foes: [foe({}, { ...tough, scale: 'bataillon' })],
    };
    const { of } = play(inFight(given), (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [3] });
    expect(of('damaged')[0]!.damage).toBe(4);
  });
});
