import { type Figure, isOnBoard } from '@souterrain/crawl';
import { areEnemies, bearingsWith } from '@souterrain/crawl/figures';
import { heal, removeSoignable, soignablesOf, splint, splintable } from '@souterrain/crawl/health';
import { inContact, sees, zonesBetween } from '@souterrain/crawl/movement';
import { defineWords, figure, hints, one, who } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { makeJet } from '../jets/make-jet.ts';
import type { AD2 } from '../world/ad2.ts';
import { enemiesAround } from './enemies-around.ts';
import { SOINS } from './lines.ts';

/** AD2-XSANTE-08: one Soins for each figure it may do something for. */
export function careActions(g: AD2, healer: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const patient of g.state.figures)
    if (isOnBoard(patient) && !areEnemies(healer, patient) && isTreatable(g, patient) && canTreat(g, healer, patient))
      actions.push(
        actionOf({
          id: `soins-${patient.id}`,
          type: 'standard',
          rolls: true,
          rule: 'AD2-XSANTE-08',
          label: 'soins',
          params: { figure: patient.id },
          at: { figure: patient.id },
          run: () => soigner(g, healer, patient),
        }),
      );
  return actions;
}

/** AD2-BGRAV-06: an arm or a leg may at least be put in splints. */
const isTreatable = (g: AD2, patient: Figure): boolean =>
  patient.sante < patient.santeMax || soignablesOf(g, patient).length > 0 || splintable(g, patient).length > 0;

function canTreat(g: AD2, healer: Figure, patient: Figure): boolean {
  if (patient === healer) return true;
  if (inContact(g, healer, patient)) return true;
  // AD2-XCRO-08; -1 is contact alone.
  let reach = -1;
  for (const { feature } of bearingsWith(g, healer).soinsReach) reach = Math.max(reach, feature.soinsReach ?? -1);
  return reach >= 0 && zonesBetween(g, healer.cell, patient.cell) <= reach && sees(g, healer.cell, patient.cell);
}

/** The Jet and what it gives; also made for free by an arcana or an item. */
function* soigner(g: AD2, healer: Figure, patient: Figure): Rule<void> {
  const reading = g.state.variants.healingOptions;
  const { verdict, seat } = yield* makeJet(g, {
    who: healer,
    purpose: 'soins',
    attribute: 'savoir',
    skill: 'soins',
    action: SOINS[reading],
    target: patient,
    options: SOINS[reading].options,
    difficulty: [{ label: 'base', value: 5, rule: 'AD2-XSANTE-08' }, ...enemiesAround(g, [healer, patient])],
  });
  if (!verdict.success) return;
  // AD2-XSANTE-11, AD2-Q-27: two Réussites buy one more, once; or each buys one.
  const more = reading === 'one' ? Math.min(1, Math.floor(verdict.surplus / 2)) : verdict.surplus;
  for (let left = 1 + more; left > 0; left--) {
    // AD2-ETAT-21, AD2-ETAT-22: a splint is what the 2R option may give.
    const benefits = left <= more ? [...benefitsOf(g, patient), ...splints(g, patient)] : benefitsOf(g, patient);
    if (benefits.length === 0) continue;
    const give = yield* ask<() => void>({
      id: 'soins-effet',
      seat,
      rule: 'AD2-XSANTE-08',
      params: { figure: patient.id, left },
      options: benefits,
    });
    give();
  }
}

/** A point of Santé, or a Soignable state. */
function benefitsOf(g: AD2, patient: Figure): Option<() => void>[] {
  const options: Option<() => void>[] = [];
  if (patient.sante < patient.santeMax)
    options.push(option('point', () => heal(g, patient, { amount: 1, by: 'soins', rules: ['AD2-XSANTE-08'] })));
  for (const id of soignablesOf(g, patient))
    options.push(
      option(`retirer-${id}`, () => removeSoignable(g, patient, id, ['AD2-XSANTE-08']), {
        label: 'retirer',
        params: { state: id },
      }),
    );
  return options;
}

const splints = (g: AD2, patient: Figure): Option<() => void>[] =>
  splintable(g, patient).map((wound) =>
    option(`attelle-${wound}`, () => splint(g, patient, wound), { label: 'attelle', params: { state: wound } }),
  );

export const careWords = defineWords({
  prompts: {
    'soins-effet': {
      fr: (a) => `Soins réussis : quoi pour ${figure(a)} ?`,
      en: (a) => `Soins made: what for ${figure(a)}?`,
    },
  },
  labels: {
    soins: {
      fr: (o) => one(`Soigner ${who(o)}`, hints(o.type, 'Savoir/Soins 5 : 1 Santé ou un état')),
      en: (o) => one(`Heal ${who(o)}`, hints(o.type, 'Savoir/Soins 5: 1 Santé or a state')),
    },
    point: { fr: 'De la Santé', en: 'Santé' },
  },
});
