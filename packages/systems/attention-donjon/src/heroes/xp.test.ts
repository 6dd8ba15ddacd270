import { spendXp, talentOffers, xpEarned } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, quiet, scene } from '../../testing/index.ts';
import { on } from '../../testing/played.ts';
import { sheetOf } from '../../testing/sheets.ts';
import type { AD1State } from '../state.ts';
import { TREES } from './lists.ts';
import { raiseCost } from './raises.ts';

const spent = ({ talents = [], ...given }: GivenHero, decisions: readonly string[]) => {
  const hero = { ...given, talents: [...talents] };
  const ran = play({ heroes: [hero] }, (g, find) => spendXp(g, find('h1'), 'interlude'), { decisions });
  const offers = ran.asked.map(({ options }) => options.map(({ id }) => id));
  return { ...ran, sheet: ran.find('h1').hero!.sheet, offers };
};
const offered = (hero: GivenHero) =>
  talentOffers({ trees: TREES }, sheetOf(hero), { origin: true, career: true }).map(
    ({ talent, cost }) => `${talent} ${cost}`,
  );
const FELINE: GivenHero = { origin: 'feliformes', careers: ['berserker'], talents: ['esquive'] };

describe('spending experience', () => {
  test('[AD1-XP-01] [AD1-XP-02] a talent of level 1 costs one XP', () => {
    const { sheet } = spent({ ...FELINE, xp: 3 }, ['talent-rage', 'garder']);
    expect(sheet).toMatchObject({ xp: 2, talents: ['esquive', 'rage'] });
    expect(offered({ ...FELINE, xp: 0 })).toEqual([]);
    const raging = { ...FELINE, talents: ['esquive', 'rage', 'force-bestiale', 'charge', 'insensible'] };
    expect(
      [offered({ ...raging, xp: 5 }), offered({ ...raging, xp: 6 })].map((ids) => ids.includes('impassible 6')),
    ).toEqual([false, true]);
    expect(offered({ ...FELINE, talents: ['esquive', 'rugissement'], xp: 2 }).join()).not.toContain('griffes');
    expect(offered({ ...FELINE, talents: ['esquive', 'rugissement'], xp: 3 })).toContain('griffes 3');
  });

  test('[AD1-XP-03] [AD1-XP-04] one talent of the origin and one of the career', () => {
    const { offers, sheet } = spent({ ...FELINE, xp: 5 }, ['talent-charge', 'talent-rage', 'garder']);
    expect(offers[1]).not.toContain('talent-rugissement');
    expect(offers[1]).toContain('talent-rage');
    expect(offers[2]!.some((id) => id.startsWith('talent-'))).toBe(false);
    expect(sheet.talents).toEqual(['esquive', 'charge', 'rage']);
  });

  test('[AD1-XP-09] at creation XP alone is the limit: two talents of one list', () => {
    const hero = { ...FELINE, talents: ['esquive'], xp: 2 };
    const { find } = play({ heroes: [hero] }, (g, f) => spendXp(g, f('h1'), 'creation'), {
      decisions: ['talent-charge', 'talent-rugissement'],
    });
    expect(find('h1').hero!.sheet).toMatchObject({ xp: 0, talents: ['esquive', 'charge', 'rugissement'] });
  });

  test('[AD1-XP-05] [AD1-XP-06] [AD1-BERS-13] [AD1-NAIN-06] what is owned from any list is not offered', () => {
    const nain = { origin: 'nains', careers: ['berserker'], xp: 20 };
    expect(offered({ ...nain, talents: ['tenace', 'force-bestiale', 'rage'] })).toContain('charge 1');
    expect(offered({ ...nain, talents: ['tenace', 'charge', 'force-bestiale', 'rage'] }).join()).not.toContain(
      'charge',
    );
    const imperial = { origin: 'imperiaux', careers: ['berserker'], xp: 20, talents: ['force-bestiale', 'rage'] };
    expect(offered(imperial)).toContain('charge 3');
    expect(offered({ ...imperial, talents: ['rage'] }).join()).not.toContain('charge');
  });

  test('[AD1-XP-07] [AD1-SYLV-06] prerequisites are asked for; Esquive costs a Sylvae one XP', () => {
    expect(offered({ ...FELINE, xp: 9 }).join()).not.toContain('griffes');
    expect(offered({ ...FELINE, talents: ['esquive', 'rugissement'], xp: 9 })).toContain('griffes 3');
    expect(offered({ origin: 'sylvae', careers: ['croise'], xp: 1 })).toContain('esquive 1');
  });

  test('[AD1-XP-11] one raise: a skill for its new value, an attribute for two more, 6 at most', () => {
    const sheet = sheetOf({ traits: { melee: 3, force: 4, tir: 6 } });
    expect([raiseCost(sheet, 'melee'), raiseCost(sheet, 'force'), raiseCost(sheet, 'tir')]).toEqual([4, 7, undefined]);
    expect(raiseCost(sheet, 'arcane')).toBe(undefined);
    const { sheet: after, offers } = spent({ ...FELINE, xp: 9, traits: { melee: 3 } }, ['augmenter-melee', 'garder']);
    expect(after).toMatchObject({ xp: 5, traits: { melee: 4 } });
    expect(offers[1]!.some((id) => id.startsWith('augmenter'))).toBe(false);
  });

  test('[AD1-IMPE-09] [AD1-IMPE-10] Touche-à-tout leaves the career talent of the interlude free', () => {
    const { sheet } = spent({ xp: 2 }, ['talent-touche-a-tout', 'talent-rage', 'talent-instinctif']);
    expect(sheet).toMatchObject({ xp: 0, talents: ['touche-a-tout', 'rage', 'instinctif'] });
  });

  test('[AD1-IMPE-12] Dur à cuire: one more point of Santé, for good', () => {
    const { sheet, find } = spent({ xp: 3, talents: ['heroisme-a-revendre'], sante: 2 }, ['talent-dur-a-cuire']);
    expect(sheet.santeMax).toBe(5);
    expect(find('h1')).toMatchObject({ santeMax: 5, sante: 3 });
  });

  test('[AD1-DODGE-31] [AD1-FELI-16] Agilité féline gives Maîtrise de l’esquive', () => {
    const { sheet } = spent({ ...FELINE, talents: ['esquive', 'charge'], xp: 3 }, ['talent-agilite-feline']);
    expect(sheet.talents).toEqual(['esquive', 'charge', 'agilite-feline', 'maitrise-esquive']);
  });

  test('[AD1-IMPE-14] [AD1-XP-12] [AD1-BERS-05] [AD1-TRAQ-05] [AD1-CROI-05] another career opens, without its start', () => {
    const { sheet } = spent({ xp: 7, talents: ['debrouillard', 'citadin'], careers: ['croise'] }, [
      'talent-competences-multiples',
      'traqueur',
      'talent-pas-de-cote',
    ]);
    expect(sheet).toMatchObject({ careers: ['croise', 'traqueur'], items: [], traits: { tir: 2, melee: 2 } });
    const back = spent({ xp: 6, talents: ['debrouillard', 'citadin'], careers: ['traqueur'] }, [
      'talent-competences-multiples',
      'berserker',
    ]);
    expect(back.sheet).toMatchObject({ items: [], traits: { melee: 2 }, deniers: 0 });
    const knight = spent({ xp: 6, talents: ['debrouillard', 'citadin'], careers: ['traqueur'] }, [
      'talent-competences-multiples',
      'croise',
    ]);
    expect(knight.sheet).toMatchObject({ items: [], traits: { melee: 2 } });
  });

  test('[AD1-IMPE-15] [AD1-XP-13] one career talent in an interlude, from either career', () => {
    const two: GivenHero = { xp: 9, talents: ['competences-multiples'], careers: ['croise', 'traqueur'] };
    const { offers } = spent(two, ['talent-benediction', 'garder']);
    expect(offers[0]).toContain('talent-tir-applique');
    expect(offers[1]).not.toContain('talent-tir-applique');
    expect(spent({ ...two, careers: ['croise'] }, ['garder']).offers[0]).not.toContain('talent-tir-applique');
    expect(spent({ ...FELINE, xp: 9 }, ['garder']).offers[0]).not.toContain('talent-benediction');
  });

  test('[AD1-XP-10] [AD1-Q-23] what an adventure gives, in both readings', () => {
    const earned = (result: AD1State['result'], xpRate: 'slow' | 'fast') =>
      xpEarned(on(scene({ variants: { xpRate }, state: { result } })));
    expect([earned('victoire', 'slow'), earned('defaite', 'slow')]).toEqual([2, 1]);
    expect([earned('victoire', 'fast'), earned('defaite', 'fast')]).toEqual([3, 1]);
    const state = scene({
      variants: { xpRate: 'slow' },
      state: { generated: quiet({ bonusXp: 2 }), result: 'victoire' },
    });
    expect(xpEarned(on(state))).toBe(4);
  });
});
