import { explorationActions, meet } from '@souterrain/crawl/exploration';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { dungeon, facing, on, play, row, using } from '../../testing/index.ts';
import { attacksOf } from '../combat/attacks.ts';
import { strike } from '../combat/strike.ts';

describe('things carried, against the scenery', () => {
  const dice = (peripetie: string, action: string, items: readonly string[], count: number) => {
    const state = facing(peripetie, { heroes: [{ at: [2, 1], items, traits: { force: 3, vigueur: 3 } }] });
    const roll = Array<number>(count).fill(1);
    const ran = using(state, action, { dice: peripetie === 'levier-rouille' ? [roll, [1, 1, 1]] : [roll] });
    return ran.of('rollAnnounced')[0]!.dice;
  };

  test('[AD1-TCOM-01] tools: Force 3 on a grate or a chest rolls 4 dice, and nothing more elsewhere', () => {
    expect(dice('levier-rouille', 'tirer-le-levier', ['outils'], 4)).toBe(4);
    expect(dice('sarcophage-scelle', 'ouvrir-le-sarcophage', ['outils'], 4)).toBe(4);
    expect(dice('sarcophage-scelle', 'ouvrir-le-sarcophage', [], 3)).toBe(3);
    expect(dice('plafond-instable', 'etayer-le-plafond', ['outils'], 3)).toBe(3);
  });

  test('[AD1-TCOM-02] a rope, a lantern or a grapnel: one more die on rolls the scenery asks', () => {
    for (const thing of ['corde', 'lanterne', 'grappin'])
      expect(dice('brasero-ardent', 'fermer-le-brasero', [thing], 4)).toBe(4);
  });

  test('[AD1-TMAG-02] the master key opens without a roll, and stays in the lock', () => {
    const state = facing('sarcophage-scelle', { heroes: [{ at: [2, 1], items: ['passe-partout'] }] });
    const { of, find } = using(state, 'ouvrir-le-sarcophage', {
      decisions: ['ouvrir-a-la-cle'],
      cards: [['4-carreau'], ['4-trefle']],
    });
    expect(of('rollAnnounced').filter((e) => e.purpose === 'epreuve')).toEqual([]);
    expect(state.hazards).toEqual([]);
    expect(find('h1').hero!.sheet.items.some((item) => item.base === 'passe-partout')).toBe(false);
    expect(state.piles).toMatchObject([{ cell: cellAt(2, 2), items: [{ base: 'passe-partout', stuck: true }] }]);
  });

  test('[AD1-TMAG-02] the key may be kept: the lid is then forced', () => {
    const state = facing('sarcophage-scelle', { heroes: [{ at: [2, 1], items: ['passe-partout'] }] });
    using(state, 'ouvrir-le-sarcophage', { decisions: ['forcer'], dice: [[1, 1, 1]] });
    expect(state.figures[0]!.hero!.sheet.items).toHaveLength(1);
    expect(state.hazards).toHaveLength(1);
  });
});

describe('the map fragment', () => {
  const nid = (items: readonly string[]) =>
    dungeon({
      heroes: [{ items }],
      scenario: {
        road: [
          row('r1', ['2-9'], { contents: 'rien', tile: 'nid-reduit' }),
          row('r2', ['10-as'], { contents: 'rien', tile: 'nid-reduit' }),
        ],
      },
    });
  const reveal = (state: ReturnType<typeof nid>, script: Parameters<typeof play>[2]) =>
    play(
      state,
      (g, find) =>
        explorationActions(g, find('h1'))
          .find(({ id }) => id === 'reveler-porte-r0-1')!
          .run(g, find('h1')),
      script,
    );

  test('[AD1-TCOM-02] the second card replaces the first, once a scenario', () => {
    const state = nid(['fragment-de-carte']);
    const { of, find } = reveal(state, { cards: [['7-coeur'], ['roi-pique']], decisions: ['repiocher'] });
    expect(of('doorRevealed')).toMatchObject([{ card: 'roi-pique' }]);
    expect(of('roomPlaced')).toMatchObject([{ room: { id: 'r2' } }]);
    expect(find('h1').used.scenario).toHaveLength(1);
    const used = nid(['fragment-de-carte']);
    used.figures[0]!.used.scenario.push(...find('h1').used.scenario);
    expect(reveal(used, { cards: [['7-coeur']] }).asked).toEqual([]);
  });

  test('[AD1-TCOM-02] the first card may be kept, and the fragment with it', () => {
    const { of, find } = reveal(nid(['fragment-de-carte']), { cards: [['7-coeur']], decisions: ['garder'] });
    expect(of('roomPlaced')).toMatchObject([{ room: { id: 'r1' } }]);
    expect(find('h1').used.scenario).toEqual([]);
  });
});

test('[AD1-ARME-20] a weapon shot before a Rencontre starts it loaded', () => {
  const items = [{ base: 'arbalete', loaded: false }];
  const state = dungeon({ heroes: [{ at: [0, 3], items, heroisme: 0 }] });
  const name = { fr: 'Rencontre', en: 'Encounter' };
  const encounter = { id: 'e', name, groups: [{ creature: 'orque', count: 1 }] };
  const place = { from: state.figures[0]!.cell, room: 'r0', seat: 0, trigger: null, anywhere: false };
  const { of, find } = play(
    state,
    function* (g, get) {
      yield* meet(g, encounter, place);
      const [attacker, target] = [get('h1'), state.figures.find((f) => f.profile === 'orque')!];
      const attack = attacksOf(on(state), attacker).find(({ id }) => id === 'arbalete')!;
      yield* strike(g, { attacker, target, attack, how: 'standard' });
    },
    { cards: [['6-coeur']], dice: [[1, 1]] },
  );
  expect(of('weaponLoaded').map(({ loaded }) => loaded)).toEqual([true, false]);
  expect(find('h1').hero!.sheet.items[0]!.loaded).toBe(false);
});
