import { draw, type Rule } from '@souterrain/kernel';
import type { Being, BeingId } from '../pieces.ts';
import type { HB } from '../world.ts';
import { chooseHeroTarget } from './ai-heroes.ts';

/** Those it may take for its target, and why those. */
export interface Wanted {
  readonly among: readonly Being[];
  readonly why: string;
}

/** HB-SOLO-14: one of them at random; HB-SOLO-15: heroes spread over the weakest. Says why. */
export function* chooseAmong(g: HB, being: Being, wanted: Wanted): Rule<Being> {
  const chosen = chooseAtOnce(g, being, wanted);
  if (chosen) return chosen;
  const ids = wanted.among.map(({ id }) => id);
  const [id] = yield* draw(g, pileOf(ids));
  return name(g, being, { ...wanted, ids, id: id as BeingId });
}

/** The same where the driver has chance at hand; undefined when it must be asked for. */
export function chooseAtOnce(g: HB, being: Being, { among, why }: Wanted): Being | undefined {
  if (being.kind === 'heros') return chooseHeroTarget(g, being, among);
  const ids = among.map(({ id }) => id);
  const drawn = ids.length === 1 ? ids : g.chance?.draw(pileOf(ids));
  return drawn && name(g, being, { among, why, ids, id: drawn[0] as BeingId });
}

const pileOf = (from: readonly BeingId[]) =>
  ({ kind: 'draw', seat: 0, deck: 'cibles', from, count: 1, rule: 'HB-SOLO-14' }) as const;

function name(
  g: HB,
  being: Being,
  { among, why, ids, id }: Wanted & { readonly ids: readonly BeingId[]; readonly id: BeingId },
): Being {
  g.emit({ type: 'targetChosen', being: being.id, target: id, among: ids, why, rules: ['HB-SOLO-14'] });
  return among.find((one) => one.id === id)!;
}
