import type { Sheet } from '@souterrain/crawl';
import { isAttribute } from './attributes.ts';
import { TREES } from './lists.ts';

/** AD2-XFEL-01: the Origine that has another name. */
const ORIGIN_OF: Readonly<Record<string, string>> = { feliformes: 'felis' };

/** AD2-XESQ-16, AD2-XNAIN-03, AD2-XSYL-02: talents that are a Compétence now. */
const SKILL_OF: Readonly<Record<string, string>> = {
  esquive: 'esquive',
  tenace: 'resistance',
  'connaissances-medicales': 'soins',
};

/** A hero of the first edition, in the terms of this one; what no rule converts is left to the check that follows. */
export function fromFirstEdition(sheet: Sheet): Sheet {
  const origin = ORIGIN_OF[sheet.origin] ?? sheet.origin;
  const traits: Record<string, number> = {};
  for (const [trait, value] of Object.entries(sheet.traits))
    if (value !== null) traits[trait] = isAttribute(trait) ? value : skillFromDice(value);
  // AD2-XNAIN-02: Endurant was a point of Endurance.
  traits.vigueur = (traits.vigueur ?? 0) + sheet.enduranceBonus;
  const talents: string[] = [];
  for (const talent of sheet.talents) {
    const skill = SKILL_OF[talent];
    if (skill) traits[skill] = (traits[skill] ?? 0) + 1;
    const kept = talentOf(talent, origin);
    if (kept && !talents.includes(kept)) talents.push(kept);
  }
  return { ...sheet, origin, traits, talents, enduranceBonus: 0 };
}

/** AD2-XTRAIT-05: a Compétence was a number of dice. */
const skillFromDice = (dice: number): number => Math.max(0, dice - 2);

/** The talent of this edition, if it is still one for that Origine. */
function talentOf(talent: string, origin: string): string | undefined {
  // AD2-XESQ-16: Maîtrise de l'esquive came with Agilité féline, which makes an Esquiveur by itself (AD2-XFEL-07).
  if (talent === 'maitrise-esquive') return undefined;
  // AD2-XNAIN-01.
  if (talent === 'charge' && origin === 'nains') return 'defense';
  if (talent in SKILL_OF && !TREES[origin]?.some(({ id }) => id === talent)) return undefined;
  return talent;
}
