import type { Option, Params } from '@souterrain/kernel';
import { WIDE } from '@souterrain/words';
import { describe, expect, test } from 'vitest';
import type { AD2Event } from '../events.ts';
import { attentionDonjon2 } from '../system.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(attentionDonjon2.content);

const company = { names: ['Aldric', 'Mathilde'] };
const said = (event: AD2Event): readonly (string | undefined)[] => [
  words.fr.event(event, company)?.replaceAll(WIDE, ' '),
  words.en.event(event, company),
];

interface Asks {
  readonly params?: Params;
  readonly asked?: Params;
}

const settled = {
  type: 'jetSettled',
  figure: 'h1',
  purpose: 'attaque',
  faces: [6, 2],
  best: 6,
  base: 7,
  reussites: 1,
  reachable: 8,
  used: 0,
  result: 7,
  difficulty: 5,
  success: true,
  surplus: 1,
  rules: ['AD2-JET-10'],
} as const;

describe('a Jet in the journal', () => {
  test('its dice, what is added, whom it aims at', () => {
    const announced = {
      purpose: 'attaque',
      attribute: 'force',
      skill: 'melee',
      by: null,
      target: 'homme-rat-2',
    } as const;
    const event = { type: 'jetAnnounced', figure: 'h1', ...announced, dice: 3, added: 2, difficulty: 4 } as const;
    expect(said({ ...event, rules: ['AD2-JET-01'] })).toEqual([
      'Attaque (Force/Mêlée) : Aldric lance 3 dés et ajoute 2 contre Homme-Rat 2, Difficulté 4.',
      'Attack (Force/Mêlée): Aldric rolls 3 dice and adds 2 against Ratman 2, Difficulty 4.',
    ]);
  });

  test('[AD2-REU-16] a success, a success that Réussites reach, a failure with the best it could have been', () => {
    expect(said(settled)).toEqual([
      'Total 7 contre 5 : réussi, 1 Réussite en plus.',
      'Total 7 against 5: success, 1 Réussite more.',
    ]);
    expect(said({ ...settled, difficulty: 8, used: 1, result: 8, surplus: 0 })).toEqual([
      'Total 7, porté à 8 par 1 Réussite, contre 8 : réussi.',
      'Total 7, raised to 8 by 1 Réussite, against 8: success.',
    ]);
    expect(said({ ...settled, difficulty: 10, success: false, surplus: 0 })).toEqual([
      'Total 7, au mieux 8, contre 10 : raté.',
      'Total 7, 8 at best, against 10: failure.',
    ]);
  });

  test('what a Réussite buys is told in words', () => {
    const spent = { type: 'reussiteSpent', figure: 'h2', price: 1, left: 0, rules: ['AD2-REU-05'] } as const;
    expect(said({ ...spent, bought: 'Dommages +1' })).toEqual([
      'Mathilde dépense 1 Réussite : 1 point de Dommages de plus (reste 0).',
      'Mathilde spends 1 Réussite: 1 more point of Damage (0 left).',
    ]);
    expect(said({ ...spent, bought: 'Spécial' })[1]).toBe(
      'Mathilde spends 1 Réussite to strengthen the action (0 left).',
    );
    expect(said({ ...spent, bought: 'annuler' })[0]).toBe('Mathilde dépense 1 Réussite pour moins souffrir (reste 0).');
  });
});

