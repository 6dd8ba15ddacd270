import type { Script } from '@souterrain/kernel/testing';
import { resist } from '../src/actions/endure.ts';
import type { EnemyOrder } from '../src/actions/enemy-order.ts';
import { perform } from '../src/actions/perform.ts';
import { makeJet } from '../src/jets/make-jet.ts';
import { lineOf } from '../src/notation/index.ts';
import type { AD2State } from '../src/state.ts';
import type { JetOrder } from '../src/world/jet.ts';
import { type GivenHero, play, type Scene } from './scene.ts';

/** A hero without Héroïsme: no window opens on its Jets. */
export const plain: GivenHero = { heroisme: 0 };

/** A scene of one such hero. */
export const alone = (hero: GivenHero = {}, more: Scene = {}): Scene => ({ heroes: [{ ...plain, ...hero }], ...more });

/** A Jet of h1, by a line such as `Force/Mêlée 5`. */
export function jet(given: Scene | AD2State, test: string, script: Script, more: Partial<JetOrder> = {}) {
  const { attribute, skill, difficulty } = lineOf(test);
  const ran = play(
    given,
    (g, find) =>
      makeJet(g, {
        who: find('h1'),
        purpose: 'epreuve',
        attribute,
        skill: skill?.id ?? null,
        difficulty: [{ label: 'base', value: difficulty.first as number, rule: 'AD2-JET-02' }],
        ...more,
      }),
    script,
  );
  return { ...ran, verdict: ran.value.verdict, dice: ran.of('jetAnnounced')[0]!.dice };
}

interface Imposed extends Partial<Omit<EnemyOrder, 'victim' | 'by' | 'line'>> {
  readonly on?: string;
  readonly by?: string;
}

/** An enemy action by its line, suffered by h1. */
export function impose(
  given: Scene | AD2State,
  line: string,
  script: Script = {},
  { on = 'h1', by, ...more }: Imposed = {},
) {
  const ran = play(
    given,
    (g, find) => resist(g, { victim: find(on), by: by ? find(by) : null, line: lineOf(line), label: 'coup', ...more }),
    script,
  );
  return {
    ...ran,
    lost: ran.value.lost,
    success: ran.value.success,
    dice: ran.of('jetAnnounced')[0]?.dice,
    marks: ran.find(on).marks.map(({ id }) => id),
  };
}

interface Performed {
  readonly on?: readonly string[];
  readonly how?: string;
  readonly label?: string;
}

/** An action of h1 by its line. */
export function performing(
  given: Scene | AD2State,
  line: string,
  { on = [], how = 'standard', label = 'essai', ...script }: Script & Performed = {},
) {
  return play(
    given,
    (g, find) =>
      perform(g, {
        actor: find('h1'),
        line: lineOf(line),
        label,
        purpose: 'action',
        targets: on.map(find),
        how,
      }),
    script,
  );
}
