import type { Decision, Option } from '@souterrain/kernel';
import type { ByLang } from './lang.ts';
import { THIN } from './typography.ts';

/** The questions of the kernel itself: faces of real dice, real cards. */
interface PhysicalWords {
  prompt(decision: Decision): string;
  option(option: Option): string;
}

const place = ({ params }: Decision): string =>
  Number(params?.count) > 1 ? ` (${params?.number}/${params?.count})` : '';

export const physicalWords: ByLang<PhysicalWords> = {
  fr: {
    prompt: (d) =>
      d.id === 'lancer-les-des'
        ? `Lancez un D${d.params?.sides}${place(d)}${THIN}; quelle face${THIN}?`
        : `Quelle carte${place(d)}${THIN}?`,
    option: (o) => String(o.params?.face ?? o.params?.card),
  },
  en: {
    prompt: (d) =>
      d.id === 'lancer-les-des' ? `Roll a D${d.params?.sides}${place(d)}; which face?` : `Which card${place(d)}?`,
    option: (o) => String(o.params?.face ?? o.params?.card),
  },
};
