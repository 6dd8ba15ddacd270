import type { Edition, Harm, Trial, TrialResult } from '@souterrain/crawl/world';
import type { Rule, Term } from '@souterrain/kernel';
import { resist } from '../actions/endure.ts';
import { suffer } from '../combat/damage.ts';
import { plainSource } from '../combat/source.ts';
import { totalOf } from '../figures/values.ts';
import { pointsOf } from '../items/conversion.ts';
import { comparedTerms } from '../jets/foreseen.ts';
import { makeJet } from '../jets/make-jet.ts';
import { type Attribute, lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack, Feature } from '../world/features.ts';
import type { JetOrder } from '../world/jet.ts';

/** The Compétence that helps where a first-edition text names an Attribute alone (AD2-XEXPLO-05). */
const SKILL_OF: Readonly<Record<Trial['purpose'], string | null>> = { epreuve: null, soins: 'soins' };

/** AD2-XEXPLO-05: a roll that a room or a péripétie asks for; a figure without Attributes compares (AD2-PROF-04). */
export function* check(g: AD2, trial: Trial): Rule<TrialResult> {
  const { who, purpose, trait, difficulty, scenery, seuil, imposed } = trial;
  const [attribute = '', skill = SKILL_OF[purpose]] = trait.split('/') as [string, (string | null)?];
  const aim = Math.max(1, totalOf(difficulty));
  const order: JetOrder = {
    who,
    purpose: purpose === 'soins' ? 'soins' : 'epreuve',
    attribute: attribute as Attribute,
    skill,
    difficulty,
    scenery,
    reducible: seuil,
    action: imposed && LACKING,
  };
  if (!who.hero) {
    const value = totalOf(comparedTerms(g, order));
    const success = value >= aim;
    g.emit({ type: 'resistedWithoutDice', figure: who.id, success, value, difficulty: aim, rules: ['AD2-PROF-04'] });
    return { success, total: success ? 1 : 0, difficulty: aim, missing: missed(difficulty, aim - value) };
  }
  const { success, surplus, reachable } = (yield* makeJet(g, order)).verdict;
  // AD2-PERI-01, AD2-XCONV-10: what a success is worth where it is counted.
  const total = success ? 1 + surplus : 0;
  return { success, total, difficulty: aim, missing: missed(difficulty, aim - reachable) };
}

/** AD2-PERI-06: an enemy action, which Pétrifié and Paralysé resist with one die (AD2-ETAT-08, AD2-ETAT-15). */
const LACKING = lineOf('[Direct] Vigueur/Résistance 5 (Dommages Y/-)');

/** AD2-PERI-06: at most one more than the Rounds it has fed already. */
function missed(difficulty: readonly Term[], short: number): number {
  const meals = difficulty.find(({ label }) => label === 'repas')?.value ?? 0;
  return Math.min(meals + 1, Math.max(0, short));
}

/** AD2-PERI-06: Dommages [Direct], which broken ribs make worse (AD2-ETAT-19). */
export const lacks: Edition<Feature, AD2, AD2Attack>['lacks'] = (g, figure, { amount: value, by: label }) =>
  suffer(g, plainSource(figure, { label, value, rule: 'AD2-PERI-06' }, { direct: true }));

/** AD2-XCONV-06: what strikes without an attack. */
const BLAST = lineOf('Agilité/Esquive 5 (Dommages X/Dommages X-3)');

/** AD2-XCONV-05, AD2-XCONV-06: d dice of damage are d / 2 points; monsters suffer them, characters may avoid them. */
export function* harm(g: AD2, { target, dice, label, rule }: Harm): Rule<void> {
  const value = pointsOf(dice);
  if (target.hero) {
    yield* resist(g, { victim: target, by: null, line: BLAST, label, bindings: { X: value } });
    return;
  }
  yield* suffer(g, plainSource(target, { label, value, rule }));
}
