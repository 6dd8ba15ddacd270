import type { GameEvent } from '@souterrain/kernel';
import { adoptStyles } from '../../../page/adopt.ts';
import { phone } from '../../../page/media.ts';
import css from '../../../styles/dice.css?inline';
import type { SceneProps, SystemPanels } from '../../../systems/adaptor.ts';
import { words } from '../../../words/language.ts';
import type { Choice } from '../../choice.ts';
import { settled } from '../../motion.ts';
import type { Scene } from '../../sitting.ts';
import type { Asking } from './dice-on-table.tsx';
import { DieFace } from './die.tsx';
import { RollBlock } from './roll-block.tsx';
import { lastRoll, type Roll, rollsOf } from './rolls.ts';

adoptStyles(css);

interface TrayProps {
  readonly panels: SystemPanels;
  readonly props: SceneProps;
  readonly scene: Pick<Scene, 'seq' | 'decision' | 'events'> & { readonly latest: readonly GameEvent[] };
  /** What answers the question, where the table is being played. */
  readonly choice?: Choice | undefined;
}

/** The dice and the cards of the last answer: every face, every term, every running total. */
export function Tray({ panels, props, scene, choice }: TrayProps) {
  const told = { panels, scene: props, events: scene.events };
  const fresh = rollsOf(told, scene.latest);
  const cards = panels.drawn?.(scene.latest, props);
  const rolls = fresh.length > 0 || cards ? fresh : lastRoll(told);
  const asking = phone.value ? undefined : askingOf({ panels, scene, choice, roll: rolls.at(-1) });
  return (
    <section
      id="tray"
      data-seq={scene.seq}
      class={settled.value || (fresh.length === 0 && !cards) ? 'tray panel settled' : 'tray panel'}
      aria-label={words.value.table.roll}
      key={scene.seq}
    >
      {rolls.length === 0 && !cards && <Empty />}
      {cards}
      {rolls.map((roll, i) => (
        <RollBlock key={i} roll={roll} scene={props} asking={i === rolls.length - 1 ? asking : undefined} />
      ))}
    </section>
  );
}

/** The last dice in a line each, for a phone whose sheet shows the options; those to be taken by hand in full. */
export function LastRoll({ panels, props, scene, choice }: TrayProps) {
  const told = { panels, scene: props, events: scene.events };
  if (!phone.value) return null;
  const fresh = rollsOf(told, scene.latest).slice(-2);
  const asked = fresh.at(-1) ?? lastRoll(told)[0];
  const asking = askingOf({ panels, scene, choice, roll: asked });
  const cards = panels.drawn?.(scene.latest, props);
  const lines = asking ? fresh.slice(0, -1) : fresh;
  return (
    <div class={settled.value ? 'rolled settled' : 'rolled'} key={scene.seq}>
      {cards}
      {lines.map(({ thrown }, i) => (
        <p key={i} class="last-roll">
          {thrown.dice.map((die, at) => (
            <DieFace key={at} die={die} />
          ))}
          <span>{thrown.verdict}</span>
        </p>
      ))}
      {asking && asked && <RollBlock roll={{ ...asked, sums: [] }} scene={props} asking={asking} />}
    </div>
  );
}

interface Asked extends Pick<TrayProps, 'panels' | 'scene' | 'choice'> {
  readonly roll: Roll | undefined;
}

function askingOf({ panels, scene: { decision }, choice, roll }: Asked): Asking | undefined {
  const hand = decision && roll && panels.hand?.(decision, roll.thrown);
  return hand && choice && { decision, choice, hand };
}

const Empty = () => (
  <>
    <header>
      <h2>{words.value.table.roll}</h2>
    </header>
    <p class="muted">{words.value.table.noRoll}</p>
  </>
);
