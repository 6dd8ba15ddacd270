import type { Lang } from '@souterrain/words';
import { controlWords } from './control-words.ts';
import { angleOf } from './facing.ts';
import type { Extent, Point } from './frame.ts';
import type { Intent } from './intents.ts';
import { between, halfway, lineThrough, Tag } from './tag.tsx';

interface DrawnIntentsProps {
  readonly intents: readonly Intent[];
  readonly lang: Lang;
  /** An option is pointed at: what it does comes first. */
  readonly dim: boolean;
  readonly within: Extent;
  /** Where figures stand. */
  readonly crowd: readonly Point[];
  name(who: string): string;
  term(id: string): string;
}

/** The ways and the targets that creatures have just chosen, with the rules that chose them. */
export function DrawnIntents({ intents, lang, dim, within, crowd, name, term }: DrawnIntentsProps) {
  const said = controlWords[lang];
  return (
    <>
      {intents.map(({ who, aim, path, way }, i) => {
        const target = aim && { text: aim.why === undefined ? said.only : term(aim.why), rule: aim.rule };
        const square = path?.why === undefined ? undefined : { text: term(path.why), rule: path.rule };
        const title = [
          square && `${said.goes(name(who), square.text)}, ${square.rule}`,
          target && `${said.aims(name(who), name(aim.target), target.text)}, ${target.rule}`,
        ];
        const [first, second] = [target, square].filter((line) => line !== undefined);
        return (
          <g
            key={who}
            class={dim ? 'intent dim' : 'intent'}
            data-intent={who}
            data-target={aim?.target}
            data-rule={(aim ?? path)?.rule}
          >
            <title>{title.filter((line) => line !== undefined).join('\n')}</title>
            {way.length > 1 && <circle class="from" cx={way[0]!.x} cy={way[0]!.y} r="12" />}
            {way.length > 1 && <path class="way" d={lineThrough(way)} />}
            {aim && <Aim line={between(...aim.line)} />}
            {i === intents.length - 1 && !dim && first && (
              <Tag
                at={aim ? halfway(...aim.line) : middleOf(way)}
                {...first}
                second={second}
                risk
                {...{ within, crowd }}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

function Aim({ line: [from, to] }: { readonly line: readonly [Point, Point] }) {
  return (
    <>
      <path class="aim" d={lineThrough([from, to])} />
      <path class="head" d="M0 0L-9 -5V5Z" transform={`translate(${to.x} ${to.y}) rotate(${angleOf(from, to)})`} />
    </>
  );
}

const middleOf = (way: readonly Point[]): Point => way[Math.floor(way.length / 2)] ?? { x: 0, y: 0 };
