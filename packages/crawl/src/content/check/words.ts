import type { TileIssue } from '@souterrain/dungeon';
import { type ByLang, quoted, WIDE } from '@souterrain/words';

/** What is wrong with rooms and with the roads that lead to them. */
interface CheckWords {
  readonly drawing: Readonly<Record<TileIssue['message'], string>>;
  /** A fault of a drawing, what stands there, and where. */
  drawn(issue: TileIssue): string;
  noRow(cards: readonly string[]): string;
  neverReached(room: string): string;
  readonly noBoss: string;
}

const fr: CheckWords = {
  drawing: {
    'unknown-character': 'signe inconnu',
    ragged: 'cette ligne n’a pas la longueur des autres',
    'door-to-nowhere': 'cette porte ne mène nulle part',
    'no-square': 'le dessin n’a aucune case',
    'zones-apart': 'des zones ne communiquent pas',
    'zone-split': 'cette zone est en plusieurs morceaux',
  },
  drawn: ({ message, got, line, column }) =>
    `${fr.drawing[message]}${got === undefined ? '' : ` ${quoted(got)}`} (ligne ${line}, colonne ${column} du dessin)`,
  noRow: (cards) => `aucune ligne pour ${cards.join(', ')}`,
  neverReached: (room) => `on n’arrive jamais à la salle ${room}`,
  noBoss: `aucun chef sur la route${WIDE}: personne à tuer`,
};

const en: CheckWords = {
  drawing: {
    'unknown-character': 'unknown character',
    ragged: 'this line is not as long as the others',
    'door-to-nowhere': 'this door leads nowhere',
    'no-square': 'the drawing has no square',
    'zones-apart': 'zones do not connect',
    'zone-split': 'this zone is in several pieces',
  },
  drawn: ({ message, got, line, column }) =>
    `${en.drawing[message]}${got === undefined ? '' : ` "${got}"`} (line ${line}, column ${column} of the drawing)`,
  noRow: (cards) => `no row for ${cards.join(', ')}`,
  neverReached: (room) => `${room} is never reached`,
  noBoss: 'no boss on the road: nobody to kill',
};

export const checkWords: ByLang<CheckWords> = { fr, en };
