import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { gain } from '../../beings/marks.ts';
import type { Being, Mark, Scene, Tested } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { Spoken } from '../../text/spoken.ts';
import { lastingRounds } from '../../time/lasting.ts';
import type { HB } from '../../world.ts';
import type { Cast } from '../casting.ts';

/** HB-SCH-08: what Toucher does instead of damage. */
export interface SchoolEffect {
  readonly id: string;
  readonly on: 'ennemi' | 'allie';
  /** What the target tests to avoid it. */
  readonly resisted: Tested | null;
  /** HB-MAG-29: false for what happens at once. */
  readonly lasts: boolean;
  readonly apply: (g: HB, cast: Cast, order: { target: Being; rounds: number }) => Rule<void>;
}

/** HB-SCR-13: whether a wand may be charged again where the hero is, and for how much gold. */
export interface Means {
  readonly possible: boolean;
  readonly gold: number;
}

/** HB-MAG-04: a school of magic. */
interface School extends Spoken {
  readonly rule: RuleId;
  /** HB-SCH-08: what takes its critical damage. */
  readonly critical: Exclude<Tested, 'end'>;
  /** HB-SCH-02: the tags of its damage, of which one is named at each casting. */
  readonly damage: readonly string[];
  /** HB-SCH-06: it heals instead of hurting. */
  readonly heals?: true;
  /** HB-SCH-09: what it makes is nothing to those who do not believe in it. */
  readonly unreal?: true;
  /** HB-SCH-08: Toucher may also be cast on a zone, where a tree grows. */
  readonly grows?: true;
  readonly touch: SchoolEffect;
  readonly means: (state: HBState, scene: Scene) => Means;
}

export const defineSchool = (school: School): School => school;

/** HB-SCR-12: what asks for nothing more than the place. */
export const ifSo = (possible: boolean): Means => (possible ? FREE : NO_MEANS);
const FREE: Means = { possible: true, gold: 0 };
export const NO_MEANS: Means = { possible: false, gold: 0 };

/** HB-MAG-29, HB-MAG-43: a mark for at most N rounds. */
export const lasting = ({
  mark: id,
  ...effect
}: Pick<SchoolEffect, 'id' | 'on' | 'resisted'> & { readonly mark: string }): SchoolEffect => ({
  ...effect,
  lasts: true,
  *apply(g, { caster }, { target, rounds }) {
    const mark: Mark = { id, until: lastingRounds(g.state, caster.id, rounds), by: caster.id };
    gain(g, target, { mark, rules: ['HB-SCH-08', 'HB-MAG-29'] });
  },
});
