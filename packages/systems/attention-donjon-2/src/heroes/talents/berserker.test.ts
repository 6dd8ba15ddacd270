import { hasMark } from '@souterrain/crawl';
import { resolution, takeTurn } from '@souterrain/crawl/rounds';
import { cellAt } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, costOf, endure, jetOf, offered, take, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, play, quiet, type Scene } from '../../../testing/index.ts';
import { graveWound } from '../../combat/grave.ts';
import { CAREERS } from '../lists.ts';

const PLAIN: GivenHero = { heroisme: 0, items: ['epee'], traits: { force: 3 } };
const rat = (x: number, y: number) => ({ id: 'homme-rat', at: [x, y] as const });
const ogre = (x: number, y: number) => ({ id: 'ogre', at: [x, y] as const });

describe('Rage', () => {
  test('[AD2-XBER-02][AD2-ETAT-12] an Action bonus: two more dice on blows', () => {
    const { state, of } = play(
      { heroes: [{ ...PLAIN, talents: ['rage'] }], creatures: [ogre(0, 1)], state: { turn: turnOf('h1') } },
      function* (g, find) {
        yield* take(g, find('h1'), 'rage');
        yield* take(g, find('h1'), 'attaquer-epee-ogre-1');
      },
      { dice: [[1, 1, 1, 1, 1]] },
    );
    expect(of('jetAnnounced')[0]!.dice).toBe(5);
    expect(hasMark(state.figures[0]!, 'enrage')).toBe(true);
    expect(offered({ heroes: [{ ...PLAIN, talents: ['rage'], marks: ['enrage'] }] }, 'rage')).toEqual([]);
    expect(costOf({ heroes: [{ ...PLAIN, talents: ['rage'] }] }, 'rage')).toBe('bonus');
  });

  test('[AD2-XBER-03] an Action bonus ends it: Mental/Résistance 5', () => {
    const heroes = [{ ...PLAIN, traits: { mental: 1 }, marks: ['enrage'] }];
    const calm = act({ heroes }, 'sortir-de-la-rage', { dice: [[6]] });
    expect(calm.of('jetSettled')[0]).toMatchObject({ best: 6, base: 6, reussites: 1, used: 0, result: 6, surplus: 1 });
    expect(hasMark(calm.find('h1'), 'enrage')).toBe(false);
    const busy = turnOf('h1', { bonus: true, actions: 1 });
    expect(offered({ heroes }, 'sortir-de-la-rage')).toHaveLength(1);
    expect(offered({ heroes, state: { turn: busy } }, 'sortir-de-la-rage')).toEqual([]);
    expect(hasMark(act({ heroes }, 'sortir-de-la-rage', { dice: [[4]] }).find('h1'), 'enrage')).toBe(true);
  });

  test('[AD2-Q-19] it costs two dice, or one, when resisting a blow', () => {
    const dice = (ragePenalty: 'two' | 'one') =>
      blow(
        {
          heroes: [{ ...PLAIN, traits: { agilite: 3 }, marks: ['enrage'] }],
          creatures: [rat(0, 1)],
          variants: { ragePenalty },
        },
        { by: 'homme-rat-1', on: 'h1', with: 'frappe' },
        { dice: [ragePenalty === 'two' ? [4] : [4, 1]] },
      ).of('jetAnnounced')[0]!.dice;
    expect([dice('two'), dice('one')]).toEqual([1, 2]);
  });
});

