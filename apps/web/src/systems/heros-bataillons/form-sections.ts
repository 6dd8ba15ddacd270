import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { SceneProps } from '../adaptor.ts';
import type { Section } from '../section-list.tsx';
import { boardWords } from './board-words.ts';
import { capital, nameOf } from './names.ts';
import { type SectionId, sectionWords } from './section-words.ts';

type Scene = SceneProps<HBView, HBEvent>;

/** A form of the MJ: sent, given up, or one thing changed. */
export const isForm = ({ id, options }: OfferedDecision): boolean =>
  (id.startsWith('fiche-') || id === 'plan') && options.some((option) => option.id === 'valider');

/** Labels that change the same thing. */
const FIELDS: Readonly<Record<string, SectionId>> = {
  'retirer-avantages': 'avantages',
  'retirer-desavantages': 'desavantages',
  'sans-resistance': 'resistance',
  absent: 'presents',
  present: 'presents',
  trait: 'traits',
  'sans-trait': 'traits',
  'deux-zones': 'modeles',
  'trois-zones-en-ligne': 'modeles',
  'trois-zones-en-triangle': 'modeles',
  'ajouter-une-zone': 'modeles',
  relier: 'passages',
  separer: 'passages',
};

/** What a form calls a field that it shows, where it has another name. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  attribut: ['preselected', 'attribute'],
  enjeu: ['stake'],
  pression: ['pressure'],
  nombre: ['count'],
  cache: ['hidden'],
};

const isSent = ({ id }: OfferedOption): boolean => id === 'valider' || id === 'abandonner';

/** One row a field: what it is now, then what it may become. */
export function formSections(decision: OfferedDecision, scene: Scene): readonly Section[] {
  const rows = new Map<string, OfferedOption[]>();
  for (const option of decision.options) {
    if (isSent(option)) continue;
    const field = fieldOf(option);
    const row = rows.get(field);
    if (row) row.push(option);
    else rows.set(field, [option]);
  }
  const titles: Readonly<Record<string, string>> = sectionWords[scene.lang];
  return [
    { id: 'envoi', title: '', options: decision.options.filter(isSent) },
    ...[...rows].map(
      ([field, options]): Section => ({
        id: field,
        title: titles[field] ?? capital(scene.words.term(field, undefined)),
        options,
        now: nowIn(decision, field, { options, scene }),
        say: (option) => capital(wordOf(option, scene)),
        isOn: ({ label }) => TAKEN.has(label) || label.startsWith('oter-'),
      }),
    ),
  ];
}

/** On a map, everything about one zone is one row. */
const fieldOf = ({ label, at }: OfferedOption): string => FIELDS[label] ?? (at && 'zone' in at ? at.zone : label);

/** Options that take away what is there. */
const TAKEN = new Set([
  'retirer-avantages',
  'retirer-desavantages',
  'sans-trait',
  'separer',
  'fermer-l-issue',
  'eclairer',
  'absent',
]);

/** What a zone has or lacks. */
const SIGNS: Readonly<Record<string, 'exit' | 'dark'>> = {
  'ouvrir-une-issue': 'exit',
  'fermer-l-issue': 'exit',
  obscurcir: 'dark',
  eclairer: 'dark',
};

/** The value of a field that the form shows; of two values, the one that is not offered. */
function nowIn(
  { params = {} }: OfferedDecision,
  field: string,
  { options, scene }: { readonly options: readonly OfferedOption[]; readonly scene: Scene },
): string | undefined {
  const name = [field, ...(SHOWN[field] ?? [])].find((key) => params[key] !== undefined && params[key] !== '');
  if (name !== undefined) return nameOf(scene, String(params[name]));
  const [only, ...more] = options;
  const value = more.length === 0 ? only?.params?.value : undefined;
  if (value !== 'oui' && value !== 'non') return undefined;
  return scene.words.term(value === 'oui' ? 'non' : 'oui', undefined);
}

/** A word or two: the heading says the rest. */
function wordOf({ label, params = {} }: OfferedOption, scene: Scene): string {
  const said = (id: unknown): string => nameOf(scene, String(id));
  const sign = SIGNS[label];
  if (sign) return boardWords[scene.lang][sign];
  if (label === 'resistance') return `${said(params.attribute)}, ${said(params.being)}`;
  if (label === 'relier' || label === 'separer') return `${said(params.from)} – ${said(params.to)}`;
  const [, tag] = /^(?:poser|oter)-(.+)$/.exec(label) ?? [];
  if (tag !== undefined) return said(tag);
  return said(params.value ?? params.reason ?? params.trait ?? params.being ?? label);
}
