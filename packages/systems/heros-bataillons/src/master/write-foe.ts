import { type Option, option, type Rule } from '@souterrain/kernel';
import { capOf } from '../beings/caps.ts';
import type { CreatureEntry } from '../content/types.ts';
import type { AttackEntry, Attribute, Size } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { fill, others } from './form.ts';

/** HB-FOE-01: a stat block as the form holds it. */
interface Draft {
  readonly nom: string;
  readonly taille: Size;
  readonly for: number;
  readonly agi: number;
  readonly vol: number;
  readonly end: number;
  readonly armure: number;
  readonly de: number;
  readonly portee: AttackEntry['ranges'][number];
  readonly critique: 'for' | 'agi' | 'vol';
  readonly traits: readonly string[];
  readonly menace: number;
}

/** What an adversary without a name is called: text keys. */
const FOE_NAMES: readonly string[] = ['inconnu', 'garde', 'soldat', 'bete', 'monstre', 'esprit', 'champion'];
const SIZES: readonly Size[] = ['petit', 'moyen', 'grand', 'colossal'];
const ARMOURS = [0, 1, 2, 3];
const DICE = [4, 6, 8, 10, 12];
const RANGES = ['melee', 'jet', 'tir'] as const;
const CRITICAL = ['for', 'agi', 'vol'] as const;
/** HB-FOE-03: those that need nothing more than their name. */
const TRAITS: readonly string[] = [
  'manoeuvres',
  'fait-tomber',
  'sans-esprit',
  'sans-peur',
  'sans-souffle',
  'immateriel',
  'double-attaque',
  'grimpe',
  'vole',
  'chef',
];
const MENACES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20];

const PLAIN: Draft = {
  nom: FOE_NAMES[0]!,
  taille: 'moyen',
  for: 10,
  agi: 10,
  vol: 10,
  end: 4,
  armure: 0,
  de: 6,
  portee: 'melee',
  critique: 'for',
  traits: [],
  menace: 3,
};

/** HB-FOE-01, HB-ATTR-22: written on the spot; only legal values are offered. */
export function* writeFoe(g: HB): Rule<CreatureEntry | null> {
  const draft = yield* fill<Draft>(g, {
    id: 'fiche-d-adversaire',
    rule: 'HB-FOE-01',
    draft: PLAIN,
    show: ({ traits, ...shown }) => ({ ...shown, traits: traits.join(' ') }),
    changes: (now) => changes(g.state, now),
  });
  return draft && entryOf(draft);
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, value) => value);

function changes(state: HBState, draft: Draft): readonly Option<Draft>[] {
  const values = (attribute: Attribute): Option<Draft>[] =>
    others(draft, attribute, upTo(Math.min(MOST, capOf(state, attribute))));
  return [
    ...others(draft, 'nom', FOE_NAMES),
    ...others(draft, 'taille', SIZES),
    ...values('for'),
    ...values('agi'),
    ...values('vol'),
    ...values('end'),
    ...others(draft, 'armure', ARMOURS),
    ...others(draft, 'de', DICE),
    ...others(draft, 'portee', RANGES),
    ...others(draft, 'critique', CRITICAL),
    ...others(draft, 'menace', MENACES),
    ...TRAITS.map((trait) => {
      const on = draft.traits.includes(trait);
      const traits = on ? draft.traits.filter((other) => other !== trait) : [...draft.traits, trait];
      const label = on ? 'sans-trait' : 'trait';
      return option(`${label}-${trait}`, { ...draft, traits }, { label, params: { trait } });
    }),
  ];
}

/** HB-FOE-01: 0 to 18, whatever the reading of HB-Q-01. */
const MOST = 18;

function entryOf(draft: Draft): CreatureEntry {
  const name = { fr: draft.nom, en: draft.nom };
  return {
    id: draft.nom,
    name,
    plural: name,
    for: draft.for,
    agi: draft.agi,
    vol: draft.vol,
    end: draft.end,
    armour: draft.armure,
    size: draft.taille,
    tags: draft.traits,
    attacks: [{ id: 'attaque', dice: [draft.de], ranges: [draft.portee], hands: 0 }],
    critical: draft.critique,
    scale: 'etre',
    menace: draft.menace,
  };
}
