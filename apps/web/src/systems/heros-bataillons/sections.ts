import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { SceneProps } from '../adaptor.ts';
import type { Section } from '../section-list.tsx';
import { formSections, isForm } from './form-sections.ts';
import { capital } from './names.ts';
import { type SectionId, sectionWords } from './section-words.ts';

type Scene = SceneProps<HBView, HBEvent>;
type Kinds = readonly (readonly [SectionId, RegExp])[];

/** The panel of the MJ: each command under what it is about. */
const COMMANDS: Kinds = [
  ['continuer', /^continuer$/],
  ['scene', /^(ouvrir-une-scene|clore-la-scene|pression)$/],
  ['epreuves', /^(appeler-un-test|laisser-un-heros-agir)$/],
  ['adversaires', /^(faire-paraitre|lancer-le-combat|designer-les-cibles|reddition)$/],
  ['heros', /^(infliger|soigner|donner-un-etat|recompenser|ouvrir-un-marche)$/],
  ['temps', /^(faire-passer-le-temps|repos)$/],
  ['secrets', /^(note-secrete|montrer-un-jet)$/],
  ['table', /./],
];

/** A turn: what is done with a weapon, a power, a spell, an object or one's feet. */
const ACTIONS: Kinds = [
  ['attaques', /^(attaquer|attaquer-zone|attaquer-ensemble|charge|tir-vise|tourbillon)$/],
  ['magie', /^(lancer-sort|liberer-sort|lire-parchemin|brandir-baguette|deplacer-objet|entite-soigner|decrire)$/],
  ['potions', /^potion-/],
  ['objets', /^(sortir|ranger|ramasser|deposer|donner|equiper|revetir|oter|prendre)$/],
  ['mouvement', /^(aller|se-placer|quitter-sa-position|quitter-le-combat|ouvrir|sauter-a-bas|se-relever)$/],
  ['autres', /./],
];

const KINDS: Readonly<Record<string, Kinds>> = {
  mj: COMMANDS,
  action: ACTIONS,
  'agir-librement': ACTIONS,
  scene: [
    ['scenes', /^scene$/],
    ['libres', /^libre-/],
    ['aventures', /./],
  ],
  'faire-paraitre': [
    ['prevus', /^prevus$/],
    ['bestiaire', /^creature$/],
    ['autrement', /./],
  ],
  position: [
    ['faveurs', /^faveur$/],
    ['difficultes', /./],
  ],
  marche: [
    ['achats', /^acheter$/],
    ['ventes', /^vendre$/],
    ['autres', /./],
  ],
};

/** Few options need no headings. */
const FEW = 8;

/** Options under headings: commands of the MJ, forms, long turns. What gives up stands apart, as the end of a turn does. */
export function sections(decision: OfferedDecision, scene: Scene): readonly Section[] | undefined {
  if (isForm(decision)) return formSections(decision, scene);
  const kinds = KINDS[decision.id];
  if (!kinds || (decision.options.length <= FEW && decision.id !== 'mj')) return undefined;
  const titles = sectionWords[scene.lang];
  const apart = decision.options.filter(isApart);
  const left = new Set(decision.options.filter((option) => !isApart(option)));
  const thing = (option: OfferedOption): string =>
    afterColon(scene.words.option(decision, option, scene.company).label);
  const found: Section[] = [];
  for (const [id, test] of kinds) {
    const options = [...left].filter(({ label }) => test.test(label));
    for (const option of options) left.delete(option);
    if (options.length > 0) found.push({ id, title: titles[id], options, ...(SAYING.has(id) && { say: thing }) });
  }
  return apart.length > 0 ? [...found, { id: 'apart', title: '', options: apart }] : found;
}

const isApart = ({ id }: OfferedOption): boolean => /^(abandonner|finir-son-tour)$/.test(id);

/** Headings that say what stands before the colon of their options: « Scène libre : taverne ». */
const SAYING: ReadonlySet<SectionId> = new Set(['libres', 'aventures', 'faveurs', 'difficultes', 'achats', 'ventes']);

const afterColon = (label: string): string => capital(label.split(': ').slice(1).join(': ') || label);
