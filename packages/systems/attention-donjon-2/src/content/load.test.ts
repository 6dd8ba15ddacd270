import { readdirSync, readFileSync } from 'node:fs';
import { packSchema } from '@souterrain/content';
import { type PackPin, packHash } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { SHIPPED } from './index.ts';
import { KINDS, loadPack, PACKS } from './load.ts';

const read = (folder: URL, prefix = '') =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name: prefix + name, text: readFileSync(new URL(name, folder), 'utf8') }));
/** What every dungeon holds, without its header; what is used of the first edition; what this edition adds. */
const shared = read(new URL('../../../../crawl/packs/', import.meta.url)).filter(({ name }) => name !== 'pack.yaml');
const used = read(new URL('../../../attention-donjon/packs/', import.meta.url), 'first/').filter(
  ({ name }) => name === 'first/encounters.yaml',
);
const own = read(new URL('../../packs/', import.meta.url));
const files = [...shared, ...used, ...own];

function loaded(name: string, change: (text: string) => string, lang: 'fr' | 'en' = 'en') {
  const result = loadPack(
    files.map((file) => (file.name === name ? { name, text: change(file.text) } : file)),
    { lang },
  );
  const told = (list: readonly { file: string; path: string; message: string }[]) =>
    list.map(({ file, path, message }) => `${file} ${path}: ${message}`.replace(/[\u00A0\u202F]/g, '_'));
  return { issues: result.ok ? [] : told(result.issues), warnings: told(result.warnings) };
}

const FRAPPE = "'Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)'";
const frappe = (line: string) => (text: string) => text.replace(FRAPPE, `'${line}'`);

describe('the base pack', () => {
  test('[AD2-PREC-04] loads without an issue or a warning, with the encounters of the first edition', () => {
    const result = loadPack(files);
    expect(result.ok ? [] : result.issues).toEqual([]);
    expect(result.warnings).toEqual([]);
    expect(result.ok && Object.keys(result.pack.scenarios!)).toEqual(
      expect.arrayContaining(['le-nid', 'la-captive', 'la-citerne', 'le-temple-aux-mille-ecailles']),
    );
  });

  test('is compiled: else run npm run packs', () => {
    const [dungeon, compiled] = PACKS;
    const loaded = loadPack(own, { beside: PACKS, revised: true });
    const first = loadPack([...used, ...own], { beside: [dungeon!] });
    if (!loaded.ok || !first.ok) throw new Error('the base pack is refused');
    const { uses, ...header } = compiled!.pack as PackPin & { uses: object };
    expect(first.pack).toEqual({ ...compiled, pack: { ...header, hash: first.pack.pack.hash } });
    expect(uses).toEqual({
      encounters: Object.keys(first.pack.encounters!).filter((id) => !loaded.pack.encounters?.[id as never]),
    });
    expect(packHash(compiled!)).toBe(header.hash);
  });

  test('has its published schema: else run node packages/content/generate.mjs', () => {
    const published = new URL('../../../../../schemas/packs/attention-donjon-2.schema.json', import.meta.url);
    expect(readFileSync(published, 'utf8') === packSchema('attention-donjon-2', KINDS)).toBe(true);
    expect(SHIPPED[1]!.pack).toMatchObject({ id: 'attention-donjon-2', licence: 'CC-BY-SA-4.0' });
  });
});

