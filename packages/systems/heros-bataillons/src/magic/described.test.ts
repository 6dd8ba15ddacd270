import { describe, expect, test } from 'vitest';
import { type GivenBeing, perform } from '../../testing/index.ts';
import { hasMark } from '../pieces.ts';

const MASTER = 3;
function described(school: string, decisions: readonly string[], foe: GivenBeing = { values: { end: 15 } }) {
  const given = { heroes: [{ hero: { schools: [school] } }], foes: [foe], state: { master: MASTER } };
  return perform(given, `sort-${school}-toucher-mineur`, { dice: [5], decisions });
}

describe('a spell told in words', () => {
  test('[HB-MAG-42] the MJ accepts it within MAX, or refuses it', () => {
    const { asked, find, of } = described('sauvage', ['e1', 'decrire', 'degats-5', 'sans-resistance']);
    const ruling = asked.at(-2)!;
    expect(ruling.seat).toBe(MASTER);
    expect(ruling.options.map(({ id }) => id)).not.toContain('degats-6');
    expect(find('e1').now.end).toBe(10);
    expect(of('spellDescribed')[0]).toMatchObject({ being: 'h1', accepted: true });
    const refused = described('sauvage', ['e1', 'decrire', 'refuser', 'degats-ouragan']);
    expect(refused.asked.at(-1)!.options.map(({ id }) => id)).not.toContain('decrire');
    expect(refused.find('e1').now.end).toBe(10);
    expect(described('sauvage', ['e1', 'decrire', 'accepter-le-recit']).find('e1').now.end).toBe(15);
  });

  test('[HB-GM-14] damage is of the school and nothing else is mended by it', () => {
    const { find, of } = described('sauvage', ['e1', 'decrire', 'degats-2', 'sans-resistance'], {
      values: { end: 15 },
      now: { end: 3 },
    });
    expect(find('e1').now.end).toBe(1);
    expect(of('damaged')[0]!.source).toBe('sort-ouragan');
  });

  test('[HB-MAG-42] [HB-SCH-06] from 1 to MAX points and N rounds; Sacrée never hurts', () => {
    const rulings = (school: string, decisions: readonly string[]) =>
      described(school, [...decisions, 'decrire', 'accepter-le-recit'])
        .asked.at(-1)!
        .options.map(({ id }) => id);
    const points = (what: string) => [5, 4, 3, 2, 1].map((amount) => `${what}-${amount}`);
    const words = ['accepter-le-recit', 'duree-1', 'refuser'];
    expect(rulings('impie', []).toSorted()).toEqual([...words, ...points('degats'), ...points('soin')].toSorted());
    expect(rulings('sacree', ['e1']).toSorted()).toEqual([...words, ...points('soin')].toSorted());
  });

  test('[HB-SCH-11] the MJ may let another school heal', () => {
    expect(
      described('sauvage', ['e1', 'decrire', 'soin-4'], { values: { end: 15 }, now: { end: 3 } }).find('e1').now.end,
    ).toBe(7);
  });

  test('[HB-GM-14] [HB-CHA-11] Chance is offered once: against what lasts, or with the test that resists it', () => {
    const hero: GivenBeing = { side: 'adversaires', hero: { chance: 1 } };
    const lasting = (decisions: readonly string[], dice: readonly number[] = []) =>
      perform(
        { heroes: [{ hero: { schools: ['impie'] } }, hero], state: { master: MASTER } },
        'sort-impie-toucher-mineur',
        { dice: [5, ...dice], decisions: ['decrire', 'duree-1', ...decisions] },
      );
    const marked = ({ find }: ReturnType<typeof lasting>) => hasMark(find('h2'), 'sort-decrit');
    const spared = lasting(['sans-resistance', 'depenser-chance']);
    expect([marked(spared), spared.find('h2').hero!.chance]).toEqual([false, 0]);
    expect(marked(lasting(['sans-resistance', 'subir']))).toBe(true);
    expect(marked(lasting(['resistance-vol', 'subir'], [11]))).toBe(true);
    expect(marked(lasting(['resistance-vol'], [10]))).toBe(false);
  });

  test('[HB-MAG-42] without an MJ only the menus are left', () => {
    const { asked } = perform({ heroes: [{ hero: { schools: ['impie'] } }], foes: [{}] }, 'sort-impie-toucher-mineur', {
      dice: [5],
      decisions: ['degats-necrose'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['degats-necrose', 'fletrir', 'moderer']);
  });
});
