import { signal } from '@preact/signals';
import type { CreatureId } from '@souterrain/cinquante-etages';

type Icons = Readonly<Record<string, string>>;

/** The picture of each creature; the sets are fetched band by band, as the descent reaches them. */
const PICTURES: Readonly<Record<CreatureId, readonly [set: number, icon: string]>> = {
  'rat-geant': [1, 'rat'],
  'chauve-souris': [1, 'evil-bat'],
  gobelin: [1, 'goblin'],
  squelette: [1, 'death-skull'],
  'roi-gobelin': [1, 'goblin-head'],
  'araignee-des-caves': [2, 'spider-alt'],
  orque: [2, 'orc-head'],
  goule: [2, 'fanged-skull'],
  cultiste: [2, 'cultist'],
  'reine-araignee': [2, 'masked-spider'],
  ogre: [3, 'ogre'],
  spectre: [3, 'spectre'],
  'loup-garou': [3, 'wolf-head'],
  'chevalier-maudit': [3, 'black-knight-helm'],
  'seigneur-ogre': [3, 'brute'],
  troll: [4, 'troll'],
  vampire: [4, 'female-vampire'],
  liche: [4, 'skull-staff'],
  golem: [4, 'rock-golem'],
  'roi-liche': [4, 'crowned-skull'],
  demon: [5, 'daemon-skull'],
  ombre: [5, 'cowled'],
  'archimage-dechu': [5, 'warlock-hood'],
  wyverne: [5, 'wyvern'],
  'dragon-d-airain': [5, 'spiked-dragon-head'],
  'garde-d-ebene': [6, 'warlord-helmet'],
  furie: [6, 'harpy'],
  'bourreau-sans-visage': [6, 'executioner-hood'],
  'maitresse-des-lames': [6, 'crossed-sabres'],
  'oracle-aveugle': [6, 'blindfold'],
  'colosse-de-fer': [6, 'metal-golem-head'],
  'maitre-du-cinquantieme': [6, 'overlord-helm'],
};

const SETS: Readonly<Record<number, () => Promise<Icons>>> = {
  1: () => import('../../icons/bestiary-1.gen.ts').then((m) => m.bestiary1),
  2: () => import('../../icons/bestiary-2.gen.ts').then((m) => m.bestiary2),
  3: () => import('../../icons/bestiary-3.gen.ts').then((m) => m.bestiary3),
  4: () => import('../../icons/bestiary-4.gen.ts').then((m) => m.bestiary4),
  5: () => import('../../icons/bestiary-5.gen.ts').then((m) => m.bestiary5),
  6: () => import('../../icons/bestiary-6.gen.ts').then((m) => m.bestiary6),
};

const loaded = signal<Icons>({});
const asked = new Set<number>();

/** The outline of a creature, empty until its set has come. */
export function pictureOf(creature: CreatureId): string {
  const [set, icon] = PICTURES[creature];
  if (!asked.has(set)) {
    asked.add(set);
    SETS[set]!().then((icons) => {
      loaded.value = { ...loaded.peek(), ...icons };
    });
  }
  return loaded.value[icon] ?? '';
}
