import { makeMove } from '@souterrain/crawl/movement';
import { beginTurn, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, offered } from '../../testing/combat.ts';
import { groupTurn, PAIR } from '../../testing/groups.ts';
import { acting } from '../../testing/items.ts';
import { alone, impose, jet } from '../../testing/jets.ts';
import { at, type GivenHero, play, type Scene } from '../../testing/scene.ts';
import { converted } from '../content/conversion.ts';
import { harm } from '../exploration/trials.ts';
import { checkSheet } from '../heroes/legality.ts';
import { sheetOfReadyMade } from '../heroes/ready-made.ts';
import { linesOf } from '../items/weapons.ts';
import { slipAway } from '../movement/slip-away.ts';
import { CORE, extended, lineOf, unknownSkill } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';

const FAILS = { dice: [[1, 1]] };
const HARD = { level: 'difficile', why: 'contact', rules: [] } as const;
/** A monster of the first edition with one attack. */
const shot = (reach: 1 | 3) => ({
  level: 2,
  traits: { mental: 1 },
  parade: 1,
  sante: 1,
  attacks: [{ name: { fr: 'Coup', en: 'Blow' }, reach, damage: { plus: 3 } }],
});

/** The Compétences that the Jets named. */
const named = (ran: { of(type: 'jetAnnounced'): readonly { readonly skill: string | null }[] }) =>
  ran.of('jetAnnounced').map(({ skill }) => skill);

const against = (hero: GivenHero): Scene => alone(hero, { creatures: [{ id: 'zombie', at: [0, 1] }] });
const strikes = (base: string, attack = base) =>
  named(blow(against({ items: [base] }), { on: 'zombie-1', with: attack }, FAILS))[0];

