import type { Sheet } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/index.ts';
import type { AD2State } from '../state.ts';
import { attentionDonjon2 } from '../system.ts';
import type { Variants } from '../variants.ts';
import { createHero } from './creation.ts';
import { checkSheet } from './legality.ts';

const CARDS = ['3-pique', 'roi-coeur', '8-coeur'];

function created(decisions: readonly string[], variants: Partial<Variants> = {}) {
  const state: AD2State = { ...scene({ heroes: [], variants }), players: [{ name: 'Mirabelle', hero: 'nouveau' }] };
  const ran = play(state, (g) => createHero(g, 0), { decisions, cards: [CARDS] });
  const sheet: Sheet = ran.find('h1').hero!.sheet;
  const optionsOf = (id: string) => ran.asked.find((asked) => asked.id === id)!.options.map((option) => option.id);
  return { ...ran, sheet, optionsOf, ids: ran.asked.map(({ id }) => id) };
}
const FELIS = ['force', 'vigueur', 'agilite', 'melee', 'sante-7', 'felis', 'berserker', 'roi-coeur'];

describe('creating a hero', () => {
  test('[AD2-XHEROS-01] the steps in their order, without the derived values', () => {
    const { sheet, ids, of } = created([...FELIS, 'talent-rugissement', 'acheter-epee', 'terminer']);
    expect(ids).toEqual([
      'attribut',
      'attribut',
      'attribut',
      'competence',
      'sante-et-heroisme',
      'origine',
      'carriere',
      'arcane',
      'experience',
      'achats',
      'achats',
    ]);
    expect(sheet).toMatchObject({
      name: 'Mirabelle',
      origin: 'felis',
      careers: ['berserker'],
      traits: { force: 4, vigueur: 2, agilite: 2, savoir: 1, mental: 1, melee: 2, tir: 0, lancer: 0, esquive: 1 },
      santeMax: 7,
      heroismeMax: 3,
      arcane: 'roi-coeur',
      talents: ['rugissement'],
      xp: 0,
      deniers: 12,
    });
    expect(checkSheet(attentionDonjon2, sheet, { created: 'companion' })).toEqual([]);
    expect(of('arcaneChosen')).toMatchObject([{ cards: CARDS, kept: 'roi-coeur' }]);
  });

  test('[AD2-XHEROS-03] one of three Compétences is raised, or Arcane is gained', () => {
    const { optionsOf, sheet } = created([...FELIS.slice(0, 3), 'arcane', ...FELIS.slice(4), 'garder', 'terminer']);
    expect(optionsOf('competence')).toEqual(['melee', 'tir', 'lancer', 'arcane']);
    expect(sheet.traits).toMatchObject({ arcane: 1, melee: 1 });
  });

  test('[AD2-XHEROS-04] [AD2-Q-11] ten points, or six on the other scale', () => {
    expect(created([...FELIS, 'garder', 'terminer']).optionsOf('sante-et-heroisme')).toHaveLength(9);
    const heroic = [...FELIS.slice(0, 4), 'sante-4', ...FELIS.slice(5), 'garder', 'terminer'];
    const { optionsOf, sheet } = created(heroic, { creationScale: 'first' });
    expect(optionsOf('sante-et-heroisme')).toHaveLength(5);
    expect(sheet).toMatchObject({ santeMax: 4, heroismeMax: 2, traits: { force: 5, vigueur: 3, savoir: 2 } });
    expect(checkSheet(attentionDonjon2, sheet, { created: 'first' })).toEqual([]);
  });

  test('[AD2-XHEROS-05] [AD2-XBEL-01] four Origines and four Carrières are offered', () => {
    const { optionsOf } = created([...FELIS, 'garder', 'terminer']);
    expect(optionsOf('origine')).toEqual(['felis', 'imperiaux', 'nains', 'sylvae']);
    expect(optionsOf('carriere')).toEqual(['berserker', 'croise', 'traqueur', 'arcaniste']);
  });

  const SCHOLAR = ['savoir', 'mental', 'agilite', 'arcane', 'sante-6', 'imperiaux', 'savoir', 'arcaniste', 'roi-coeur'];

  test('[AD2-ARCA-01] [AD2-XIMP-01] an Impérial Arcaniste: Arcane 2, a staff, and a free talent of any Carrière', () => {
    const { sheet } = created([...SCHOLAR, 'talent-rage', 'talent-decharge-arcanique', 'terminer']);
    expect(sheet).toMatchObject({ traits: { savoir: 4, arcane: 2 }, talents: ['rage', 'decharge-arcanique'], xp: 0 });
    expect(sheet.items).toMatchObject([{ base: 'baton', place: 'equipe', hands: [0, 1] }]);
    expect(checkSheet(attentionDonjon2, sheet, { created: 'companion' })).toEqual([]);
  });

  test('[AD2-XHEROS-08] an Arcaniste buys one scroll; a second one is no longer offered', () => {
    const { sheet, asked } = created([
      ...SCHOLAR,
      'renoncer',
      'garder',
      'acheter-parchemin-de-flammes',
      'acheter-fiole-de-palinque',
      'terminer',
    ]);
    expect(sheet.deniers).toBe(6);
    const shops = asked.filter(({ id }) => id === 'achats').map(({ options }) => options.map(({ id }) => id));
    expect(shops[0]).toContain('acheter-fiole-trouble');
    expect(shops[1]).not.toContain('acheter-fiole-trouble');
    expect(created([...FELIS, 'garder', 'terminer']).optionsOf('achats')).not.toContain('acheter-parchemin-de-flammes');
  });
});
