import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { profileFrom } from '../figures/profile.ts';
import { difficultyOf } from '../items/conversion.ts';
import { parseAction } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { converted, type FirstEdition } from './conversion.ts';
import type { CreatureEntry } from './types/creature.ts';

const frappe = { name: { fr: 'Frappe', en: 'Strike' }, reach: 1, damage: { plus: 3 } };
const first: FirstEdition = {
  level: 2,
  traits: { mental: 1 },
  parade: 1,
  sante: 1,
  attacks: [frappe],
};

describe('a profile of the first edition', () => {
  test('[AD2-XCONV-09] becomes the Homme-Rat of the companion', () => {
    expect(converted(first)).toEqual({
      level: 4,
      traits: { volonte: 3 },
      sante: 1,
      actions: ['Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)'],
      english: ['Strike'],
    });
  });

  test('[AD2-XCONV-09] a missing Attribute gives a dash; the level is the most frequent value, ties to the lower', () => {
    expect(converted({ ...first, traits: { mental: null } })).toMatchObject({ level: 4, traits: { volonte: null } });
    expect(converted({ ...first, parade: 3, traits: { agilite: 4, mental: 2 } })).toMatchObject({
      level: 4,
      traits: { defense: 6, reflexes: 6 },
    });
  });

  test('[AD2-XCONV-04] Parade 1 is Défense 4', () => {
    const quick = { ...first, traits: { agilite: 4, mental: 4, vigueur: 4 } };
    expect(converted(quick)).toMatchObject({ level: 6, traits: { defense: 4 } });
    expect(converted({ ...quick, parade: 2 })).toMatchObject({ traits: { defense: 5 } });
  });

  test('[AD2-XCONV-09] [AD2-XCONV-04] Armure is what Endurance has beyond the natural one', () => {
    expect(converted({ ...first, endurance: 4, natural: 1 })).toMatchObject({ armure: 3 });
    expect(converted({ ...first, endurance: 4 })).not.toHaveProperty('armure');
  });

  test('[AD2-XCONV-09] failure Dommages are half the dice, rounded up; a success spares three', () => {
    const lines = [1, 5, 6, 7, 8].map((plus) => converted({ ...first, attacks: [{ ...frappe, damage: { plus } }] }));
    expect(lines.map(({ actions }) => actions[0]?.split(' 4 ')[1])).toEqual([
      '(Dommages 1/-)',
      '(Dommages 3/-)',
      '(Dommages 3/-)',
      '(Dommages 4/Dommages 1)',
      '(Dommages 4/Dommages 1)',
    ]);
  });

  test('[AD2-XCONV-08] a shot is avoided, a spell is resisted against the level', () => {
    const shot = { ...frappe, reach: 3, penetration: 1 };
    const spell = { ...frappe, reach: 2, damage: null, magic: true, opposed: 'mental' } as const;
    expect(converted({ ...first, attacks: [shot, spell] }).actions).toEqual([
      'Frappe ATT/DST 2 Agilité/Esquive 4 (Dommages 2 & Perforation 1/-)',
      'Frappe [Magie] DST 1 Mental 4 (Secoué/-)',
    ]);
  });
});

const firstPack = (name: string) =>
  parse(readFileSync(new URL(`../../../attention-donjon/packs/${name}.yaml`, import.meta.url), 'utf8'));
const { creatures } = firstPack('creatures') as { creatures: readonly (FirstEdition & { readonly id: string })[] };

/** The catalogue prints these itself. */
const PRINTED = ['homme-rat', 'leader-homme-rat', 'gobelin', 'mage-gobelin', 'ogre', 'rat-geant', 'mimique'].concat([
  'araignee-geante',
  'orque',
  'zombie',
  'gobelin-archer',
  'squelette',
]);

describe('the creatures of the first edition', () => {
  test('[AD2-XCONV-09] are all there, with the characteristics that the conversion gives', () => {
    for (const creature of creatures) {
      expect(attentionDonjon2.content.creatures, creature.id).toHaveProperty(creature.id);
      if (PRINTED.includes(creature.id)) continue;
      const { level, characteristics } = attentionDonjon2.content.profileNamed(creature.id);
      const entry = { ...attentionDonjon2.content.creatures[creature.id]!, ...converted(creature) };
      const expected = profileFrom({ ...entry, traits: converted(creature).traits ?? {} } satisfies CreatureEntry);
      expect([creature.id, characteristics]).toEqual([creature.id, expected.characteristics]);
      expect([expected.level, creature.level + 2]).toContain(level);
    }
  });

  test('every line that the conversion writes is notation', () => {
    const lines = creatures.flatMap((creature) => converted(creature).actions);
    expect(lines.filter((line) => !parseAction(line).ok)).toEqual([]);
  });
});

/** Every Jet that a péripétie asks for, in reading order. */
const checksIn = (held: unknown): readonly { readonly trait: string; readonly difficulty: number }[] =>
  typeof held !== 'object' || held === null
    ? []
    : Object.entries(held).flatMap(([key, value]) => (key === 'check' ? [value] : checksIn(value)));

/** Section PERI writes their Jets anew. */
const REWRITTEN = ['guerrier-mourant', 'fantome', 'sol-glissant', 'essaim-mange-magie', 'herbe-fantome'].concat([
  'table-dressee',
  'coffre-isole',
  'brasero-ardent',
]);

test('[AD2-XCONV-01] the other péripéties of the first edition ask for the same Jets, 3 higher', () => {
  const { peripeties } = firstPack('peripeties') as { peripeties: readonly { readonly id: string }[] };
  const kept = peripeties.filter(({ id }) => !REWRITTEN.includes(id));
  const raised = kept.flatMap(checksIn).map((check) => ({ ...check, difficulty: difficultyOf(check.difficulty) }));
  expect(raised.length).toBeGreaterThan(10);
  expect(kept.flatMap(({ id }) => checksIn(attentionDonjon2.content.peripeties[id]))).toEqual(raised);
});
