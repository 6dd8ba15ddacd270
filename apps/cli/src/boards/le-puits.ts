import type { LPState, LPSystem } from '@souterrain/le-puits';
import type { Board } from './board.ts';

/** The shaft, a line a landing; climbers stand beside theirs by the number of their seat. */
export const board: Board = (given, { system, lang, colours }) => {
  const { climbers } = given as LPState;
  const { landings } = (system as LPSystem).content;
  const width = Math.max(...landings.map(({ name }) => name[lang].length));
  const at = (depth: number): string =>
    climbers
      .flatMap((climber, seat) => (climber.where === 'corde' && climber.depth === depth ? [`@${seat + 1}`] : []))
      .join(' ');
  const rows = landings.map(({ name, coins, danger }, i) =>
    `  │ ${name[lang].padEnd(width)} ${colours.yellow(`${coins}o`)} ${colours.red('!'.repeat(danger).padEnd(5))} ${at(i + 1)}`.trimEnd(),
  );
  return [`──┐ ${at(0)}`.trimEnd(), ...rows].join('\n');
};
