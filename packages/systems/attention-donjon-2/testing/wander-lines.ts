import { checkEnd } from '@souterrain/crawl/exploration';
import { playGroup } from '@souterrain/crawl/groups';
import type { Rule } from '@souterrain/kernel';
import { resist } from '../src/actions/endure.ts';
import { perform } from '../src/actions/perform.ts';
import { loseAttribute } from '../src/combat/states/attribute-loss.ts';
import { makeJet } from '../src/jets/make-jet.ts';
import { ATTRIBUTES, type Attribute, CORE, type EffectName, lineOf } from '../src/notation/index.ts';
import type { AD2State } from '../src/state.ts';
import type { AD2 } from '../src/world/ad2.ts';
import { scene } from './scene.ts';

const written = ({ shape, label }: EffectName): string => {
  if (shape === 'valued') return `${label.fr} 1`;
  return shape === 'extra-target' || shape === 'removal' ? `${label.fr} (Sonné)` : label.fr;
};

/** Every effect that a line may name, whether a pack uses it or not. */
export const EFFECTS: readonly string[] = [...[...CORE.effects.values()].map(written), '+1D', '-1D'];

/** Two heroes and an orc, side by side. */
export const sideBySide = (): AD2State =>
  scene({
    heroes: [
      { at: [0, 0], santeMax: 30 },
      { at: [0, 1], santeMax: 30, sante: 20, heroisme: 1, items: ['epee', 'bouclier-de-bois'] },
    ],
    creatures: [{ id: 'orque', at: [1, 1] }],
  });

const three = ({ figures }: AD2State) =>
  figures as [AD2State['figures'][0], AD2State['figures'][0], AD2State['figures'][0]];

/** An effect given by a hero to another and to the orc, then by the orc; and what follows for all three. */
export const tries = (effect: string) =>
  function* (g: AD2): Rule<void> {
    const [actor, friend, orc] = three(g.state);
    const line = lineOf(`Essai Savoir 1 : ${effect} [${effect}]`);
    for (const targets of [[friend], [orc]])
      yield* perform(g, { actor, line, label: 'essai', purpose: 'action', targets, how: 'standard' });
    const both = lineOf(`Essai Savoir 1 : Dommages 1 & ${effect}`);
    yield* perform(g, { actor, line: both, label: 'essai', purpose: 'action', targets: [friend], how: 'standard' });
    yield* resist(g, { victim: friend, by: orc, line: lineOf(`Essai Agilité 2 (-/${effect})`), label: 'essai' });
    yield* resist(g, {
      victim: friend,
      by: orc,
      line: lineOf('Essai ATT/CAC Agilité/Mêlée 9 (Dommages 2/-)'),
      label: 'essai',
    });
    if (orc.status === 'plateau') yield* playGroup(g, g.state.groups[0]!);
  };

/** Somebody to bring out alive, beside an ogre. */
export const escorting = (): AD2State => ({
  ...scene({
    creatures: [
      { id: 'captive', at: [0, 1], camp: 'heros', sante: 1 },
      { id: 'ogre', at: [1, 1] },
    ],
  }),
  scenario: 'la-captive',
});

/** The blow that ends it. */
export function* isSlain(g: AD2): Rule<void> {
  const [, victim, by] = three(g.state);
  yield* resist(g, { victim, by, line: lineOf('Essai ATT/CAC Agilité/Mêlée 9 (Dommages 9/-)'), label: 'essai' });
  checkEnd(g);
}

/** AD2-ETAT-25: points of every Attribute lost, then a Jet with each. */
export function* weakens(g: AD2): Rule<void> {
  const [who] = three(g.state);
  for (const attribute of Object.keys(ATTRIBUTES) as Attribute[]) {
    loseAttribute(g, who, { attribute, points: 1, rules: ['AD2-ETAT-25'] });
    const difficulty = [{ label: 'base', value: 5, rule: 'AD2-JET-02' }] as const;
    yield* makeJet(g, { who, purpose: 'epreuve', attribute, skill: null, difficulty });
  }
}
