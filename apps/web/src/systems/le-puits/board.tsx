import type { LPEvent, LPState, LPSystem } from '@souterrain/le-puits';
import type { BoardProps } from '../adaptor.ts';
import { useMap } from '../map/use-map.tsx';
import { said } from './said.ts';

const STOREY = 60;
const WIDTH = 420;

/** The shaft from above, each landing with its name, and whoever hangs beside it. */
export function Board({ system, view, company, lang, decision }: BoardProps<LPState, LPEvent>) {
  const { landings } = (system as unknown as LPSystem).content;
  const height = (landings.length + 1) * STOREY;
  const depth = view.climbers[decision?.seat ?? 0]?.depth ?? 0;
  const frame = useMap({ left: 0, top: 0, width: WIDTH, height }, { at: { x: WIDTH / 2, y: depth * STOREY } }, lang);
  const { left, top, ...seen } = frame.seen;
  return (
    <>
      <svg
        ref={frame.attach}
        class={frame.zoomed ? 'map zoomed' : 'map'}
        viewBox={`${left} ${top} ${seen.width} ${seen.height}`}
        role="img"
        aria-label={said[lang].well}
      >
        <path class="floor" d={`M0 ${STOREY}H${WIDTH}V${height}H0Z`} />
        <path class="wall" d={`M0 ${STOREY}V${height}H${WIDTH}V${STOREY}`} />
        {landings.map(({ id, name, coins, danger }, i) => (
          <text key={id} x={16} y={(i + 1.6) * STOREY}>
            {`${name[lang]} · ${said[lang].coins(coins)} · ${said[lang].need(danger)}`}
          </text>
        ))}
        {view.climbers.map((climber, seat) => (
          <text key={seat} x={WIDTH - 90 + 24 * seat} y={(climber.depth + 0.6) * STOREY} data-climber={seat}>
            <title>{`${company.names[seat]}, ${said[lang].where[climber.where]}`}</title>
            {climber.where === 'corde' ? '●' : '○'}
          </text>
        ))}
      </svg>
      {frame.controls}
    </>
  );
}
