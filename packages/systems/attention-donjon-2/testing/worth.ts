import { Impossible } from '@souterrain/kernel/testing';
import { z } from 'zod';
import { lossOf } from '../src/damage/loss.ts';
import { diceOf, verdictWith } from '../src/jets/count.ts';
import { draft } from '../src/jets/draft.ts';
import { gambled, thrown } from '../src/rolls/index.ts';
import type { Variants } from '../src/variants.ts';
import { reading } from './notation.ts';
import { on } from './played.ts';
import { scene } from './scene.ts';

const whole = z.number().int();
const faces = z.array(whole.min(1).max(6));

/** Dice already thrown, and what is added to the best of them. */
const rollSchema = z.strictObject({
  attr: whole.min(0),
  skill: whole.optional(),
  diff: whole,
  dice: faces,
  bonusD: whole.optional(),
  bonusS: whole.optional(),
  cap: whole.min(0).optional(),
  poker: faces.optional().describe('the dice of a Coup de poker, in table order'),
  tf: z.boolean().optional().describe('Temps fort'),
  beniState: z.boolean().optional(),
  mauditState: z.boolean().optional(),
  beni: z.boolean().optional(),
  maudit: z.boolean().optional(),
});

/** One source of Dommages and what stands in its way. */
const damageSchema = z.strictObject({
  dommages: whole,
  armure: whole.optional(),
  perforation: whole.optional(),
  direct: z.boolean().optional(),
  echec: z.boolean().optional().describe('the failure effect of an enemy action'),
  annule: whole.min(0).optional().describe('points cancelled by Réussites'),
});

/** What needs no scene: a line read, a Jet counted, a loss of Santé. */
export const worthSchema = z.strictObject({
  parse: z.string().optional().describe('a line of notation'),
  roll: rollSchema.optional(),
  damage: damageSchema.optional(),
});

type Roll = z.infer<typeof rollSchema>;
type Damage = z.infer<typeof damageSchema>;

/** Armour by the most Agilité it leaves (AD2-EQUIP-21, AD2-EQUIP-22). */
const CAPS: Readonly<Record<number, string>> = { 2: 'armure-lourde', 3: 'armure-moyenne' };

/** A hero of that Attribute and Compétence, in these states, makes the Jet; the dice must be as many as it throws. */
export function rolled(given: Roll, variants: Variants): object {
  const { attr, skill = 0, diff, dice, bonusD = 0, bonusS = 0, cap, poker } = given;
  if (cap !== undefined && !CAPS[cap])
    throw new Impossible({ fr: `aucune armure ne laisse Agilité ${cap}`, en: `no armour leaves Agilité ${cap}` });
  const states = { 'temps-fort': given.tf, beni: given.beniState, maudit: given.mauditState };
  const state = scene({
    heroes: [
      {
        traits: { agilite: attr, force: 3, vigueur: 3, melee: skill },
        items: cap === undefined ? [] : [CAPS[cap]!],
        marks: Object.entries(states).flatMap(([id, borne]) => (borne ? [id] : [])),
      },
    ],
    variants,
  });
  const jet = draft(on(state), {
    who: state.figures[0]!,
    purpose: 'epreuve',
    attribute: 'agilite',
    skill: 'melee',
    difficulty: [{ label: 'base', value: diff, rule: 'AD2-JET-02' }],
    extraDice: [{ label: 'bonus', value: bonusD, rule: 'AD2-BONUS-02' }],
    extraAdded: [{ label: 'bonus', value: bonusS, rule: 'AD2-BONUS-02' }],
  });
  const count = diceOf(on(state), jet);
  if (dice.length !== count)
    throw new Impossible({
      fr: `${count} dés sont lancés, pas ${dice.length}`,
      en: `${count} dice are thrown, not ${dice.length}`,
    });
  jet.beni = given.beni === true;
  jet.maudit = given.maudit === true;
  jet.thrown = poker === undefined ? thrown(dice) : gambled(thrown(dice), poker, variants);
  const { best, base, reussites, used, result, success, surplus } = verdictWith(on(state), jet);
  return { best, base, R: reussites, used, result, success, surplus };
}

export const suffered = (given: Damage, variants: Variants): object => ({
  perte: lossOf(
    {
      dommages: given.dommages,
      armure: given.armure ?? 0,
      perforation: given.perforation ?? 0,
      direct: given.direct === true,
      failed: given.echec === true,
      cancelled: given.annule ?? 0,
    },
    variants,
  ),
});

/** What one of the three gives; undefined for a scene. */
export function worthOf(input: object, variants: Variants): object | undefined {
  const asked = Object.keys(worthSchema.shape).filter((verb) => verb in input);
  if (asked.length === 0) return undefined;
  if (Object.keys(input).length > 1)
    throw new Impossible({ fr: `${asked[0]} va seul`, en: `${asked[0]} stands alone` });
  const { parse, roll, damage } = worthSchema.parse(input);
  if (parse !== undefined) return reading(parse);
  return roll ? rolled(roll, variants) : suffered(damage!, variants);
}
