import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { BoardProps } from '../../adaptor.ts';
import { actingIn, standing } from '../figures.tsx';
import { groundOf, middleOf } from '../ground.ts';

/** A line from whoever acts to what the option pointed at aims at. */
export function Overlay({ view, decision, pointed }: BoardProps<HBView, HBEvent>) {
  const at = pointed?.at;
  if (!at || !view.scene || view.scene.zones.length === 0) return <g class="trail" />;
  const ground = groundOf(view.scene, view.beings);
  const places = standing(ground, view.beings);
  const from = places.get(actingIn({ view, decision }) ?? '');
  const zone = 'zone' in at ? ground.zones.get(at.zone) : undefined;
  const to = 'figure' in at ? places.get(at.figure) : zone && middleOf(zone);
  if (!from || !to || from === to) return <g class="trail" />;
  return (
    <g class="trail">
      <path class={zone ? 'run' : 'shot'} d={`M${from.join(' ')}L${to.join(' ')}`} />
    </g>
  );
}
