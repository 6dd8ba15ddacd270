import type { ByLang } from '@souterrain/words';
import type { Skill } from './action.ts';
import { fold, slug } from './fold.ts';
import { MOST, RESERVED, variableNamed } from './keywords.ts';
import { isWord } from './lex.ts';

/** AD2-EFF-20: what may follow a registered name. */
export type Shape = 'valued' | 'state' | 'plain' | 'extra-target' | 'removal';

/** A registered effect; the French label is its name in the notation. */
export interface EffectName {
  readonly id: string;
  readonly shape: Shape;
  readonly label: ByLang<string>;
}

/** The words that a line may use, by their folded spelling; tags are free and these are only spelled alike. */
export interface Vocabulary {
  readonly effects: ReadonlyMap<string, EffectName>;
  readonly skills: ReadonlyMap<string, Skill>;
  readonly tags: ReadonlyMap<string, string>;
}

/** What a content pack may register (AD2-NOT-28, AD2-EFF-20). */
interface Additions {
  readonly effects?: readonly { readonly shape: 'valued' | 'state' | 'plain'; readonly label: ByLang<string> }[];
  readonly skills?: readonly string[];
}

const effect = (shape: Shape, fr: string, en: string): EffectName => ({ id: slug(fr), shape, label: { fr, en } });

const EFFECTS: readonly EffectName[] = [
  effect('valued', 'Dommages', 'Damage'),
  effect('valued', 'Perforation', 'Perforation'),
  effect('valued', 'Armure', 'Armour'),
  effect('valued', 'Soins', 'Healing'),
  effect('valued', 'Héroïsme', 'Héroïsme'),
  effect('state', 'Secoué', 'Secoué'),
  effect('state', 'Sonné', 'Stunned'),
  effect('state', 'Pétrifié', 'Petrified'),
  effect('state', 'Immobilisé', 'Immobilised'),
  effect('state', 'À terre', 'Knocked down'),
  effect('state', 'Inconscient', 'Unconscious'),
  effect('state', 'Enragé', 'Enraged'),
  effect('state', 'Encombré', 'Encumbered'),
  effect('state', 'Empoisonné', 'Poisoned'),
  effect('state', 'Paralysé', 'Paralysed'),
  effect('state', 'Maudit', 'Cursed'),
  effect('state', 'Béni', 'Blessed'),
  effect('state', 'Arcade ouverte', 'Split brow'),
  effect('state', 'Côtes cassées', 'Broken ribs'),
  effect('state', 'Hémorragie', 'Bleeding'),
  effect('state', 'Jambe fracturée', 'Broken leg'),
  effect('state', 'Bras cassé', 'Broken arm'),
  effect('state', 'Main tranchée', 'Severed hand'),
  effect('state', 'Cicatrices horribles', 'Horrible scars'),
  effect('state', "Perte d'attribut temporaire", 'Temporary Attribute loss'),
  effect('state', 'Leurré', 'Lured'),
  effect('plain', 'Repousser', 'Push back'),
  effect('plain', 'Dévoiler', 'Reveal'),
  effect('plain', 'Carte supplémentaire', 'Extra card'),
  effect('plain', 'Action gratuite', 'Free action'),
  effect('plain', 'Spécial', 'Special'),
  effect('extra-target', 'Cible supplémentaire', 'Extra target'),
  effect('removal', 'Retirer', 'Remove'),
];

const SKILLS = ['Mêlée', 'Tir', 'Lancer', 'Arcane', 'Esquive', 'Résistance', 'Soins'];

export const skillNamed = (name: string): Skill => ({ id: slug(name), name });

export const CORE: Vocabulary = {
  effects: new Map(EFFECTS.map((name) => [fold(name.label.fr), name])),
  skills: new Map([
    ...SKILLS.map((name) => [fold(name), skillNamed(name)] as const),
    // AD2-COMP-12: both spellings name the same Compétence.
    ['arcanes', skillNamed('Arcane')] as const,
  ]),
  tags: new Map(['Magie', 'Direct'].map((tag) => [fold(tag), tag])),
};

/** AD2-NOT-28: content packs may extend the registry. */
export const extended = (vocabulary: Vocabulary, { effects = [], skills = [] }: Additions): Vocabulary => ({
  ...vocabulary,
  effects: new Map([
    ...vocabulary.effects,
    ...effects.map(({ shape, label }) => [fold(label.fr), { id: slug(label.fr), shape, label }] as const),
  ]),
  skills: new Map([...vocabulary.skills, ...skills.map((name) => [fold(name), skillNamed(name)] as const)]),
});

/** Whether a pack may register this name: one to three words, free, and none that the notation reads otherwise. */
export function isRegistrable(name: string, { effects }: Vocabulary): boolean {
  const words = name.split(' ');
  const readable = words.every(
    (word) => isWord(word) && !RESERVED.has(fold(word)) && fold(word) !== MOST && !variableNamed(fold(word)),
  );
  return readable && words.length <= 3 && !effects.has(fold(name));
}

/** The registered name behind an id; the notation holds no other. */
export function nameOf(id: string, { effects }: Vocabulary): EffectName {
  for (const name of effects.values()) if (name.id === id) return name;
  throw new Error(`no effect ${id} in this vocabulary`);
}
