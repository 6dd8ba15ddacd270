import { number } from '@souterrain/words';
import type { MasterEvent } from '../../master/events.ts';
import type { Lines } from '../catalogue.ts';
import { reasons } from './grammar.ts';

const RESULTS = { victoire: 'the heroes win', defaite: 'the heroes lose', nul: 'nobody wins' } as const;

export const master: Lines<MasterEvent> = {
  adventureChosen: ({ adventure }, tell) =>
    adventure === null ? 'The table plays without a written adventure.' : `Adventure: ${tell.name(adventure)}.`,
  attentionSet: ({ attentive }) => (attentive ? 'The GM judges every attack.' : 'The GM lets attacks run.'),
  delaySet: ({ seconds }) => `Time to answer: ${seconds} s.`,
  checkCalled: ({ goal, beings, attribute, advantages, disadvantages, gain, stake }, tell) => {
    const why = reasons(tell, { advantages, disadvantages });
    const told = stake === '' ? '' : ` Gain: ${tell.name(gain)}; stake: ${tell.name(stake)}.`;
    return `The GM calls a check on ${tell.name(attribute)}, ${tell.name(goal)}: ${tell.list(beings)}${why}.${told}`;
  },
  heroesGathered: ({ away }, tell) => (away.length === 0 ? undefined : `Away from the scene: ${tell.list(away)}.`),
  zonesDrawn: ({ zones }, tell) => `The map is drawn: ${tell.list(zones.map(({ id }) => id))}.`,
  attemptFailed: ({ being, goal }, tell) => `Failed attempt of ${tell.name(being)}: ${tell.name(goal)}.`,
  attemptReopened: ({ being, goal }, tell) => `${tell.name(being)} may try again: ${tell.name(goal)}.`,
  foesBrought: ({ beings, menace, budget }, tell) =>
    `Here come: ${tell.list(beings)}${menace === null ? '' : ` (menace ${menace} for a budget of ${budget})`}.`,
  beingsMerged: ({ beings, into }, tell) => `${tell.list(beings)} form ${tell.name(into.id)}.`,
  visibilitySet: ({ being, hidden }, tell) => `${tell.name(being)} ${hidden ? 'hides' : 'comes into view'}.`,
  targetSet: ({ being, barred }, tell) => `${tell.name(being)}: ${barred ? 'out of reach' : 'within reach'}.`,
  positionJudged: ({ being, judged, reasons: list }, tell) => {
    const why = list.length === 0 ? '' : ` (${list.map(tell.name).join(', ')})`;
    return `Position of ${tell.name(being)}: ${tell.name(judged)}${why}.`;
  },
  placeTagged: ({ tag, on }, tell) => `Place, ${tell.name(tag)}: ${on ? 'yes' : 'no'}.`,
  noteKept: ({ note }, tell) => `Note of the GM: ${tell.name(note)}`,
  secretShown: ({ text, roll }, tell) => {
    if (roll === null) return `The GM shows a note: ${tell.name(text)}`;
    const { being, attribute, value, faces, kept, success } = roll;
    const who = tell.name(being);
    const dice = faces.length > 1 ? `${faces.join(', ')}, kept ${kept}` : String(kept);
    const result = success ? 'success' : 'failure';
    return `The GM shows a hidden check${who && ` of ${who}`}: ${tell.name(attribute)} ${value}, ${dice}, ${result}.`;
  },
  corrected: ({ being, field, before, after, reason, undone }, tell) => {
    const value = (v: string | number): string =>
      typeof v === 'number' ? number(v) : tell.name(v === '' ? 'nulle-part' : v);
    const whose = being === null ? 'Purse' : tell.name(being);
    return `${undone ? 'Correction undone' : 'Correction'}. ${whose}, ${tell.name(field)}: ${value(before)} → ${value(after)} (${tell.name(reason)}).`;
  },
  checkVoided: ({ being, reason }, tell) => `Roll of ${tell.name(being)} voided: ${tell.name(reason)}.`,
  progressGranted: ({ being }, tell) => `${tell.name(being)} earns a progress.`,
  masterLeft: ({ seat, goesOn }, tell) =>
    `${tell.seat(seat)} leaves the GM’s seat: ${goesOn ? 'the game goes on' : 'the table waits'}.`,
  masterReturned: ({ seat }, tell) => `${tell.seat(seat)} takes the GM’s seat back.`,
  tableClosed: ({ result }) => `The session is closed: ${RESULTS[result]}.`,
};
