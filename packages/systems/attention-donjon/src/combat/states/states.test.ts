import { bans, bearingsOf, isActive } from '@souterrain/crawl/figures';
import { soignablesOf, usableHands, walksOnBrokenLeg } from '@souterrain/crawl/health';
import { heroFigure } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, type Scene } from '../../../testing/index.ts';
import type { CreatureEntry } from '../../content/types/creature.ts';
import { enduranceOf, paradeOf } from '../../figures/values.ts';
import { isEncombre } from '../../heroes/encombre.ts';
import { sheetOfReadyMade } from '../../heroes/ready-made.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { Purpose } from '../../rolls/purpose.ts';
import { attentionDonjon } from '../../system.ts';
import { afflict } from '../afflict.ts';
import { attacksOf, targetsOf } from '../attacks.ts';
import { secouer } from '../secoue.ts';

const plain = { heroisme: 0 };

function dice(hero: GivenHero, purpose: Purpose, more: Scene = {}) {
  const trait = purpose === 'dommages' ? null : 'mental';
  const force = [{ label: 'force', value: 3, rule: 'AD1-DMG-02' as const }];
  return play({ heroes: [{ ...plain, ...hero }], ...more }, function* (g, find) {
    const order = { who: find('h1'), purpose, trait, difficulty: [DEFAULT_DIFFICULTY], seuil: false };
    const rule = check(g, trait === null ? { ...order, dice: force } : order);
    const request = rule.next().value;
    return 'count' in request ? request.count : 0;
  }).value;
}

/** Runs the effect that a state has in Résolution, or at the start of a turn. */
const effect = (hero: GivenHero, id: string, faces: readonly number[]) =>
  play(
    { heroes: [{ ...plain, ...hero }] },
    function* (g, find) {
      const at = bearingsOf(g, find('h1')).find((b) => b.feature.id === id)!;
      yield* (at.feature.resolution ?? at.feature.turnStart)!(g, at);
    },
    { dice: [faces] },
  );

test('[AD1-HEALTH-01] a new hero is Indemne: no state, and every die of its traits', () => {
  const { marks, sante, santeMax } = heroFigure(
    attentionDonjon,
    0,
    sheetOfReadyMade(attentionDonjon, Object.keys(attentionDonjon.content.heroes)[0]!),
  );
  expect([marks, sante]).toEqual([[], santeMax]);
  const purposes: readonly Purpose[] = ['attaque', 'esquive', 'soins', 'resistance', 'dommages', 'se-reprendre'];
  expect(purposes.map((purpose) => dice({}, purpose))).toEqual(purposes.map(() => 3));
});

describe('Secoué', () => {
  test('[AD1-HEALTH-02] [AD1-HEALTH-06] [AD1-Q-09] takes a die from the rolls of its actions', () => {
    const shaken = { marks: ['secoue'] };
    const reduced: Purpose[] = [
      'attaque',
      'esquive',
      'soins',
      'recuperation',
      'chercher',
      'se-liberer',
      'talent',
      'objet',
    ];
    expect(reduced.map((purpose) => dice(shaken, purpose))).toEqual(reduced.map(() => 2));
    const spared: Purpose[] = ['dommages', 'resistance', 'se-reprendre', 'epreuve', 'calme'];
    expect(spared.map((purpose) => dice(shaken, purpose))).toEqual(spared.map(() => 3));
    expect(dice({ marks: ['serieusement-secoue'] }, 'attaque')).toBe(2);
  });

  test('[AD1-Q-09] or from every roll but Se Reprendre', () => {
    const all: Scene = { variants: { secoueScope: 'all' } };
    expect(dice({ marks: ['secoue'] }, 'dommages', all)).toBe(2);
    expect(dice({ marks: ['secoue'] }, 'resistance', all)).toBe(2);
    expect(dice({ marks: ['secoue'] }, 'epreuve', all)).toBe(2);
    expect(dice({ marks: ['secoue'] }, 'attaque', all)).toBe(2);
    expect(dice({ marks: ['secoue'] }, 'se-reprendre', all)).toBe(3);
  });

  test('[AD1-BERS-12] Insensible does not feel it', () => {
    expect(dice({ marks: ['secoue'], talents: ['insensible'] }, 'attaque')).toBe(3);
  });

  test('[AD1-ETAT-01] gained again outside a damage roll, it changes nothing', () => {
    const { value, events } = play({ heroes: [{ marks: ['secoue'] }] }, function* (g, find) {
      return secouer(g, find('h1'), ['AD1-FELI-12']);
    });
    expect(value).toBe(false);
    expect(events).toEqual([]);
  });

  test('[AD1-Q-19] Impassible never has it, or keeps it until its next turn', () => {
    const gained = (impassibleTiming: 'atOnce' | 'nextTurn') =>
      play({ heroes: [{ talents: ['impassible'] }], variants: { impassibleTiming } }, function* (g, find) {
        return secouer(g, find('h1'), ['AD1-DMG-07']);
      }).value;
    expect(gained('atOnce')).toBe(false);
    expect(gained('nextTurn')).toBe(true);
  });
});

