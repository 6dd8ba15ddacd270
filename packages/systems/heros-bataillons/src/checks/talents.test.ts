import { describe, expect, test } from 'vitest';
import { type GivenBeing, play } from '../../testing/index.ts';
import { talentOf } from '../beings/hero.ts';
import type { Talent } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import { check } from './check.ts';
import type { CheckOrder } from './order.ts';

const talent = (id: string, degree: Talent['degree'] = 1): Talent => ({ ...talentOf(herosBataillons, id), degree });
const with_ = (...talents: Talent[]): GivenBeing => ({ values: { agi: 8 }, hero: { talents } });
const tested = (
  hero: GivenBeing,
  order: Partial<CheckOrder>,
  {
    dice,
    decisions = [],
    state = {},
  }: { dice: readonly number[]; decisions?: readonly string[]; state?: Partial<HBState> },
) =>
  play(
    { heroes: [hero], state },
    (g, find) => check(g, { who: find('h1'), attribute: 'agi', rule: 'HB-TEST-01', ...order }),
    { dice: [dice], decisions },
  );
const pain = (count: number) => ({ disadvantages: [{ label: 'pluie', count }] });

describe('a talent', () => {
  test('[HB-TAL-01] [HB-TAL-04] gives an advantage to the hero who has it, and to no other', () => {
    const order = { tags: ['discretion'] };
    expect(tested(with_(talent('discretion')), order, { dice: [15, 6] }).value).toMatchObject({
      kept: 6,
      success: true,
    });
    expect(tested(with_(), order, { dice: [15] }).value.success).toBe(false);
  });

  test('[HB-TAL-02] only on its own attribute', () => {
    const order = { tags: ['discretion'], attribute: 'vol' } as const;
    tested(with_(talent('discretion')), order, { dice: [15] });
  });

  test('[HB-TAL-03] [HB-SOLO-13] only where a tag is shared', () => {
    tested(with_(talent('escalade')), { tags: ['larcin'] }, { dice: [15] });
    tested(with_(talent('escalade')), { tags: ['escalade'] }, { dice: [15, 3] });
    tested(with_(talent('acrobate')), { tags: ['chute'] }, { dice: [15, 3] });
  });

  test('[HB-TAL-05] its degree is the number of advantages', () => {
    const order = { tags: ['escalade'], ...pain(2) };
    expect(tested(with_(talent('escalade', 2)), order, { dice: [9] }).value.kept).toBe(9);
    expect(tested(with_(talent('escalade', 3)), order, { dice: [15, 9] }).value.kept).toBe(9);
    expect(tested(with_(talent('escalade')), order, { dice: [15, 9] }).value.kept).toBe(15);
  });

  test('[HB-TAL-07] one at most: the player chooses', () => {
    const two = with_(talent('vif'), { ...talent('acrobate', 2), tags: ['initiative'] });
    const { of, asked } = tested(two, { tags: ['initiative'] }, { dice: [15, 3], decisions: ['talent-acrobate'] });
    expect(of('checked')[0]!.advantages).toEqual([{ label: 'talent-acrobate', count: 2 }]);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['talent-vif', 'talent-acrobate']);
  });

  test('[HB-TAL-06] without an MJ, a tag accepts it; nothing is asked where no die would change', () => {
    const two = with_(talent('vif'), { ...talent('acrobate'), tags: ['initiative'] });
    const already = { tags: ['initiative'], advantages: [{ label: 'aide', count: 1 }] };
    expect(tested(two, already, { dice: [15, 3] }).asked).toEqual([]);
  });

  test('[HB-TAL-02] [HB-TAL-06] with an MJ, the player cites one and the MJ answers', () => {
    const state = { master: 1 };
    const cited = (attribute: 'agi' | 'vol', answer: string, dice: readonly number[]) =>
      tested(with_(talent('discretion')), { attribute }, { dice, decisions: ['talent-discretion', answer], state });
    expect(cited('agi', 'accepter', [15, 6]).value.success).toBe(true);
    expect(cited('agi', 'refuser', [15]).value.success).toBe(false);
    const other = cited('vol', 'accepter', [15, 6]);
    expect(other.value.success).toBe(true);
    // The preselected answer comes first.
    expect(other.asked[1]).toMatchObject({ seat: 1, options: [{ id: 'refuser' }, { id: 'accepter' }] });
    expect(cited('agi', 'accepter', [15, 6]).asked[1]!.options[0]!.id).toBe('accepter');
  });

  test('[HB-TAL-06] Éloquence accepted is one advantage, and the log names it as the reason', () => {
    const said = tested(
      with_(talent('eloquence')),
      { attribute: 'vol' },
      {
        dice: [15, 6],
        decisions: ['talent-eloquence', 'accepter'],
        state: { master: 1 },
      },
    );
    expect(said.of('checked')).toMatchObject([{ kept: 6, advantages: [{ label: 'talent-eloquence', count: 1 }] }]);
  });

  test('[HB-CRE-06] Vif helps who is caught out', () => {
    expect(tested(with_(talent('vif')), { tags: ['initiative'] }, { dice: [15, 6] }).value.success).toBe(true);
  });
});
