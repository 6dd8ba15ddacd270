import { draw, type Rule } from '@souterrain/kernel';
import type { Being, BeingId, HB } from '../state.ts';
import { chooseHeroTarget } from './ai-heroes.ts';

/** HB-SOLO-14: one of them at random; HB-SOLO-15: heroes spread over the weakest. Says why. */
export function* chooseAmong(
  g: HB,
  being: Being,
  { among, why }: { among: readonly Being[]; why: string },
): Rule<Being> {
  if (being.kind === 'heros') return chooseHeroTarget(g, being, among);
  const ids = among.map(({ id }) => id);
  const pile = { kind: 'draw', seat: 0, deck: 'cibles', from: ids, count: 1, rule: 'HB-SOLO-14' } as const;
  const [id] = ids.length === 1 ? ids : (g.chance?.draw(pile) ?? (yield* draw(pile)));
  g.emit({ type: 'targetChosen', being: being.id, target: id as BeingId, among: ids, why, rules: ['HB-SOLO-14'] });
  return among.find((one) => one.id === id)!;
}