describe('other states', () => {
  test('[AD1-ETAT-01] a state is held once, and renewed', () => {
    const { find } = play({}, function* (g, find) {
      afflict(g, find('h1'), { state: 'entrave', until: { in: 'rounds', left: 1 }, rules: ['AD1-ETAT-02'] });
      afflict(g, find('h1'), { state: 'entrave', until: { in: 'rounds', left: 2 }, rules: ['AD1-ETAT-02'] });
    });
    expect(find('h1').marks).toEqual([{ id: 'entrave', until: { in: 'rounds', left: 2 } }]);
  });

  test('[AD1-ETAT-03] Paralysé ends with the next turn of the figure, unless it is said otherwise', () => {
    const { find } = play({}, function* (g, find) {
      afflict(g, find('h1'), { state: 'paralyse', rules: ['AD1-ETAT-03'] });
    });
    expect(find('h1').marks).toEqual([{ id: 'paralyse', until: { in: 'turn', of: 'h1', edge: 'end', since: 1 } }]);
  });

  test('[AD1-ETAT-02] [AD1-ETAT-04] others last until something removes them', () => {
    const { find } = play({}, function* (g, find) {
      for (const state of ['entrave', 'empoisonne']) afflict(g, find('h1'), { state, rules: ['AD1-ETAT-01'] });
    });
    expect(find('h1').marks).toEqual([
      { id: 'entrave', until: { in: 'removed' } },
      { id: 'empoisonne', until: { in: 'removed' } },
    ]);
  });

  test('[AD1-ETAT-02] [AD1-ETAT-03] [AD1-ETAT-04] [AD1-GRAVE-05] [AD1-GRAVE-06] [AD1-GRAVE-16] which are Soignable', () => {
    const marks = ['serieusement-secoue', 'a-terre', 'inconscient', 'paralyse', 'entrave', 'empoisonne', 'enrage'];
    const lasting = ['nez-casse', 'cotes-cassees', 'hemorragie', 'jambe-fracturee', 'bras-casse', 'main-tranchee'];
    const wounds = [...lasting, 'cicatrices'].map((id) => ({ id }));
    const { value } = play({ heroes: [{ marks, wounds }] }, function* (g, find) {
      return soignablesOf(g, find('h1'));
    });
    const light = ['serieusement-secoue', 'inconscient', 'paralyse', 'empoisonne'];
    expect(value).toEqual([...light, 'nez-casse', 'cotes-cassees', 'hemorragie']);
  });

  test('[AD1-POKER-05] where a success is all that counts, its sixes are not asked about', () => {
    const six = [6, 2, 2];
    expect(effect({ marks: ['empoisonne'] }, 'empoisonne', six).asked).toEqual([]);
    expect(effect({ wounds: [{ id: 'hemorragie' }] }, 'hemorragie', six).asked).toEqual([]);
    expect(effect({ marks: ['inconscient'] }, 'inconscient', six).asked).toEqual([]);
  });

  test('[AD1-ETAT-02] [AD1-ETAT-03] [AD1-GRAVE-06] [AD1-GRAVE-07] [AD1-GRID-05] what each forbids, and who is active', () => {
    const { value } = play(
      { heroes: ['entrave', 'paralyse', 'a-terre', 'inconscient', 'secoue'].map((m) => ({ marks: [m] })) },
      function* (g) {
        return g.state.figures.map((f) => [
          isActive(g, f),
          ...(['actions', 'reactions', 'mouvement', 'reveler'] as const).map((ban) => bans(g, f, ban)),
        ]);
      },
    );
    expect(value).toEqual([
      [true, false, false, true, true],
      [false, true, true, true, true],
      [false, false, true, true, true],
      [false, true, true, true, true],
      [true, false, false, false, false],
    ]);
  });

  test('[AD1-ETAT-04] [AD1-HEALTH-28] Empoisonné: Vigueur against 2 in Résolution ends it, or a point of Santé goes', () => {
    const traits = { vigueur: 3, force: 2, agilite: 2, mental: 4 };
    const failed = effect({ marks: ['empoisonne'], sante: 3, traits }, 'empoisonne', [2, 3, 5]);
    expect(failed.of('rollAnnounced')).toMatchObject([{ trait: 'vigueur', dice: 3, difficulty: 2 }]);
    expect(failed.find('h1')).toMatchObject({ sante: 2, marks: [{ id: 'empoisonne' }] });
    const resisted = effect({ marks: ['empoisonne'], sante: 3 }, 'empoisonne', [4, 3, 5]);
    expect(resisted.find('h1')).toMatchObject({ sante: 3, marks: [] });
  });

  test('[AD1-GRAVE-11] Hémorragie: the same roll, and a success does not stop it', () => {
    const wounds = [{ id: 'hemorragie' }];
    const bled = effect({ wounds, sante: 3, traits: { vigueur: 3, force: 2 } }, 'hemorragie', [1, 4, 5]);
    expect(bled.of('rollAnnounced')).toMatchObject([{ trait: 'vigueur', dice: 3, difficulty: 2 }]);
    expect(bled.find('h1').sante).toBe(2);
    const resisted = effect({ wounds, sante: 3 }, 'hemorragie', [4, 4, 5]).find('h1');
    expect(resisted.sante).toBe(3);
    expect(resisted.hero!.sheet.wounds).toEqual(wounds);
  });

  test('[AD1-GRAVE-07] Inconscient: at its turn, Mental against 2 for free, and it is À terre', () => {
    const woken = effect({ marks: ['inconscient'], traits: { mental: 2 } }, 'inconscient', [4, 5]);
    expect(woken.find('h1').marks.map((m) => m.id)).toEqual(['a-terre']);
    expect(effect({ marks: ['inconscient'] }, 'inconscient', [4, 2, 2]).find('h1').marks).toMatchObject([
      { id: 'inconscient' },
    ]);
  });

  test('[AD1-ETAT-05] Enragé: two dice more on Mêlée rolls, Parade one less', () => {
    const raging = { ...plain, traits: { melee: 4, tir: 4 }, marks: ['enrage'] };
    const rolled = (trait: 'melee' | 'tir') =>
      play({ heroes: [raging] }, function* (g, find) {
        const rule = check(g, { who: find('h1'), purpose: 'attaque', trait, difficulty: [], seuil: false });
        const request = rule.next().value;
        return ['count' in request ? request.count : 0, paradeOf(g, find('h1'))];
      }).value;
    expect([rolled('melee'), rolled('tir')]).toEqual([
      [6, 1],
      [4, 1],
    ]);
  });

  test('[AD1-ETAT-06] [AD1-ARMU-03] Encombré: an item whose requirement is not met takes a die, but from damage', () => {
    const heavy = (vigueur: number, force: number): GivenHero => ({
      traits: { vigueur, force },
      items: ['armure-lourde'],
    });
    expect(dice(heavy(4, 3), 'epreuve')).toBe(2);
    expect(dice(heavy(4, 3), 'dommages')).toBe(3);
    expect(dice(heavy(4, 4), 'epreuve')).toBe(3);
    const { value } = play(
      { heroes: [{ ...heavy(4, 3), items: [{ base: 'armure-lourde', place: 'porte' }] }] },
      function* (_g, find) {
        return isEncombre(_g, find('h1'));
      },
    );
    expect(value).toBe(false);
  });

  test('[AD1-ETAT-07] an immune figure does not gain the state', () => {
    const creatures = [
      { id: 'golem-de-pierre', at: [3, 3] },
      { id: 'orque', at: [4, 4] },
    ] as const;
    const { value } = play({ creatures }, function* (g, find) {
      return ['golem-de-pierre-1', 'orque-1'].flatMap((id) => [
        afflict(g, find(id), { state: 'empoisonne', rules: ['AD1-ETAT-04'] }),
        afflict(g, find(id), { state: 'secoue', rules: ['AD1-DMG-07'] }),
      ]);
    });
    expect(value).toEqual([false, false, true, true]);
  });

  test('[AD1-ETAT-07] nor is it a target of an attack of that tag', ({ onTestFinished }) => {
    const creatures = attentionDonjon.content.creatures as Record<string, CreatureEntry>;
    creatures.spectral = { ...attentionDonjon.content.creatures.orque!, id: 'spectral', immunities: ['magie'] };
    onTestFinished(() => {
      delete creatures.spectral;
    });
    const given: Scene = {
      heroes: [{ items: ['lame-vipere', 'epee'] }],
      creatures: [{ id: 'spectral', at: [1, 1] }],
    };
    const { value } = play(given, function* (g, find) {
      return attacksOf(g, find('h1')).map((a) => targetsOf(g, find('h1'), a).length);
    });
    expect(value).toEqual([0, 1, 1]);
  });
});

