import { type Figure, isOnBoard } from '@souterrain/crawl';
import { areEnemies, bearingsWith, isActive, seatOf } from '@souterrain/crawl/figures';
import { heal, removeSoignable, soignablesOf, splint, splintable } from '@souterrain/crawl/health';
import { inContact, sees, zonesBetween } from '@souterrain/crawl/movement';
import { defineWords, figure, hints, one, who } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import { ask, type Option, option, type Rule, type Term } from '@souterrain/kernel';
import { TRAIT_OF } from '../figures/traits.ts';
import { check, DEFAULT_DIFFICULTY } from '../rolls/check.ts';
import type { AD1 } from '../world/ad1.ts';

/** AD1-HEALTH-22, AD1-HEALTH-27: one Soins for each figure it may do something for. */
export function careActions(g: AD1, healer: Figure): readonly Action[] {
  const reach = soinsReach(g, healer);
  const actions: Action[] = [];
  for (const patient of g.state.figures)
    if (isOnBoard(patient) && needsCare(g, patient) && canTreat(g, healer, { patient, reach }))
      actions.push(
        actionOf({
          id: `soins-${patient.id}`,
          type: 'standard',
          rolls: true,
          rule: 'AD1-HEALTH-22',
          label: 'soins',
          params: { figure: patient.id },
          at: { figure: patient.id },
          run: () => soigner(g, healer, patient),
        }),
      );
  return actions;
}

const needsCare = (g: AD1, patient: Figure): boolean =>
  patient.sante < patient.santeMax || soignablesOf(g, patient).length > 0 || splintable(g, patient).length > 0;

/** AD1-CROI-14; -1 is contact alone. */
function soinsReach(g: AD1, healer: Figure): number {
  let reach = -1;
  for (const { feature } of bearingsWith(g, healer).soinsReach) reach = Math.max(reach, feature.soinsReach ?? -1);
  return reach;
}

function canTreat(g: AD1, healer: Figure, { patient, reach }: { patient: Figure; reach: number }): boolean {
  if (patient === healer) return true;
  if (areEnemies(healer, patient)) return false;
  if (inContact(g, healer, patient)) return true;
  return reach >= 0 && zonesBetween(g, healer.cell, patient.cell) <= reach && sees(g, healer.cell, patient.cell);
}

/** The roll and what it gives; also made for free by an arcana or an item. AD1-HEALTH-26: Soigner is no other action. */
function* soigner(g: AD1, healer: Figure, patient: Figure): Rule<void> {
  const { success, seuil } = yield* check(g, {
    who: healer,
    purpose: 'soins',
    trait: TRAIT_OF.soins,
    difficulty: [DEFAULT_DIFFICULTY, ...enemiesAround(g, healer, patient)],
    seuil: true,
  });
  if (!success) return;
  heal(g, patient, { amount: 1, by: 'soins', rules: ['AD1-HEALTH-22'] });
  // AD1-HEALTH-24.
  if (seuil! >= 2) yield* more(g, healer, patient);
}

/** AD1-HEALTH-23, AD1-HEALTH-25: active enemies in contact with one or the other, each once. */
function enemiesAround(g: AD1, healer: Figure, patient: Figure): readonly Term[] {
  let count = 0;
  for (const other of g.state.figures)
    if (areEnemies(healer, other) && isActive(g, other))
      if (inContact(g, healer, other) || inContact(g, patient, other)) count++;
  return count > 0 ? [{ label: 'ennemis-adjacents', value: count, rule: 'AD1-HEALTH-23' }] : [];
}

/** AD1-HEALTH-24, AD1-GRAVE-12, AD1-GRAVE-13: a second point, a state or a wound removed, or a splint. */
function* more(g: AD1, healer: Figure, patient: Figure): Rule<void> {
  const options: Option<() => void>[] = [];
  if (patient.sante < patient.santeMax)
    options.push(option('point', () => heal(g, patient, { amount: 1, by: 'soins', rules: ['AD1-HEALTH-24'] })));
  for (const id of soignablesOf(g, patient))
    options.push(
      option(`retirer-${id}`, () => removeSoignable(g, patient, id, ['AD1-HEALTH-24']), {
        label: 'retirer',
        params: { state: id },
      }),
    );
  for (const wound of splintable(g, patient))
    options.push(
      option(`attelle-${wound}`, () => splint(g, patient, wound), { label: 'attelle', params: { state: wound } }),
    );
  if (options.length === 0) return;
  const give = yield* ask({
    id: 'soins-seuil',
    seat: seatOf(g.state, healer),
    rule: 'AD1-HEALTH-24',
    params: { figure: patient.id },
    options,
  });
  give();
}

export const careWords = defineWords({
  prompts: {
    'soins-seuil': {
      fr: (a) => `Soins réussis avec éclat : quoi de plus pour ${figure(a)} ?`,
      en: (a) => `Fine care: what more for ${figure(a)}?`,
    },
  },
  labels: {
    soins: {
      fr: (o) => one(`Soigner ${who(o)}`, hints(o.type, 'Savoir, Difficulté 2 : +1 Santé')),
      en: (o) => one(`Heal ${who(o)}`, hints(o.type, 'Savoir, Difficulty 2: Santé +1')),
    },
    point: { fr: 'Un point de Santé de plus', en: 'One more point of Santé' },
  },
});