describe('what options are worth', () => {
  const offer = (id: string, { label, params = {}, asked = {} }: Readonly<Record<'label', string>> & Asks) => {
    const given: Option = { id: label, label, params, value: null };
    const decision = { kind: 'ask', id, seat: 0, rule: 'AD2-ORDRE-01', prompt: id, params: asked } as const;
    const said = words.fr.option({ ...decision, options: [given], min: 1, max: 1 }, given, company);
    return [said.label, said.hint].map((text) => text?.replaceAll(WIDE, ' '));
  };

  test('[AD2-ARCA-06][AD2-ARCA-09] Arcane given up says what the suit of the card brings', () => {
    const gives = (card: string, count: number) => {
      const asked = { action: 'decharge-arcanique', card, figure: 'h1' };
      return offer('sacrifier-de-l-arcane', { label: 'sacrifier-de-l-arcane', params: { count }, asked });
    };
    expect(gives('4-coeur', 0)).toEqual(['Rien', undefined]);
    expect(gives('4-coeur', 2)[1]).toBe('Cœur : rend la Santé que perd la cible, 2 au plus');
    expect(gives('roi-trefle', 1)).toEqual(['Arcane −1', 'Trèfle : Dommages 1, Perforation 1']);
    expect(gives('joker-1', 1)[1]).toBe('le pouvoir d’une couleur au choix');
  });

  test('[AD2-ARCA-12][AD2-ARCA-13][AD2-ARCA-21] so do an aura, its joker, and what « Spécial » stands for', () => {
    const aura = { action: 'aura-des-arcanes', figure: 'h1' };
    expect(offer('action', { label: 'aura-des-arcanes', params: { card: '2-pique' } })[1]).toBe(
      'Savoir/Arcane 6, Pique : +1 dé aux actions de la zone',
    );
    expect(offer('quelle-enseigne', { label: 'couleur', params: { suit: 'carreau' }, asked: aura })).toEqual([
      'Carreau',
      'Armure +1 pour la zone',
    ]);
    const special = { label: 'acheter', params: { effect: 'Spécial', price: 1 } };
    expect(offer('reussites', { ...special, asked: aura })[0]).toBe('Armure +1 de plus pour la zone');
    expect(offer('reussites', { ...special, asked: { action: 'invocation-des-arcanes' } })[0]).toBe(
      'Le Serviteur reste 1 Round de plus',
    );
  });

  test('[AD2-EQUIP-16][AD2-XCONV-05] what is bought says its hands and its dice', () => {
    const bought = (item: string) => offer('boutique', { label: 'acheter', params: { item, price: 10 } })[1];
    expect(bought('epee-longue')).toBe(
      '10 deniers, Force/Mêlée, 2 points de Dommages, +1 dé si l’autre main est libre',
    );
    expect(bought('hallebarde')).toBe(
      '10 deniers, Force/Mêlée, 2 points de Dommages, jusqu’à 1 zone, +1 dé, à deux mains',
    );
  });

  test('[AD2-EQUIP-15] bare hands have their numbers too', () => {
    const params = { attack: 'mains-nues', target: 'homme-rat-1' };
    expect(offer('action', { label: 'attaquer', params })[1]).toBe('Force/Mêlée, 1 point de Dommages');
  });
});

describe('actions in the journal', () => {
  const declared = {
    type: 'actionDeclared',
    figure: 'h1',
    action: 'dague',
    how: 'standard',
    rules: ['AD2-ORDRE-02'],
  } as const;

  test('against enemies, for friends, for oneself', () => {
    expect(said({ ...declared, targets: ['homme-rat-1'] })[0]).toBe('Aldric s’en prend à Homme-Rat 1 (Dague).');
    expect(said({ ...declared, action: 'soins', targets: ['h2'] })[0]).toBe('Aldric : Soins, pour Mathilde.');
    expect(said({ ...declared, action: 'se-reprendre', targets: [] })[1]).toBe('Aldric: Se reprendre.');
  });

  test('[AD2-IA-07] a line that may be used once is named without saying so', () => {
    const blast = { type: 'enemyActed', figure: 'h1', by: 'demon-des-fosses-1', rules: ['AD2-ENN-01'] } as const;
    expect(said({ ...blast, action: 'explosion-de-soufre-1-rencontre' } as AD2Event)).toEqual([
      'Démon des fosses 1 attaque Aldric (Explosion de soufre).',
      'Pit demon 1 attacks Aldric (Sulphur blast).',
    ]);
  });

  test('harm names whoever deals it, or what does', () => {
    const lost = { type: 'santeLost', figure: 'h1', amount: 2, sante: 3, rules: ['AD2-EFF-01'] } as const;
    expect(said({ ...lost, by: 'homme-rat-2' })[0]).toBe('Aldric perd 2 Santé (Homme-Rat 2), reste 3.');
    expect(said({ ...lost, by: 'empoisonne' })[1]).toBe('Aldric loses 2 Santé (Poisoned), 3 left.');
  });
});
