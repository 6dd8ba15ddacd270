import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import {
  type Company,
  type Labelled,
  type Lang,
  physicalWords,
  type SystemWords,
  toldApart,
  WIDE,
} from '@souterrain/words';

export interface Wording {
  readonly prompt: string;
  label(option: OfferedOption): Labelled;
  /** True for the faces of a real die: many short options. */
  readonly faces: boolean;
}

const KERNEL = new Set(['lancer-les-des', 'tirer-les-cartes']);

/** True when people are asked for their own dice or cards, whoever they are for. */
export const isPhysical = ({ id }: Pick<OfferedDecision, 'id'>): boolean => KERNEL.has(id);

/** A number stays with what it numbers, where a line is broken: « Squelette 3 », « salle 0 ». */
export const joined = (label: string): string => label.replace(/ (\d+)(?=$|[,)]|\s?[:;(])/g, `${WIDE}$1`);

/** The words of a question, whether a system asks it or the kernel asks for real dice. */
export function wordingOf(
  decision: OfferedDecision,
  words: SystemWords,
  speaker: { company: Company; lang: Lang },
): Wording {
  const { company, lang } = speaker;
  if (isPhysical(decision)) {
    const physical = physicalWords[lang];
    return { prompt: physical.prompt(decision), label: (o) => ({ label: physical.option(o) }), faces: true };
  }
  return {
    prompt: words.prompt(decision, company),
    label: toldApart(decision, (o) => words.option(decision, o, company)),
    faces: false,
  };
}
