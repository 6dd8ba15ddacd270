import { loadCatalogue } from '@souterrain/catalog/load';
import { describe, expect, test } from 'vitest';
import { readingsOf, statedBy } from '../../testing/stated.ts';
import { recordOf } from '../notation/index.ts';
import { attentionDonjon2 } from '../system.ts';
import { worstFailure } from './check/worst-failure.ts';
import { parseProfile } from './profile-text/parse.ts';
import { writtenFrom } from './profile-text/print.ts';

const catalogue = loadCatalogue(new URL('../../../../..', import.meta.url).pathname, 'attention-donjon-2');

/** The profile that a ruling of the catalogue prints: « Name (level); traits. `action`. Réaction. Tags … ». */
function ruled(rule: string): object {
  const { en: ruling = '' } = catalogue.rules.find(({ id }) => id === rule)?.ruling ?? {};
  const [, title, traits = '', action, reaction, tags] =
    /^([^;.]+\(\d\))(?:; ([^.]+))?\. `([^`]+)`\.(?: (Réaction\/Esquive : [^.]+)\.)? Tags ([^.]+)\.$/.exec(ruling)!;
  const lines = [title, traits.replaceAll(', ', ' / '), action, reaction ?? '', `* Tags : ${tags}`];
  const parsed = parseProfile(lines.join('\n'));
  if (!parsed.ok) throw new Error(`${rule}: ${parsed.fault.code}`);
  return parsed.value;
}

/** The pack says what the ruling says, and its action is read as the vector says. */
function holds(rule: string, id: string): void {
  expect(writtenFrom(attentionDonjon2.content.creatures[id]!)).toEqual(ruled(rule));
  expect(attentionDonjon2.content.profileNamed(id).actions.map((action) => recordOf(action))).toEqual(statedBy(rule));
  expect(readingsOf(rule)).toEqual(statedBy(rule));
}

describe('the profiles of the catalogue', () => {
  test('[AD2-BEST-01] Gobelin', () => holds('AD2-BEST-01', 'gobelin'));
  test('[AD2-BEST-02] Mage gobelin', () => holds('AD2-BEST-02', 'mage-gobelin'));
  test('[AD2-BEST-03] Ogre', () => holds('AD2-BEST-03', 'ogre'));
  test('[AD2-BEST-04] Prêtre homme-serpent', () => holds('AD2-BEST-04', 'pretre-homme-serpent'));
  test('[AD2-BEST-05] Statue gardienne', () => holds('AD2-BEST-05', 'statue-gardienne'));
  test('[AD2-BEST-06] Agrippeur', () => holds('AD2-BEST-06', 'agrippeur'));
  test('[AD2-BEST-07] Rat géant', () => holds('AD2-BEST-07', 'rat-geant'));
  test('[AD2-BEST-08] Mimique', () => holds('AD2-BEST-08', 'mimique'));
  test('[AD2-BEST-09] Araignée géante', () => holds('AD2-BEST-09', 'araignee-geante'));
  test('[AD2-BEST-10] Orque', () => holds('AD2-BEST-10', 'orque'));
  test('[AD2-BEST-11] Zombie', () => holds('AD2-BEST-11', 'zombie'));
  test('[AD2-BEST-12] Gobelin archer', () => holds('AD2-BEST-12', 'gobelin-archer'));
  test('[AD2-BEST-13] Squelette', () => holds('AD2-BEST-13', 'squelette'));
});

describe('the bestiary', () => {
  const all = Object.values(attentionDonjon2.content.creatures);

  test('goes from vermin to bosses, in more than six families', () => {
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(new Set(all.map(({ family }) => family)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set([3, 4, 5, 6, 7]));
  });

  test('[AD2-MON-17] no failure costs more than level + 1', () => {
    const harsh = all.filter(({ id, level }) =>
      attentionDonjon2.content.profileNamed(id).actions.some((a) => worstFailure(a) > level + 1),
    );
    expect(harsh.map(({ id }) => id)).toEqual([]);
  });

  test('a special rule that names a tag has it on its own profile', () => {
    for (const { id, featureTags = {}, features = [], tags } of all)
      for (const [feature, tag] of Object.entries(featureTags))
        expect([id, features.includes(feature), tags.includes(tag)]).toEqual([id, true, true]);
  });
});
