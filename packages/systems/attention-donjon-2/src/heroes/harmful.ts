import type { Jet } from '../world/jet.ts';

/** AD2-XARC-05: an attack of the roller is any own action whose effect includes Dommages. */
export function dealsDommages({ purpose, action }: Jet): boolean {
  if (purpose === 'attaque') return true;
  if (purpose !== 'action' || action?.outcome?.kind !== 'own') return false;
  return action.outcome.effects.some((joined) =>
    joined.some((effect) => effect.kind === 'valued' && effect.id === 'dommages'),
  );
}
