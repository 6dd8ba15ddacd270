import type { Lang } from '@souterrain/words';
import { phone } from '../../page/media.ts';
import { controlWords } from './control-words.ts';
import { angleOf } from './facing.ts';
import type { Extent, Point } from './frame.ts';
import type { Intent } from './intents.ts';
import { between, covered, halfway, lineThrough, Tag, tagPlace } from './tag.tsx';

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
  const told = intents.map(({ aim, path }) => ({
    target: aim && { text: aim.why === undefined ? said.only : term(aim.why), rule: aim.rule },
    square: path?.why === undefined ? undefined : { text: term(path.why), rule: path.rule },
  }));
  const tags = tagsOf(intents, { told, within, crowd });
  return (
    <>
      {intents.map(({ who, aim, path, way }, i) => {
        const { target, square } = told[i]!;
        const title = [
          square && `${said.goes(name(who), square.text)}, ${square.rule}`,
          target && aim && `${said.aims(name(who), name(aim.target), target.text)}, ${target.rule}`,
        ];
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
          </g>
        );
      })}
      {!dim && tags.map((tag) => <Tag key={tag.key} risk {...tag.said} />)}
    </>
  );
}

/** More would hide the map, all the more on a phone; the journal has them all. */
const mostTags = (): number => (phone.value ? 1 : 3);

interface Telling extends Pick<DrawnIntentsProps, 'within' | 'crowd'> {
  readonly told: readonly { readonly target: Line | undefined; readonly square: Line | undefined }[];
}

interface Line {
  readonly text: string;
  readonly rule: string;
}

/** What decided of the last creatures, said once where several chose the same for the same reason; no tag hides another. */
function tagsOf(intents: readonly Intent[], { told, within, crowd }: Telling) {
  const groups = new Map<string, { at: Point; lines: readonly Line[]; who: string[] }>();
  for (const [i, { who, aim, way }] of [...intents.entries()].reverse()) {
    const lines = [told[i]!.target, told[i]!.square].filter((line) => line !== undefined).map(capital);
    const key = [aim?.target, ...lines.map(({ text }) => text)].join();
    const same = groups.get(key);
    if (same) same.who.unshift(who);
    else if (lines.length > 0) groups.set(key, { at: aim ? halfway(...aim.line) : middleOf(way), lines, who: [who] });
  }
  let taken = crowd;
  return [...groups].slice(0, mostTags()).map(
    ([
      key,
      {
        at,
        lines: [first, second],
        who,
      },
    ]) => {
      const numbers = who.map((id) => id.match(/\d+$/)?.[0]).filter((number) => number !== undefined);
      // Which of them chose it, as the numbers on the map say.
      const text = groups.size > 1 && numbers.length > 0 ? `${numbers.join(', ')} · ${first!.text}` : first!.text;
      const said = { at, text, rule: first!.rule, second, within, crowd: taken };
      taken = [...taken, ...covered(tagPlace(said))];
      return { key, said };
    },
  );
}

const capital = ({ text, rule }: Line): Line => ({ text: text.charAt(0).toUpperCase() + text.slice(1), rule });

function Aim({ line: [from, to] }: { readonly line: readonly [Point, Point] }) {
  return (
    <>
      <path class="aim" d={lineThrough([from, to])} />
      <path class="head" d="M0 0L-9 -5V5Z" transform={`translate(${to.x} ${to.y}) rotate(${angleOf(from, to)})`} />
    </>
  );
}

const middleOf = (way: readonly Point[]): Point => way[Math.floor(way.length / 2)] ?? { x: 0, y: 0 };
