import { Game, type GameEvent, heardSince, type OfferedDecision, type SaveFile, UNDO } from '@souterrain/kernel';
import type { Company, Lang, SystemWords } from '@souterrain/words';
import type { Adaptor, SystemPanels } from '../../systems/adaptor.ts';
import { wordingOf } from '../../table/wording.ts';
import type { Atlas, Drawing } from './atlas.tsx';

/** A game up to one decision, in words. */
export interface Moment {
  /** The turn that begins here. */
  readonly turn?: string;
  /** What happened since the decision before. */
  readonly lines: readonly string[];
  /** Where everything and everybody stands. */
  readonly state: readonly string[];
  /** What is asked, and what was answered. */
  readonly asked?: string;
  readonly answer?: string;
  readonly map?: Drawing;
}

/** A whole game in one language. */
export interface Told {
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly outcome?: string;
}

export interface Telling {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels;
  readonly words: SystemWords;
  readonly lang: Lang;
  undone(count: number): string;
  /** Draws the map of a moment, if there is one to be seen. */
  draw?: Atlas['draw'];
}

/** Tells a game decision by decision; of one that still runs, only what anybody may know. */
export function tellGame(save: SaveFile, telling: Telling): Told {
  const { adaptor, words } = telling;
  const { decisions, format: _, checkpoint: __, result, hashes: ___, ...header } = save;
  const company = { names: header.seats.map((seat) => seat.name) };
  const game = Game.begin(adaptor.system, header);
  const moments: Moment[] = [];
  for (let at = 0; at <= decisions.length; at++) {
    const entry = decisions[at];
    moments.push(momentOf({ game, entry, isOver: result !== null, company }, telling));
    if (entry === undefined || game.follow([entry])) break;
  }
  const outcome = game.outcome && words.outcome(game.outcome, company);
  return { title: words.title, moments, ...(outcome !== undefined && { outcome }) };
}

interface At {
  readonly game: Game;
  /** The answer that was given here. */
  readonly entry: string | undefined;
  readonly isOver: boolean;
  readonly company: Company;
}

function momentOf({ game, entry, isOver, company }: At, telling: Telling): Moment {
  const { adaptor, panels, words, lang } = telling;
  const decision = game.offered[0];
  const hidden = adaptor.system.isPrivate !== undefined && !isOver;
  const seat = hidden ? undefined : (decision?.seat ?? game.history.at(-1)?.seat ?? 0);
  const heard = game.stream(seat);
  const events = heardSince(heard, game.history.length - 1);
  const scene = { system: adaptor.system, view: game.view(seat), words, company, lang };
  const map = telling.draw?.(scene, heard.events);
  const headings = events.flatMap((event) => panels.heading(event, company, lang) ?? []);
  const { spoken } = panels;
  const sheets = spoken && !hidden ? company.names.map((_, who) => spoken.state(scene, who).join(' ')) : [];
  return {
    ...(headings.length > 0 && { turn: headings.join(' · ') }),
    lines: linesOf(events, telling, company),
    state: [panels.describe(scene), ...sheets],
    ...answered(decision, entry, { company, telling }),
    ...(map && { map }),
  };
}

const linesOf = (events: readonly GameEvent[], { panels, words, lang }: Telling, company: Company): readonly string[] =>
  events.flatMap((event) => {
    if (panels.heading(event, company, lang) !== undefined) return [];
    return words.event(event, company) ?? [];
  });

function answered(
  decision: OfferedDecision | undefined,
  entry: string | undefined,
  { company, telling }: { company: Company; telling: Telling },
): Pick<Moment, 'asked' | 'answer'> {
  if (entry?.startsWith(UNDO)) return { answer: telling.undone(Number(entry.slice(UNDO.length))) };
  if (!decision || entry === undefined) return {};
  const wording = wordingOf(decision, telling.words, { company, lang: telling.lang });
  const picked = entry.split(' ').flatMap((id) => decision.options.find((option) => option.id === id) ?? []);
  return { asked: wording.prompt, answer: picked.map((option) => wording.label(option).label).join(', ') };
}
