import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './checks.mjs';

export type Files = Readonly<Record<string, string>>;

const HOUSE: Files = {
  'package.json': JSON.stringify({
    workspaces: ['packages/*', 'packages/systems/*', 'apps/*', 'tools/*'],
    devDependencies: { vitest: '4.0.0' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023'],
      module: 'preserve',
      strict: true,
      types: [],
      noEmit: true,
      allowImportingTsExtensions: true,
    },
    include: ['packages'],
  }),
};

export interface Outcome {
  readonly findings: string[];
  readonly warnings: string[];
  readonly notes: string[];
}

/** Runs one check over a small project made of these files, in a folder that is removed at once. */
export function tidy(check: string, files: Files): Outcome {
  const root = mkdtempSync(join(tmpdir(), 'tidy-'));
  try {
    for (const [file, text] of Object.entries({ ...HOUSE, ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { findings, warnings, notes } = run(root, [check]);
    return { findings, warnings, notes };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The package.json of a workspace, as a file of a project. */
export const workspace = (folder: string, more: object = {}): Files => ({
  [`${folder}/package.json`]: JSON.stringify({
    name: `@souterrain/${folder.split('/').at(-1)}`,
    exports: { '.': './src/index.ts' },
    ...more,
  }),
});

/** Ids that no catalogue has, put together here so that the repository itself never cites one. */
export const ruleId = (section: string, number: string): string => ['C50', section, number].join('-');

const rule = (id: string) =>
  `  - {id: ${id}, source: "000:1", kind: rule, title_fr: "Un", title_en: "One", rule: "First."}\n`;
const question = (id: string) =>
  `  - {id: ${id}, variant: v, about: [], question: "Q?", chosen: "A.", alternative: "B."}\n`;

/** A catalogue of two rules in one section, one rule in another, and one variant switch. */
export const CATALOGUE: Files = {
  'rules/cinquante-etages.yaml': [
    'system: cinquante-etages\nsources: ["000"]\nsections:\n',
    '  - {id: MOVE, title_fr: "Déplacement", title_en: "Movement"}\n',
    '  - {id: GEN, title_fr: "Génération", title_en: "Generation"}\n',
    'rules:\n',
    ...['C50-MOVE-01', 'C50-MOVE-02', 'C50-GEN-01'].map(rule),
    'questions:\n',
    question('C50-Q-01'),
  ].join(''),
  'rules/fr/cinquante-etages.yaml': [
    ...['C50-MOVE-01', 'C50-MOVE-02', 'C50-GEN-01'].map((id) => `${id}: {rule: "Premier."}\n`),
    'C50-Q-01: {question: "Q ?", chosen: "A.", alternative: "B.", label_fr: "Choix", label_en: "Choice"}\n',
  ].join(''),
};
