import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import type { Talent } from '../pieces.ts';
import { herosBataillons } from '../system.ts';
import type { Variants } from '../variants.ts';
import { talentOf } from './hero.ts';
import { progress } from './progress.ts';

const growing = (hero: GivenBeing, decisions: readonly string[], variants: Partial<Variants> = {}) => {
  const played = play({ heroes: [hero], variants }, (g, f) => progress(g, f('h1')), { decisions });
  return { ...played, hero: played.find('h1'), offered: played.asked[0]!.options.map(({ id }) => id) };
};
const master: Talent = { ...talentOf(herosBataillons, 'lutte'), degree: 3 };

describe('progress', () => {
  test('[HB-CRE-10] one point of maximum, up to the cap', () => {
    const { hero, offered } = growing({ values: { for: 17, end: 15 } }, ['augmenter-for']);
    expect(hero).toMatchObject({ max: { for: 18 }, now: { for: 18 }, hero: { progress: 1 } });
    expect(offered).not.toContain('augmenter-end');
    expect(growing({ now: { vol: 5 } }, ['augmenter-vol']).hero).toMatchObject({ max: { vol: 11 }, now: { vol: 6 } });
  });

  test('[HB-ATTR-18] [HB-ATTR-19] [HB-ATTR-20] [HB-ATTR-21] nothing above a cap is offered', () => {
    const top = { values: { for: 18, agi: 18, vol: 18, end: 15 } };
    expect(growing(top, ['apprendre-lutte']).offered.filter((id) => id.startsWith('augmenter'))).toEqual([]);
    expect(growing(top, ['augmenter-vol'], { volCap: 'none' }).hero.max.vol).toBe(19);
    const agile = growing({ values: { agi: 17 } }, ['augmenter-agi']);
    expect(agile.hero).toMatchObject({ max: { agi: 18 }, now: { agi: 18 } });
    const { asked } = play(agile.state, (g, f) => progress(g, f('h1')), { decisions: ['apprendre-vif'] });
    expect(asked[0]!.options.map(({ id }) => id)).not.toContain('augmenter-agi');
  });

  test('[HB-CRE-10] [HB-TAL-05] a new talent, or a degree up to the third', () => {
    expect(growing({}, ['apprendre-vif']).hero.hero!.talents).toEqual([talentOf(herosBataillons, 'vif')]);
    const raised = growing({ hero: { talents: [talentOf(herosBataillons, 'vif'), master] } }, ['maitriser-vif']);
    expect(raised.hero.hero!.talents.map(({ degree }) => degree)).toEqual([2, 3]);
    expect(raised.offered).not.toContain('maitriser-lutte');
    expect(raised.offered).not.toContain('apprendre-vif');
  });

  test('[HB-CRE-10] [HB-CHA-09] every third may raise Chance to 3, once', () => {
    const third = growing({ hero: { progress: 2, chance: 1 } }, ['augmenter-chance']);
    expect(third.hero.hero).toMatchObject({ chanceMax: 3, chance: 2, progress: 3 });
    expect(growing({ hero: { progress: 5, chanceMax: 3 } }, ['apprendre-vif']).offered).not.toContain(
      'augmenter-chance',
    );
    expect(growing({ hero: { progress: 1 } }, ['apprendre-vif']).offered).not.toContain('augmenter-chance');
  });

  test('[HB-Q-03] a smaller reserve grows once too, a full one never', () => {
    const third = (chanceMax: number, variant: 'one' | 'three') =>
      growing({ hero: { progress: 2, chanceMax } }, ['apprendre-vif'], { chanceMax: variant }).offered;
    expect(third(1, 'one')).toContain('augmenter-chance');
    expect(third(2, 'one')).not.toContain('augmenter-chance');
    expect(third(3, 'three')).not.toContain('augmenter-chance');
  });

  test('[HB-CRE-10] [HB-HERO-01] or buy a heroic ability, never the same twice but for a school', () => {
    const known = { hero: { progress: 2, abilities: ['charge', 'conjurateur'], schools: ['ombres'] } };
    const learnt = growing(known, ['capacite-instinct']);
    expect(learnt.hero.hero!.abilities).toEqual(['charge', 'conjurateur', 'instinct']);
    expect(learnt.offered).not.toContain('capacite-charge');
    const second = growing(known, ['capacite-conjurateur', 'sacree']);
    expect(second.hero.hero).toMatchObject({ abilities: ['charge', 'conjurateur'], schools: ['ombres', 'sacree'] });
    expect(second.asked[1]!.options.map(({ id }) => id)).not.toContain('ombres');
    expect(growing({}, ['apprendre-vif']).offered.some((id) => id.startsWith('capacite'))).toBe(false);
  });

  test('[HB-Q-24] a first school comes with two forms, where they must be learnt', () => {
    const first = growing({ hero: { progress: 2 } }, ['capacite-conjurateur', 'ombres', 'insufflation'], {
      forms: 'learnt',
    });
    expect(first.hero.hero!.forms).toEqual(['toucher', 'insufflation']);
    const second = { hero: { progress: 2, abilities: ['conjurateur'], schools: ['ombres'], forms: ['toucher'] } };
    const more = growing(second, ['capacite-conjurateur', 'sacree'], { forms: 'learnt' });
    expect(more.hero.hero!.forms).toEqual(['toucher']);
  });
});