describe('Force Bestiale', () => {
  const heroes = [{ ...PLAIN, talents: ['force-bestiale'] }];
  const gamble = (bestialeOnes: 'again' | 'kept', again: readonly number[]) =>
    jetOf(
      { heroes, variants: { bestialeOnes } },
      { attribute: 'force', against: 9 },
      {
        dice: [[1, 2, 6], [1, 3], again],
        decisions: ['tenter', 'relancer'],
      },
    );

  test('[AD2-XBER-04] the dice of a Coup de poker once more; the first 1 stays', () => {
    const { value } = gamble('again', [4, 6]);
    expect(value.thrown.standing).toEqual([1, 4, 6]);
    expect(value.verdict.reussites).toBe(2);
  });

  test('[AD2-Q-26] the 1s of the Coup de poker are thrown again, or every 1 stays', () => {
    expect(gamble('again', [4, 6]).value.thrown.standing).toEqual([1, 4, 6]);
    const { value } = gamble('kept', [6]);
    expect(value.thrown.standing).toEqual([1, 1, 6]);
  });

  test('[AD2-XBER-04] on a Jet of Force alone', () => {
    const { asked } = jetOf(
      { heroes },
      { attribute: 'vigueur', against: 9 },
      {
        dice: [
          [2, 6],
          [1, 3],
        ],
        decisions: ['tenter'],
      },
    );
    expect(asked.map(({ id }) => id)).toEqual(['coup-de-poker']);
  });
});

describe('Blessures graves', () => {
  const calm = { generated: quiet(), scenario: 'calme' };
  const wounded = (hero: GivenHero, script: Parameters<typeof play>[2]) => {
    const { find, asked } = play(
      { heroes: [{ ...PLAIN, arcane: '9-coeur', ...hero }], state: calm },
      function* (g, who) {
        yield* graveWound(g, who('h1'));
        g.emit({ type: 'phaseStarted', phase: 'resolution', round: 1, rules: ['AD1-ROUND-02'] });
        yield* resolution(g);
      },
      script,
    );
    return { wounds: find('h1').hero!.sheet.wounds.map(({ id }) => id), asked: asked.map(({ id }) => id) };
  };
  const numb = { talents: ['insensible'] };
  const calmer = { talents: ['insensible', 'impassible'] };

  test('[AD2-XBER-05] Insensible: the card waits for the resolution, then it is suffered, or another one is', () => {
    const kept = wounded(numb, { cards: [['9-pique']], decisions: ['mettre-de-cote', 'subir'] });
    expect(kept).toEqual({ wounds: ['cotes-cassees'], asked: ['blessure-en-attente', 'insensible'] });
    const waiting = play(
      { heroes: [{ ...PLAIN, arcane: '9-coeur', ...numb }], state: calm },
      (g, who) => graveWound(g, who('h1')),
      { cards: [['9-pique']], decisions: ['mettre-de-cote'] },
    );
    expect(waiting.find('h1').hero!.sheet.wounds).toEqual([]);
    const other = wounded(numb, { cards: [['9-pique'], ['8-pique']], decisions: ['mettre-de-cote', 'autre-carte'] });
    expect(other.wounds).toEqual(['arcade-ouverte']);
    const now = wounded(numb, { cards: [['9-pique']], decisions: ['subir'] });
    expect(now).toEqual({ wounds: ['cotes-cassees'], asked: ['blessure-en-attente'] });
  });

  test('[AD2-XBER-06] Impassible: a second card, and either of them', () => {
    const { wounds, asked } = wounded(calmer, {
      cards: [['9-pique'], ['3-trefle']],
      decisions: ['mettre-de-cote', '3-trefle'],
    });
    expect(wounds).toEqual([]);
    expect(asked).toEqual(['blessure-en-attente', 'impassible']);
    const worse = wounded(calmer, { cards: [['9-pique'], ['3-trefle']], decisions: ['mettre-de-cote', '9-pique'] });
    expect(worse.wounds).toEqual(['cotes-cassees']);
  });

  test('[AD2-XBER-06] the guardian suit on either card: no wound', () => {
    expect(wounded(calmer, { cards: [['9-coeur']] })).toEqual({ wounds: [], asked: [] });
    expect(wounded(calmer, { cards: [['10-coeur']] })).toEqual({ wounds: [], asked: [] });
    const second = wounded(calmer, { cards: [['9-pique'], ['10-coeur']], decisions: ['mettre-de-cote'] });
    expect(second.wounds).toEqual([]);
  });
});

