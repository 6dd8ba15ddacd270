import type { Path } from '@souterrain/content';
import { type Lang, typesetFr } from '@souterrain/words';
import { type Action, CORE, type Parsed, parseAction, skillOutOfReach, unknownSkill } from '../../notation/index.ts';
import { faultInWords, warningInWords } from '../../notation/words/index.ts';
import { fitsMonster } from '../own-side.ts';
import { PROFILE_REASONS } from '../profile-text/words.ts';
import type { ProfileCode } from '../profile-text/written.ts';
import { parseReactionEffects } from '../reaction.ts';
import type { CreatureEntry } from '../types/creature.ts';
import { isSpecial, namesSpecial, refusalInWords } from './refused.ts';
import { worstFailure } from './worst-failure.ts';

/** Something that a line of notation of a creature says wrongly, or strangely. */
export interface Remark {
  readonly path: Path;
  readonly message: string;
}

/** AD2-MON-09: why a creature is refused. AD2-NOT-01: a line that does not parse names its code and its column. */
export function profileFaults(entry: CreatureEntry, lang: Lang): readonly Remark[] {
  const { actions, english, reaction } = entry;
  const faults: Remark[] = [];
  const refuse = (code: ProfileCode, path: Path): void => {
    faults.push({ path, message: `${code} ${typesetIn(lang, PROFILE_REASONS[lang][code])}` });
  };
  const unread = (parsed: Parsed<unknown>, path: Path): void => {
    if (!parsed.ok) faults.push({ path, message: `${parsed.fault.code} ${faultInWords(parsed.fault, lang)}` });
  };
  if (actions.length === 0 && reaction === undefined) refuse('E_PROFILE_NO_ACTION', ['actions']);
  const names = new Set<string>();
  for (const [i, line] of actions.entries()) {
    const path = ['actions', i];
    const parsed = parseAction(line);
    unread(parsed, path);
    if (!parsed.ok) continue;
    if (!fitsMonster(parsed.value)) refuse('E_PROFILE_NOT_ENEMY', path);
    else if (namesSpecial(parsed.value)) faults.push({ path, message: refusalInWords('special', lang) });
    const { name } = parsed.value;
    if (name === null || names.has(name)) faults.push({ path, message: NAMELESS[lang] });
    names.add(name ?? '');
  }
  if (english.length !== actions.length) faults.push({ path: ['english'], message: UNTRANSLATED[lang] });
  if (reaction !== undefined) {
    const parsed = parseReactionEffects(reaction);
    unread(parsed, ['reaction']);
    if (parsed.ok && isSpecial(parsed.value))
      faults.push({ path: ['reaction'], message: refusalInWords('special', lang) });
  }
  return faults;
}

// An action is found by its name, which players read in both languages.
const NAMELESS = {
  fr: 'chaque action d’une créature a un nom, et le sien seul',
  en: 'every action of a creature has a name of its own',
};
const UNTRANSLATED = {
  fr: 'un nom anglais pour chaque action, dans le même ordre',
  en: 'an English name for every action, in the same order',
};

/** AD2-XHEROS-03, AD2-XFEL-02, AD2-XNAIN-03, AD2-XSYL-02: every Compétence of the rules can be had by somebody. */
const ATTAINABLE: ReadonlySet<string> = new Set([...CORE.skills.values()].map(({ id }) => id));

/** Accepted, but worth a second look. */
export function profileWarnings(entry: CreatureEntry, lang: Lang): readonly Remark[] {
  return entry.actions.flatMap((line, i) => {
    const parsed = parseAction(line);
    if (!parsed.ok) return [];
    const path = ['actions', i];
    return [
      ...[...unknownSkill(parsed.value, CORE), ...skillOutOfReach(parsed.value, ATTAINABLE)].map((warning) => ({
        path,
        message: `${warning.code} ${warningInWords(warning, lang)}`,
      })),
      ...harshness(entry, parsed.value).map((dommages) => ({
        path,
        message: `W_PROFILE_DOMMAGES ${typesetIn(lang, harsh[lang](dommages, entry.level))}`,
      })),
    ];
  });
}

/** AD2-MON-17: the Dommages of a failure that exceed level + 1. */
const harshness = ({ level }: CreatureEntry, action: Action): readonly number[] =>
  [worstFailure(action)].filter((dommages) => dommages > level + 1);

const harsh = {
  fr: (dommages: number, level: number) =>
    `Dommages ${dommages} sur un échec : c’est beaucoup pour un niveau ${level}.`,
  en: (dommages: number, level: number) => `Dommages ${dommages} on a failure is a lot for level ${level}.`,
};

const typesetIn = (lang: Lang, text: string): string => (lang === 'fr' ? typesetFr(text) : text);
