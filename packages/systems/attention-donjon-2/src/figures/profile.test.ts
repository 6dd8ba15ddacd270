import { describe, expect, test } from 'vitest';
import { printAction, printReaction } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { profileFrom } from './profile.ts';

const bare = { ...attentionDonjon2.content.creatures.gobelin!, level: 4 };

describe('what a profile does not print', () => {
  test('[AD2-MON-02] [AD2-MON-03] a characteristic is the level, Défense like the others', () => {
    expect(attentionDonjon2.content.profileNamed('homme-rat').characteristics).toEqual({
      defense: 4,
      reflexes: 4,
      physique: 4,
      volonte: 3,
    });
    expect(attentionDonjon2.content.profileNamed('gobelin').characteristics.defense).toBe(4);
    expect(profileFrom({ ...bare, traits: { volonte: null } }).characteristics.volonte).toBe(null);
  });

  test('[AD2-MON-04] [AD2-VAL-02] Santé is 1', () => {
    expect(attentionDonjon2.content.profileNamed('homme-rat').sante).toBe(1);
    expect(attentionDonjon2.content.profileNamed('leader-homme-rat').sante).toBe(4);
  });

  test('[AD2-MON-05] Armure is 0, Déplacement 1', () => {
    const { armure, deplacement } = attentionDonjon2.content.profileNamed('homme-rat');
    expect([armure, deplacement]).toEqual([0, 1]);
    expect(attentionDonjon2.content.profileNamed('statue-gardienne')).toMatchObject({ armure: 2, deplacement: 0 });
  });

  test('[AD2-IA-01] without an AI tag it is IA Mêlée; of several, the first decides movement', () => {
    const { ai: _, ...untagged } = bare;
    expect(profileFrom(untagged)).toMatchObject({ ai: 'melee', aiTags: ['melee'] });
    expect(profileFrom({ ...bare, ai: ['tir', 'attaque-blesse'] })).toMatchObject({
      ai: 'tir',
      aiTags: ['tir', 'attaque-blesse'],
    });
  });

  test('[AD2-NOT-34] a Réaction/Esquive is none, or a list of effects', () => {
    expect(attentionDonjon2.content.profileNamed('gobelin').reaction).toEqual([]);
    expect(printReaction(attentionDonjon2.content.profileNamed('agrippeur').reaction)).toBe(
      'Réaction/Esquive : Immobilisé',
    );
  });

  test('a line that is no notation is our fault: packs are checked before they are compiled', () => {
    expect(() => profileFrom({ ...bare, actions: ['5'] })).toThrow('gobelin: E_MISSING_ATTRIBUTE at column 1');
    expect(() => attentionDonjon2.content.profileNamed('dragon')).toThrow('no creature dragon');
  });
});

describe('the rat-men', () => {
  test('[AD2-MON-12] the Homme-Rat', () => {
    const { actions, actionNames, featureTags, features, aiTags, tags, ...values } =
      attentionDonjon2.content.profileNamed('homme-rat');
    expect(values).toMatchObject({
      level: 4,
      characteristics: { defense: 4, reflexes: 4, physique: 4, volonte: 3 },
      sante: 1,
      armure: 0,
      deplacement: 1,
    });
    expect(actions.map((action) => printAction(action))).toEqual(['Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)']);
    expect(actionNames).toEqual([{ fr: 'Frappe', en: 'Strike' }]);
    expect(features).toContain('instinct-gregaire');
    expect(featureTags).toEqual({ 'instinct-gregaire': 'homme-rat' });
    expect([aiTags, tags]).toEqual([['melee', 'attaque-blesse'], ['homme-rat']]);
  });

  test('[AD2-MON-14] the Leader', () => {
    const { characteristics, sante, armure, actions, features, aiTags, tags } =
      attentionDonjon2.content.profileNamed('leader-homme-rat');
    expect(characteristics).toEqual({ defense: 5, reflexes: 5, physique: 5, volonte: 4 });
    expect([sante, armure]).toEqual([4, 1]);
    expect(actions.map((action) => printAction(action))).toEqual([
      'Frappe ATT/CAC Agilité/Mêlée 5 (Dommages 2/Dommages 1) [Dommages -1]',
    ]);
    expect(features).toContain('instinct-gregaire');
    expect([aiTags, tags]).toEqual([['melee', 'attaque-blesse'], ['homme-rat']]);
  });
});