describe('lasting wounds', () => {
  const figure = (hero: GivenHero) =>
    play({ heroes: [hero] }, function* (_g, find) {
      return find('h1');
    }).value;

  test('[AD1-GRAVE-12] a broken leg costs two dice on an Esquive; a splint gives back the movement alone', () => {
    expect(dice({ wounds: [{ id: 'jambe-fracturee' }] }, 'esquive')).toBe(1);
    expect(dice({ wounds: [{ id: 'jambe-fracturee' }] }, 'epreuve')).toBe(3);
    expect(walksOnBrokenLeg(attentionDonjon, figure({ wounds: [{ id: 'jambe-fracturee' }] }))).toBe(true);
    expect(walksOnBrokenLeg(attentionDonjon, figure({ wounds: [{ id: 'jambe-fracturee', splint: true }] }))).toBe(
      false,
    );
    expect(dice({ wounds: [{ id: 'jambe-fracturee', splint: true }] }, 'esquive')).toBe(1);
  });

  test('[AD1-GRAVE-13] [AD1-GRAVE-17] the hands that are left', () => {
    const arm = { id: 'bras-casse', hand: 0 };
    expect(usableHands(figure({}))).toBe(2);
    expect(usableHands(figure({ wounds: [arm] }))).toBe(1);
    expect(usableHands(figure({ wounds: [arm, { id: 'main-tranchee', hand: 1 }] }))).toBe(0);
  });

  test('[AD1-GRAVE-15] scars take no die from anything', () => {
    expect(dice({ wounds: [{ id: 'cicatrices' }] }, 'attaque')).toBe(3);
    const values = (hero: GivenHero) =>
      play({ heroes: [hero] }, function* (g, find) {
        return [paradeOf(g, find('h1')), enduranceOf(g, find('h1'))];
      }).value;
    expect(values({ wounds: [{ id: 'cicatrices' }] })).toEqual(values({}));
  });
});