describe('Compétences', () => {
  test('[AD2-COMP-01] a pack may declare one, a sheet may have it, and a Jet adds it', () => {
    const line = lineOf('Savoir/Alchimie 5');
    expect(unknownSkill(line, CORE)).toHaveLength(1);
    expect(unknownSkill(line, extended(CORE, { skills: ['Alchimie'] }))).toEqual([]);
    const sheet = sheetOfReadyMade(attentionDonjon2, Object.keys(attentionDonjon2.content.heroes)[0]!);
    expect(checkSheet(attentionDonjon2, { ...sheet, traits: { ...sheet.traits, alchimie: 2 } })).toEqual([]);
    expect(jet(alone({ traits: { alchimie: 2 } }), 'Savoir/Alchimie 5', { dice: [[3, 1]] }).verdict.success).toBe(true);
  });

  test('[AD2-COMP-08] Mêlée: every close-combat attack of the rules, and most of those of monsters', () => {
    for (const base of Object.keys(attentionDonjon2.content.items))
      for (const { id, line } of linesOf(attentionDonjon2, base))
        if (line.attack && line.range?.kind === 'cac') expect([id, line.skill?.id]).toEqual([id, 'melee']);
    expect(['epee', 'dague', 'arme-a-deux-mains'].map((base) => strikes(base))).toEqual(['melee', 'melee', 'melee']);
    const close = Object.keys(attentionDonjon2.content.creatures).flatMap((id) =>
      attentionDonjon2.content.profileNamed(id).actions.filter(({ attack, range }) => attack && range?.kind === 'cac'),
    );
    expect(close.filter(({ skill }) => skill?.id === 'melee').length).toBeGreaterThan(close.length / 2);
    expect(strikes('epee', 'mains-nues')).toBe('melee');
    const clawed = against({ talents: ['griffes'] });
    expect(named(blow(clawed, { on: 'zombie-1', with: 'griffes' }, { dice: [[1, 1, 1]] }))).toEqual(['melee']);
    const bashed = against({ talents: ['coup-de-bouclier'], items: ['bouclier-de-bois'] });
    expect(named(act(bashed, offered(bashed, 'coup-de-bouclier')[0]!, FAILS))).toEqual(['melee']);
    expect(converted(shot(1)).actions[0]).toContain(' Agilité/Mêlée ');
    const resisted = groupTurn(against({ traits: { melee: 3 } }), { dice: [[1, 1]] });
    expect(resisted.of('jetAnnounced')).toMatchObject([{ skill: 'melee', added: 3 }]);
  });

  test('[AD2-COMP-09] who lacks Mêlée attacks at 0', () => {
    const hero = { items: ['epee'], traits: { force: 2, melee: null } };
    const hit = blow(against(hero), { on: 'zombie-1', with: 'epee' }, { dice: [[4, 2]] });
    expect([hit.value.hit, hit.of('jetAnnounced')[0]!.added]).toEqual([true, 0]);
  });

  test('[AD2-COMP-10] Tir: bows, crossbows, muskets', () => {
    const ready = (base: string) => ({ base, loaded: true });
    for (const base of ['arc-court', 'arbalete', 'mousquet']) {
      const shot = blow(against({ items: [ready(base)] }), { on: 'zombie-1', with: base }, FAILS);
      expect([base, ...named(shot)]).toEqual([base, 'tir']);
    }
  });

  test('[AD2-COMP-11] Lancer: knives, slings, shurikens, bombs', () => {
    expect([strikes('dague', 'dague-lancee'), strikes('fronde'), strikes('shurikens')]).toEqual(
      Array(3).fill('lancer'),
    );
    expect([strikes('caillou'), strikes('filet')]).toEqual(['lancer', 'lancer']);
    const bomb = acting(against({ items: ['bombe'] }), ['utiliser-i1-1'], { ...FAILS, decisions: ['cible-zombie-1'] });
    expect(named(bomb)).toEqual(['lancer']);
  });

  test('[AD2-COMP-13] Esquive: leaving enemies, and blasts', () => {
    const leaving: Scene = { drawing: PAIR, ...against({ at: [0, 0], traits: { esquive: 2 } }) };
    const fled = play(leaving, (g, find) => makeMove(g, find('h1'), { to: at([4, 1]), kind: 'classique' }), {
      dice: [[3, 1]],
    });
    expect(fled.of('jetAnnounced')).toMatchObject([{ skill: 'esquive', added: 2 }]);
    expect(fled.value).toBe(true);
    const pressed = play(
      leaving,
      (g, find) => slipAway(g, find('h1'), { move: { to: at([4, 1]), kind: 'classique' }, need: HARD }),
      { dice: [[1, 1]] },
    );
    expect(pressed.of('jetAnnounced')).toMatchObject([{ skill: 'esquive', added: 2, difficulty: 7 }]);
    const blast = play(
      alone({ traits: { esquive: 2 } }),
      (g, find) => harm(g, { target: find('h1'), dice: 4, label: 'explosion', rule: 'AD2-XCONV-06' }),
      { dice: [[3, 1]] },
    );
    expect(blast.of('jetSettled')).toMatchObject([{ result: 5, success: true }]);
    expect(converted(shot(3)).actions[0]).toContain(' Agilité/Esquive ');
    const bolts = ['mage-gobelin', 'statue-gardienne', 'gobelin-archer'].map(
      (id) => attentionDonjon2.content.profileNamed(id).actions[0]!.skill?.id,
    );
    expect(bolts).toEqual(Array(3).fill('esquive'));
  });

  test('[AD2-COMP-14] Résistance: Se reprendre, leaving a rage, shaking off states', () => {
    const tough = { traits: { resistance: 2 } };
    expect(named(act(alone({ ...tough, marks: ['secoue'] }), 'se-reprendre', FAILS))).toEqual(['resistance']);
    expect(named(act(alone({ ...tough, marks: ['enrage'] }), 'sortir-de-la-rage', FAILS))).toEqual(['resistance']);
    const poisoned = play(alone({ ...tough, marks: ['empoisonne'] }), resolution, { dice: [[3, 1]] });
    expect([named(poisoned), poisoned.find('h1').marks]).toEqual([['resistance'], []]);
    for (const mark of ['hemorragie', 'bulle'])
      expect([mark, named(play(alone({ ...tough, marks: [mark] }), resolution, FAILS))]).toEqual([
        mark,
        ['resistance'],
      ]);
    const stone = play(alone({ ...tough, marks: ['petrifie'] }), (g, find) => beginTurn(g, find('h1')), {
      dice: [[3, 1]],
    });
    expect([named(stone), stone.find('h1').marks]).toEqual([['resistance'], []]);
  });

  test('[AD2-COMP-15] Soins names an action, its Compétence and its effect, told apart by their places', () => {
    const { name, skill, outcome } = lineOf('Soins CAC Savoir/Soins 5 : Soins 1');
    expect([name, skill]).toEqual(['Soins', { id: 'soins', name: 'Soins' }]);
    expect(unknownSkill(lineOf('Savoir/SOINS 5'), CORE)).toEqual([]);
    expect(outcome).toMatchObject({ effects: [[{ kind: 'valued', id: 'soins' }]] });
    const healed = act(alone({ sante: 2, traits: { soins: 2 } }), 'soins-h1', { dice: [[3, 1]] });
    expect([named(healed), healed.find('h1').sante]).toEqual([['soins'], 3]);
    // As an effect it needs nobody's Compétence.
    expect(impose(alone({ sante: 2 }), 'Force 1 (-/Soins 2)', { dice: [[1, 1]] }).find('h1').sante).toBe(4);
  });
});
