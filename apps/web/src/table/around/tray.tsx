import type { GameEvent, Sum } from '@souterrain/kernel';
import { number, signed } from '@souterrain/words';
import type { SceneProps, SystemPanels, Thrown } from '../../systems/adaptor.ts';
import { rest } from '../../words/language.ts';
import { settled } from '../motion.ts';
import { DieFace } from './die.tsx';

interface TrayProps {
  readonly panels: SystemPanels;
  readonly scene: SceneProps;
  /** Changes with every answer, so that dice fall again. */
  readonly seq: number;
  readonly latest: readonly GameEvent[];
  readonly events: readonly GameEvent[];
}

interface Roll {
  readonly thrown: Thrown;
  readonly sums: readonly Sum[];
}

/** The dice of the last answer: every face, every term, every running total. */
export function Tray({ panels, scene, seq, latest, events }: TrayProps) {
  const fresh = rollsOf({ panels, scene, events }, latest);
  const rolls = fresh.length > 0 ? fresh : lastRoll(panels, scene, events);
  const w = rest.value.table;
  return (
    <section
      id="tray"
      class={settled.value || fresh.length === 0 ? 'tray panel settled' : 'tray panel'}
      aria-label={w.roll}
      key={seq}
    >
      {rolls.length === 0 && <Empty />}
      {rolls.map((roll, i) => (
        <RollBlock key={i} roll={roll} scene={scene} />
      ))}
    </section>
  );
}

/** The last dice in a line each, for a phone whose sheet shows the options. */
export function LastRoll({ panels, scene, seq, latest, events }: TrayProps) {
  const rolls = rollsOf({ panels, scene, events }, latest).slice(-2);
  return (
    <>
      {rolls.map(({ thrown }, i) => (
        <p key={`${seq}-${i}`} class={settled.value ? 'last-roll settled' : 'last-roll'}>
          {thrown.dice.map((die, at) => (
            <DieFace key={at} die={die} />
          ))}
          <span>{thrown.verdict}</span>
        </p>
      ))}
    </>
  );
}

const Empty = () => (
  <>
    <header>
      <h2>{rest.value.table.roll}</h2>
    </header>
    <p class="muted">{rest.value.table.noRoll}</p>
  </>
);

/** How far back the dice of an earlier answer are looked for. */
const MEMORY = 60;

/** Dice that were thrown before the last answer stay on the table. */
function lastRoll(panels: SystemPanels, scene: SceneProps, events: readonly GameEvent[]): Roll[] {
  return rollsOf({ panels, scene, events }, events.slice(-MEMORY)).slice(-1);
}

/** Dice, with the sums that announced them and those that follow from them; a later sum of one name replaces the earlier. */
function rollsOf({ panels, scene, events }: Omit<TrayProps, 'seq' | 'latest'>, among: readonly GameEvent[]): Roll[] {
  const rolls: { thrown: Thrown; sums: Map<string, Sum> }[] = [];
  let announced: readonly Sum[] = [];
  for (const event of among) {
    const { sums = [] } = event;
    if (panels.announces?.(event)) {
      announced = sums;
      continue;
    }
    const thrown = panels.thrown(event, scene, events);
    if (thrown) {
      rolls.push({ thrown, sums: new Map(announced.map((sum) => [sum.label, sum])) });
      announced = [];
    }
    for (const sum of sums) rolls.at(-1)?.sums.set(sum.label, sum);
  }
  return rolls.map(({ thrown, sums }) => ({ thrown, sums: [...sums.values()] }));
}

function RollBlock({ roll: { thrown, sums }, scene }: { readonly roll: Roll; readonly scene: SceneProps }) {
  return (
    <div class="roll">
      <header>
        <h2>{thrown.title}</h2>
      </header>
      <div class="dice">
        {thrown.dice.map((die, at) => (
          <figure class="die" key={at}>
            <DieFace die={die} />
            <figcaption>{die.label}</figcaption>
          </figure>
        ))}
        <p class={verdictClass(thrown)}>{thrown.verdict}</p>
      </div>
      {sums.map((sum) => (
        <Count key={sum.label} sum={sum} scene={scene} />
      ))}
    </div>
  );
}

const verdictClass = ({ success }: Thrown): string =>
  success === undefined ? 'verdict' : success ? 'verdict plus' : 'verdict minus';

/** A sum counted aloud: each term with the total so far. */
function Count({ sum, scene }: { readonly sum: Sum; readonly scene: SceneProps }) {
  let running = 0;
  if (sum.terms.length === 0) return null;
  return (
    <ol class="count">
      {sum.terms.map(({ label, params, value, rule }, i) => {
        running += value;
        return (
          <li key={`${label}${rule}`} style={`--i:${i + 1}`}>
            <b class={value > 0 ? 'plus' : value < 0 ? 'minus' : ''}>{i === 0 ? number(value) : signed(value)}</b>
            <span>{scene.words.term(label, params)}</span>
            <small>{rest.value.table.total(number(running))}</small>
          </li>
        );
      })}
      <li class="sum" style={`--i:${sum.terms.length + 1}`}>
        <b>{number(sum.total)}</b>
        <span>{scene.words.term(sum.label, undefined)}</span>
      </li>
    </ol>
  );
}
