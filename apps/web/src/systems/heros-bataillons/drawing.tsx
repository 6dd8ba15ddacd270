import type { OfferedOption } from '@souterrain/kernel';
import type { LayerProps } from './board.tsx';
import { boardWords } from './board-words.ts';
import { linksIn, type Stroke } from './plan.ts';
import { betweenBoxes } from './routes.ts';
import { ZoneTargets } from './targets.tsx';

/** HB-GM-21: the map of a scene under the pen of the MJ: a zone is added or changed, two are joined or parted, with a click. */
export function Drawing(props: LayerProps) {
  const { decision, ground, lang } = props;
  const { options } = decision!;
  const more = options.find(({ id }) => id === 'ajouter-une-zone');
  const { x, y, width, height } = ground.box;
  return (
    <>
      <ZoneTargets {...props} />
      {linksIn(options, 'relier').map((stroke) => (
        <Line key={stroke.option.id} {...props} stroke={stroke} kind="ghost" />
      ))}
      {linksIn(options, 'separer').map((stroke) => (
        <Line key={stroke.option.id} {...props} stroke={stroke} kind="drawn" />
      ))}
      {more && (
        <g class="add" transform={`translate(${x + width - 22} ${y + height / 2})`} {...pointing(more, props)}>
          <title>{boardWords[lang].addZone}</title>
          <circle r="17" />
          <path d="M-8 0H8M0 -8V8" />
        </g>
      )}
    </>
  );
}

const pointing = (option: OfferedOption, { onPick, onPoint }: LayerProps) => ({
  onClick: () => onPick(option),
  onPointerEnter: () => onPoint(option),
  onPointerLeave: () => onPoint(undefined),
});

function Line({ stroke, kind, ...props }: LayerProps & { readonly stroke: Stroke; readonly kind: 'ghost' | 'drawn' }) {
  const { ground, words, company, decision, pointed } = props;
  const { option } = stroke;
  const [from, to] = betweenBoxes(ground.zones.get(stroke.from)!, ground.zones.get(stroke.to)!);
  const path = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <path class={`stroke ${kind}${pointed?.id === option.id ? ' on' : ''}`} d={path} {...pointing(option, props)}>
      <title>{words.option(decision!, option, company).label}</title>
    </path>
  );
}
