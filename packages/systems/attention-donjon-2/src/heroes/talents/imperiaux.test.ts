import { spendHeroism } from '@souterrain/crawl/health';
import { acquire } from '@souterrain/crawl/heroes';
import { priceFor, rarityFor, saleOf } from '@souterrain/crawl/heroes/town';
import { describe, expect, test } from 'vitest';
import { jetOf } from '../../../testing/combat.ts';
import { type GivenHero, givenItem, play } from '../../../testing/index.ts';
import { attentionDonjon2 } from '../../system.ts';
import { ORIGINS, TREES } from '../lists.ts';

const DEFT: GivenHero = { heroisme: 0, talents: ['debrouillard'] };

describe('Débrouillard', () => {
  test('[AD2-XIMP-02] [AD2-XCONV-03] two more dice; a 6 then forces the Coup de poker, the 1s kept', () => {
    const { value, of } = jetOf(
      { heroes: [DEFT] },
      {},
      {
        dice: [
          [6, 3, 2, 1],
          [5, 4, 4],
        ],
        decisions: ['debrouillard'],
      },
    );
    expect(of('jetAnnounced')[0]!.dice).toBe(4);
    expect(of('pokerTried')[0]!.faces).toEqual([5, 4, 4]);
    expect(value.thrown.standing).toEqual([5, 4, 4, 1]);
  });

  test('[AD2-XIMP-02] it may be left, and without a 6 nothing is forced', () => {
    expect(jetOf({ heroes: [DEFT] }, {}, { dice: [[6, 1]], decisions: ['passer'] }).of('pokerTried')).toEqual([]);
    expect(
      jetOf({ heroes: [DEFT] }, {}, { dice: [[5, 4, 1, 1]], decisions: ['debrouillard'] }).of('pokerTried'),
    ).toEqual([]);
  });

  test('[AD2-XIMP-03] any Jet whose Attribute is Savoir, with a Compétence or not, and no other', () => {
    const offers = (attribute: 'savoir' | 'force', skill: string | null) =>
      jetOf(
        { heroes: [DEFT] },
        { attribute, skill },
        { dice: [[5, 1]], decisions: attribute === 'savoir' ? ['passer'] : [] },
      ).asked.length;
    expect([offers('savoir', null), offers('savoir', 'soins'), offers('force', 'melee')]).toEqual([1, 1, 0]);
    const attack = jetOf({ heroes: [DEFT] }, { purpose: 'attaque' }, { dice: [[5, 1]], decisions: ['passer'] });
    expect(attack.asked).toHaveLength(1);
  });

  test('[AD2-XSYL-05] [AD2-POKER-15] once declared, Savoir partagé cannot be, nor the other way round', () => {
    const heroes = [{ heroisme: 0, talents: ['debrouillard', 'savoir-partage'] }];
    const { asked } = jetOf({ heroes }, {}, { dice: [[5, 4, 2, 2]], decisions: ['debrouillard'] });
    expect(asked.map(({ options }) => options.map(({ id }) => id))).toEqual([
      ['passer', 'debrouillard', 'savoir-partage'],
    ]);
    const other = jetOf({ heroes }, {}, { dice: [[6, 4, 2, 2]], decisions: ['savoir-partage'] });
    expect([other.asked.length, other.of('pokerTried')]).toEqual([1, []]);
  });
});

describe('the others', () => {
  test('[AD2-XIMP-04] Héroïsme à revendre: a card of the guardian suit keeps the point', () => {
    const heroes = [{ heroisme: 2, arcane: '9-coeur' as const, talents: ['heroisme-a-revendre'] }];
    const spend = (card: string) =>
      play({ heroes }, (g, find) => spendHeroism(g, find('h1'), ['AD2-BENI-03']), { cards: [[card]] }).find('h1').hero!
        .heroisme;
    expect([spend('4-coeur'), spend('4-pique')]).toEqual([2, 1]);
  });

  test('[AD2-XIMP-05] Citadin pays 12 for what costs 15, finds what is rarer, sells better', () => {
    const { find } = play({ heroes: [{ talents: ['citadin'] }, {}] }, function* () {});
    expect(['h1', 'h2'].map((id) => priceFor(attentionDonjon2, find(id).hero!.sheet, 15))).toEqual([12, 15]);
    expect(['h1', 'h2'].map((id) => rarityFor(attentionDonjon2, find(id).hero!.sheet, 9))).toEqual([7, 9]);
    // A sword of 8 Deniers: three quarters of it instead of half.
    expect(['h1', 'h2'].map((id) => saleOf(attentionDonjon2, find(id).hero!.sheet, givenItem('epee', 'i')))).toEqual([
      6, 4,
    ]);
  });

  test('[AD2-XIMP-06] Dur à cuire: maximum Santé 6 becomes 8', () => {
    const { find } = play({ heroes: [{ santeMax: 6 }] }, (g, who) =>
      acquire(g, who('h1'), { talent: 'dur-a-cuire', list: 'imperiaux', xp: 3, rules: ['AD2-XIMP-06'] }),
    );
    expect(find('h1').hero!.sheet.santeMax).toBe(8);
    expect(TREES.imperiaux!.find(({ id }) => id === 'dur-a-cuire')!.needs).toEqual({ all: ['heroisme-a-revendre'] });
  });

  test('[AD2-XIMP-01] Savoir or Mental, a free career talent, another with Touche-à-tout, a second career', () => {
    expect(ORIGINS.imperiaux).toMatchObject({ raises: ['savoir', 'mental'], eclectic: true });
    const learn = (talent: string, decisions: readonly string[]) =>
      play(
        { heroes: [{ careers: ['berserker'] }] },
        (g, who) => acquire(g, who('h1'), { talent, list: 'imperiaux', xp: 0, rules: ['AD2-XIMP-01'] }),
        { decisions },
      ).find('h1').hero!.sheet;
    expect(learn('touche-a-tout', ['talent-decharge-arcanique']).talents).toContain('decharge-arcanique');
    expect(learn('competences-multiples', ['arcaniste']).careers).toEqual(['berserker', 'arcaniste']);
  });
});
