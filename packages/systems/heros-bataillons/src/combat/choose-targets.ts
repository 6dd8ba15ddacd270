import { askSome, option, type Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { deciderOf } from './decider.ts';

/** HB-ATK-13: the attacker leaves out whom it wants. */
export function* chooseTargets(g: HB, attacker: Being, foes: readonly Being[]): Rule<readonly Being[]> {
  const seat = deciderOf(g.state, attacker);
  if (seat === null || foes.length === 1) return foes;
  return yield* askSome(
    {
      id: 'cibles',
      seat,
      rule: 'HB-ATK-13',
      params: { being: attacker.id },
      options: foes.map((foe) =>
        option(`cible-${foe.id}`, foe, { label: 'cible', params: { target: foe.id }, at: { figure: foe.id } }),
      ),
    },
    { min: 1, max: foes.length },
  );
}