describe('a pack is refused', () => {
  test('[AD2-NOT-01] for a line that does not parse, with its file, path, column and what was expected', () => {
    const change = frappe('Frappe ATT/CAC Agilité/Mêlée 4 (Dommages 2)');
    expect(loaded('creatures.yaml', change).issues).toEqual([
      'creatures.yaml creatures.0.actions.0: E_ENEMY_NEEDS_TWO_EFFECTS Column 43: an enemy action has exactly two effects, failure then success (“)”). Expected: “/”.',
    ]);
    expect(loaded('creatures.yaml', change, 'fr').issues).toEqual([
      'creatures.yaml creatures.0.actions.0: E_ENEMY_NEEDS_TWO_EFFECTS Colonne 43_: une action ennemie a exactement deux effets, l’échec puis le succès («_)_»). Attendu_: «_/_».',
    ]);
  });

  test('[AD2-NOT-34] for a Réaction/Esquive that does not parse, its column counted in what is written', () => {
    const changed = (text: string) => text.replace('reaction: Immobilisé', 'reaction: Immobilisé & Collé');
    expect(loaded('creatures.yaml', changed).issues[0]).toContain(
      'reaction: E_UNKNOWN_EFFECT Column 14: there is no such effect (“Collé”)',
    );
  });

  test('[AD2-EFF-15] for Spécial, which no rule of a pack can apply', () => {
    const refused = 'Spécial is for actions whose rule the game holds: write their effects';
    const line = (effects: string) =>
      loaded('creatures.yaml', frappe(`Frappe ATT/CAC Agilité/Mêlée 4 ${effects}`)).issues;
    for (const effects of [
      '(Spécial/-)',
      '(Dommages 2 & Spécial/-)',
      '(-/Sonné | Spécial)',
      '(Dommages 2/-) [Spécial]',
    ])
      expect(line(effects)).toEqual([`creatures.yaml creatures.0.actions.0: ${refused}`]);
    expect(line('(Cible supplémentaire (Spécial)/-)')).toHaveLength(1);
    expect(line('(Dommages 2/-)')).toEqual([]);
    const reaction = (text: string) => text.replace('reaction: Immobilisé', 'reaction: Immobilisé & Spécial');
    expect(loaded('creatures.yaml', reaction, 'fr').issues).toEqual([
      expect.stringContaining('reaction: Spécial est pour les actions dont le jeu tient la règle'),
    ]);
    const soothed = (text: string) => text.replace('effects: Soins d3', 'effects: Spécial');
    expect(loaded('peripeties.yaml', soothed).issues[0]).toContain(`effects: ${refused}`);
  });

  test('[AD2-ENN-19] for a trap that prints no number, or is no enemy action', () => {
    const fire = '[Feu, Direct] AUR Agilité/Esquive 5 (Dommages d6/Dommages d3)';
    const trap = (line: string) => loaded('peripeties.yaml', (text) => text.replace(fire, line)).issues;
    expect(trap('Agilité/Esquive Physique (Dommages 2/-)')[0]).toContain(
      'imposes: nobody performs it: its Difficulté is a number',
    );
    expect(trap('Agilité/Esquive 5 : Dommages 2')[0]).toContain(
      'imposes: what is suffered has two effects, failure then success',
    );
    expect(trap('Agilité/Esquive 6 (Dommages 2/-)')).toEqual([]);
  });

  test('[AD2-MON-06] [AD2-MON-09] for a plain action against heroes, and for no action at all', () => {
    const plain = frappe('Frappe ATT/CAC Force/Mêlée Défense : Dommages 2');
    expect(loaded('creatures.yaml', plain).issues).toEqual([
      expect.stringContaining('creatures.0.actions.0: E_PROFILE_NOT_ENEMY the action of a monster'),
    ]);
    const kind = frappe('Encouragement DST 1 Mental 4 : Retirer (Sonné)');
    expect(loaded('creatures.yaml', kind).issues).toEqual([]);
    const none = (text: string) =>
      text.replace(`actions:\n      - ${FRAPPE}\n    english: [Strike]`, 'actions: []\n    english: []');
    expect(loaded('creatures.yaml', none, 'fr').issues).toEqual([
      expect.stringContaining('creatures.0.actions: E_PROFILE_NO_ACTION un profil a au moins une action'),
    ]);
  });

  test('for an action without a name, or without its name in English', () => {
    expect(loaded('creatures.yaml', frappe('Agilité/Mêlée 4 (Dommages 2/-)')).issues).toEqual([
      'creatures.yaml creatures.0.actions.0: every action of a creature has a name of its own',
    ]);
    expect(loaded('creatures.yaml', (t) => t.replace('english: [Strike]', 'english: []')).issues).toEqual([
      'creatures.yaml creatures.0.english: an English name for every action, in the same order',
    ]);
  });

  test('[AD2-PROF-02] for a monster with an Attribute, for a hero with a characteristic', () => {
    expect(loaded('creatures.yaml', (t) => t.replace('{ volonte: 3 }', '{ volonte: 3, force: 3 }')).issues).toEqual([
      'creatures.yaml creatures.0.traits.force: unknown field: force',
    ]);
    expect(loaded('heroes.yaml', (t) => t.replace('vigueur: 2 }', 'vigueur: 2, defense: 4 }')).issues).toEqual([
      'heroes.yaml heroes.0.attributes.defense: unknown field: defense',
    ]);
  });

  test('[AD2-XHEROS-02] [AD2-XHEROS-04] for a hero that nobody could have made, by its rule', () => {
    expect(loaded('heroes.yaml', (t) => t.replace('mental: 1, force: 3', 'mental: 2, force: 3')).issues).toEqual([
      'heroes.yaml heroes.0.attributes: the rules forbid it: AD2-XHEROS-02, attributs-mal-repartis',
    ]);
    expect(loaded('heroes.yaml', (t) => t.replace('sante: 7', 'sante: 8'), 'fr').issues[0]).toContain(
      'heroes.0.sante: les règles l’interdisent_: AD2-XHEROS-04',
    );
  });

  test('for ids that lead nowhere', () => {
    const first = (name: string, from: string, to: string) => loaded(name, (t) => t.replace(from, to)).issues[0];
    expect(first('creatures.yaml', 'features: [instinct-gregaire]', 'features: [vol]')).toContain('unknown feature');
    expect(first('encounters.yaml', 'creature: agrippeur,', 'creature: dragon,')).toContain('unknown creature: dragon');
    expect(first('heroes.yaml', 'talents: [rage]', 'talents: [vol]')).toContain('unknown talent: vol');
    expect(first('heroes.yaml', 'origin: felis', 'origin: belzeb')).toContain('unknown origin: belzeb');
    expect(first('heroes.yaml', 'career: arcaniste', 'career: barde')).toContain('unknown career: barde');
  });
});

describe('a pack is accepted with a warning', () => {
  test('[AD2-NOT-13] for a Compétence that nobody can have, or that is declared nowhere', () => {
    expect(loaded('creatures.yaml', frappe('Frappe ATT/CAC Agilité/Danse (requise) 4 (Dommages 2/-)'))).toEqual({
      issues: [],
      warnings: [
        'creatures.yaml creatures.0.actions.0: W_UNKNOWN_SKILL The Compétence Danse is declared nowhere.',
        'creatures.yaml creatures.0.actions.0: W_SKILL_OUT_OF_REACH The Compétence Danse is required, and nobody can have it.',
      ],
    });
  });

  test('[AD2-MON-17] for a failure that prints more Dommages than its level + 1', () => {
    const warned = (dommages: string) =>
      loaded('creatures.yaml', frappe(`Frappe ATT/CAC Agilité/Mêlée 4 (Dommages ${dommages}/-)`), 'fr').warnings;
    expect(warned('5')).toEqual([]);
    expect(warned('X')).toEqual([]);
    expect(warned('6')).toEqual([
      'creatures.yaml creatures.0.actions.0: W_PROFILE_DOMMAGES Dommages 6 sur un échec_: c’est beaucoup pour un niveau 4.',
    ]);
    expect(warned('d6')).toHaveLength(1);
  });
});
