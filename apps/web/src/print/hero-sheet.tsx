import type { Lang } from '@souterrain/words';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { PlayingCard } from '../systems/crawl/sheets/cards.tsx';
import { DiceFaces } from './dice-faces.tsx';
import { useFit } from './fit.ts';
import { Frame } from './frame.tsx';
import { Marks } from './marks.tsx';
import type { Box, Grid, HeroPage } from './model.ts';
import { printWords } from './print-words.ts';

/** More than so many are read rather than counted. */
const COUNTED = 12;
/** As many as an empty page holds; those that have no room are not seen. */
const LINES = 40;

/** The sheet of a hero: one A4 page of white paper in both themes. */
export function HeroSheet({ page, lang }: { readonly page: HeroPage; readonly lang: Lang }) {
  const sheet = useRef<HTMLElement>(null);
  useFit(sheet, page);
  const { card, faces, gear, gifts, numbers, purse, states, tracks, turn, weapons } = page;
  return (
    <article ref={sheet} class="paper sheet-page" data-sheet={page.id}>
      <Frame>
        <div class="face">
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill-rule="evenodd" d={page.picture} />
          </svg>
        </div>
        <div>
          <h1>{page.name}</h1>
          <p>{page.line}</p>
          {page.by !== undefined && <p class="by">{printWords[lang].playedBy(page.by)}</p>}
        </div>
        {card && (
          <div class="arc">
            <span>
              {card.title}
              <br />
              <b>{card.name}</b>
            </span>
            <PlayingCard card={card.card} lang={lang} />
          </div>
        )}
      </Frame>
      <section class="nums" style={`--parts:${numbers.map(({ boxes }) => `${Math.max(2, boxes.length)}fr`).join(' ')}`}>
        {numbers.map(({ title, boxes }) => (
          <Part key={title} title={title}>
            <Boxes of={boxes} />
          </Part>
        ))}
      </section>
      <section class="life">
        {tracks.map((track) => (
          <Part key={track.title} title={track.count > COUNTED ? `${track.title} ${track.count}` : track.title}>
            <Marks {...track} />
            {track.note !== undefined && <p class="small">{track.note}</p>}
          </Part>
        ))}
        <Part title={states.title}>
          <div class="states">
            {states.names.map((name) => (
              <span key={name}>
                <i class="sq" />
                {name}
              </span>
            ))}
          </div>
        </Part>
      </section>
      <section class="cols">
        <div>
          <Part title={weapons.title}>
            <Weapons {...weapons} />
          </Part>
          {gifts.map(({ title, entries }) => (
            <Part key={title} title={title}>
              {entries.map(({ name, text, rule }) => (
                <p key={name} class="gift">
                  {rule !== undefined && <span class="rid">{rule}</span>}
                  <b>{name}.</b> {text}
                </p>
              ))}
            </Part>
          ))}
          <Part title={gear.title} note={gear.note} grows>
            {gear.lines.map((line) => (
              <p key={line} class="line">
                {line}
              </p>
            ))}
            <Ruled />
          </Part>
        </div>
        <div>
          {faces && (
            <Part title={faces.title}>
              <DiceFaces worth={faces.worth} />
              <p class="small">{faces.note}</p>
            </Part>
          )}
          <Part title={turn.title} note={turn.note}>
            <ul class="turn-rows">
              {turn.rows.map(([name, text]) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Part>
          <Part title={purse.title}>
            <Boxes of={purse.boxes} />
          </Part>
          <Part title={page.notes} grows>
            <Ruled />
          </Part>
        </div>
      </section>
      <footer>{page.credit}</footer>
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly grows?: boolean;
  readonly children: ComponentChildren;
}

const Part = ({ title, note, grows, children }: PartProps) => (
  <div class={grows ? 'part grows' : 'part'}>
    <h2>
      {title}
      {note !== undefined && <small>{note}</small>}
    </h2>
    {children}
  </div>
);

/** Lines to write on. Drawn as borders: printers leave backgrounds out. */
const Ruled = () => (
  <div class="ruled" aria-hidden="true">
    {Array.from({ length: LINES }, (_, i) => (
      <i key={i} />
    ))}
  </div>
);

export const Boxes = ({ of }: { readonly of: readonly Box[] }) => (
  <div class="boxes-row">
    {of.map(({ value, label }) => (
      <div key={label}>
        <b>{value}</b>
        <span>{label}</span>
      </div>
    ))}
  </div>
);

const Weapons = ({ heads, rows, blank = 0, isRead }: Grid) => (
  <table class={isRead ? 'read' : undefined}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, i) => (
        <tr key={i}>
          {cells.map((cell, j) => (
            <td key={j}>{j === 0 ? <b>{cell}</b> : cell}</td>
          ))}
        </tr>
      ))}
      {Array.from({ length: blank }, (_, i) => (
        <tr key={`blank-${i}`} class="blank">
          {heads.map((head) => (
            <td key={head} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