describe('blows', () => {
  test('[AD2-XBER-08] Frénésie: Enragé, one more blow with the Action bonus after a standard one', () => {
    const heroes = [{ ...PLAIN, talents: ['frenesie'], marks: ['enrage'] }];
    const given: Scene = { heroes, creatures: [ogre(0, 1)] };
    const struck = turnOf('h1', { actions: 1, standard: true, flags: ['attaque', 'melee'] });
    expect(offered(given, 'frenesie')).toEqual([]);
    const { of } = act({ ...given, state: { turn: struck } }, 'frenesie-epee-ogre-1', { dice: [[1, 1, 1, 1, 1]] });
    expect(of('jetAnnounced')[0]!.dice).toBe(5);
    expect(costOf({ ...given, state: { turn: struck } }, 'frenesie-epee-ogre-1')).toBe('bonus');
    const free = turnOf('h1', { flags: ['attaque', 'melee'] });
    expect(offered({ ...given, state: { turn: free } }, 'frenesie')).toEqual([]);
    const whole = play({ ...given, state: { turn: turnOf('h1') } }, (g, who) => takeTurn(g, who('h1')), {
      dice: [
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
      decisions: ['attaquer-epee-ogre-1', 'frenesie-epee-ogre-1'],
    });
    expect(whole.of('jetAnnounced').map(({ dice }) => dice)).toEqual([5, 5]);
    const calm = [{ ...PLAIN, talents: ['frenesie'] }];
    expect(offered({ ...given, heroes: calm, state: { turn: struck } }, 'frenesie')).toEqual([]);
  });

  test('[AD2-XBER-09] Anguille: a die more against blows', () => {
    const heroes = [{ ...PLAIN, traits: { agilite: 2 }, talents: ['anguille'] }];
    const { of } = blow(
      { heroes, creatures: [rat(0, 1)] },
      { by: 'homme-rat-1', on: 'h1', with: 'frappe' },
      { dice: [[4, 1, 1]] },
    );
    expect(of('jetAnnounced')[0]!.dice).toBe(3);
    const shot = endure({ heroes }, { line: 'ATT/DST 1 Agilité 4 (Dommages 1/-)' }, { dice: [[4, 1]] });
    expect(shot.of('jetAnnounced')[0]!.dice).toBe(2);
  });

  const reaper: Scene = {
    heroes: [{ ...PLAIN, talents: ['massacre'] }],
    creatures: [rat(0, 1), rat(0, 2), rat(1, 2)],
    state: { turn: turnOf('h1') },
  };

  test('[AD2-XBER-10][AD2-ETAT-09][AD1-TRES-22] Immobilisé or overloaded, he takes nobody’s place', () => {
    const load = ['epee', 'outils', 'outils', 'outils', 'outils'];
    for (const more of [{ marks: ['immobilise'] }, { items: load }]) {
      const held = { ...reaper, heroes: [{ ...reaper.heroes![0]!, ...more }] };
      const strike = { on: 'homme-rat-1', with: 'epee' };
      const { asked } = blow(held, strike, { dice: [[6, 4, 1]], decisions: ['garder', 'terminer'] });
      expect(asked.map(({ id }) => id)).toEqual(['coup-de-poker', 'reussites']);
    }
  });

  test('[AD2-XBER-10] Massacre: a kill and a Réussite buy its square and one more blow, again and again', () => {
    const { find, of } = blow(
      reaper,
      { on: 'homme-rat-1', with: 'epee' },
      {
        dice: [
          [6, 4, 1],
          [5, 4, 1],
        ],
        decisions: ['garder', 'terminer', 'prendre-sa-place', 'attaquer-epee-homme-rat-2'],
      },
    );
    expect(['homme-rat-1', 'homme-rat-2', 'homme-rat-3'].map((id) => find(id).status)).toEqual([
      'mort',
      'mort',
      'plateau',
    ]);
    expect(find('h1').cell).toBe(cellAt(0, 1));
    expect(of('reussiteSpent').map(({ bought }) => bought)).toEqual(['massacre']);
  });

  test('[AD2-XBER-10] nothing with a surplus of 0, nor out of its own turn', () => {
    expect(blow(reaper, { on: 'homme-rat-1', with: 'epee' }, { dice: [[5, 4, 1]] }).asked).toEqual([]);
    const outside = blow(
      { ...reaper, state: {} },
      { on: 'homme-rat-1', with: 'epee', how: 'gratuite' },
      {
        dice: [[6, 4, 1]],
        decisions: ['garder', 'terminer'],
      },
    );
    expect(outside.asked).toHaveLength(2);
    // Nor from afar.
    const archer = { ...reaper, heroes: [{ ...PLAIN, items: ['arc-court'], talents: ['massacre'] }] };
    const shot = blow(
      archer,
      { on: 'homme-rat-3', with: 'arc-court' },
      { dice: [[6, 6]], decisions: ['garder', 'terminer'] },
    );
    expect(shot.find('homme-rat-3').status).toBe('mort');
    expect(shot.asked.map(({ id }) => id)).toEqual(['coup-de-poker', 'reussites']);
  });

  test('[AD2-XBER-11] Bond meurtrier: beside an enemy of the next zone, without a dodge, and a blow with one more die', () => {
    const drawing = ['.......', '.aabbb.', '.aabbb.', '.......'].join('\n');
    const given: Scene = {
      drawing,
      heroes: [{ ...PLAIN, talents: ['bond-meurtrier', 'charge'] }],
      creatures: [rat(1, 1), ogre(3, 0)],
    };
    const { of, find, asked } = act(given, 'bond-meurtrier-ogre-1', {
      dice: [[6, 4, 1, 1]],
      decisions: ['case-2-0', 'attaquer-epee-ogre-1', 'garder', 'terminer'],
    });
    expect(of('jetAnnounced')).toMatchObject([{ purpose: 'attaque', dice: 4 }]);
    expect(find('h1').cell).toBe(cellAt(2, 0));
    // It is a movement for Charge.
    expect(asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
  });

  test('[AD2-XBER-11] a standard Action, in sight, one zone away at most; within the zone it is a movement too', () => {
    const drawing = ['........', '.aaPbcc.', '.aaabcc.', '........'].join('\n');
    const legend = { P: { zone: 'a', feature: 'pilier' } };
    const hero = { ...PLAIN, at: [0, 0] as const, talents: ['bond-meurtrier', 'charge'] };
    const leaps = (creatures: NonNullable<Scene['creatures']>, y = 0) =>
      offered({ drawing, legend, heroes: [{ ...hero, at: [0, y] as const }], creatures }, 'bond-meurtrier');
    expect(leaps([ogre(1, 1)])).toEqual(['bond-meurtrier-ogre-1']);
    expect(leaps([ogre(3, 1)], 1)).toEqual(['bond-meurtrier-ogre-1']);
    expect(leaps([ogre(4, 1)], 1)).toEqual([]);
    // Behind the pillar.
    expect(leaps([ogre(3, 0)])).toEqual([]);
    const near: Scene = { heroes: [hero], creatures: [ogre(3, 3)] };
    expect(costOf(near, 'bond-meurtrier-ogre-1')).toBe('standard');
    const { asked } = act(near, 'bond-meurtrier-ogre-1', {
      dice: [[6, 4, 1, 1]],
      decisions: ['case-2-2', 'attaquer-epee-ogre-1', 'garder', 'terminer'],
    });
    expect(asked.at(-1)!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
  });
});

test('[AD2-XBER-01] Instinctif: one action for the Réaction when a Rencontre happens', () => {
  const heroes = [{ ...PLAIN, talents: ['instinctif'] }];
  const { find, of } = play(
    { heroes, creatures: [ogre(0, 1)] },
    (g, who) => {
      const instinctif = g.edition.featureOf('instinctif')!;
      return instinctif.met!(g, { feature: instinctif, who: who('h1') });
    },
    { dice: [[1, 1, 1]], decisions: ['attaquer-epee-ogre-1'] },
  );
  expect(of('jetAnnounced')).toMatchObject([{ purpose: 'attaque', target: 'ogre-1' }]);
  expect(find('h1').reactions).toBe(0);
});

test('[AD2-XBER-01] what the Carrière begins with', () => {
  expect(CAREERS.berserker).toMatchObject({ skill: 'melee', items: ['arme-a-deux-mains', 'armure-legere'] });
});
