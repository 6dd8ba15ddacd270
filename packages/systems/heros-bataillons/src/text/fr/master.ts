import { deFr, number } from '@souterrain/words';
import type { MasterEvent } from '../../master/events.ts';
import type { Lines } from '../catalogue.ts';
import { reasons } from './grammar.ts';

const RESULTS = { victoire: 'victoire des héros', defaite: 'défaite des héros', nul: 'sans vainqueur' } as const;

export const master: Lines<MasterEvent> = {
  adventureChosen: ({ adventure }, tell) =>
    adventure === null ? 'La table joue sans aventure écrite.' : `Aventure : ${tell.name(adventure)}.`,
  attentionSet: ({ attentive }) => (attentive ? 'Le MJ arbitre chaque attaque.' : 'Le MJ laisse jouer les attaques.'),
  delaySet: ({ seconds }) => `Délai de réponse : ${seconds} s.`,
  checkCalled: ({ goal, beings, attribute, advantages, disadvantages, gain, stake }, tell) => {
    const why = reasons(tell, { avantages: advantages, désavantages: disadvantages });
    const told = stake === '' ? '' : ` Gain : ${tell.name(gain)} ; enjeu : ${tell.name(stake)}.`;
    return `Le MJ appelle un test ${tell.name(attribute)}, ${tell.name(goal)} : ${tell.list(beings)}${why}.${told}`;
  },
  heroesGathered: ({ away }, tell) => (away.length === 0 ? undefined : `Hors de la scène : ${tell.list(away)}.`),
  zonesDrawn: ({ zones }, tell) => `Le plan est dessiné : ${tell.list(zones.map(({ id }) => id))}.`,
  attemptFailed: ({ being, goal }, tell) => `Essai manqué ${deFr(tell.name(being))} : ${tell.name(goal)}.`,
  attemptReopened: ({ being, goal }, tell) => `${tell.name(being)} peut réessayer : ${tell.name(goal)}.`,
  foesBrought: ({ beings, menace, budget }, tell) =>
    `Paraissent : ${tell.list(beings)}${menace === null ? '' : ` (menace ${menace} pour un budget de ${budget})`}.`,
  beingsMerged: ({ beings, into }, tell) => `${tell.list(beings)} forment ${tell.name(into.id)}.`,
  visibilitySet: ({ being, hidden }, tell) => `${tell.name(being)} ${hidden ? 'se cache' : 'se montre'}.`,
  targetSet: ({ being, barred }, tell) => `${tell.name(being)} : ${barred ? 'hors d’atteinte' : 'à portée'}.`,
  positionJudged: ({ being, judged, reasons: list }, tell) => {
    const why = list.length === 0 ? '' : ` (${list.map(tell.name).join(', ')})`;
    return `Position ${deFr(tell.name(being))} : ${tell.name(judged)}${why}.`;
  },
  placeTagged: ({ tag, on }, tell) => `Lieu, ${tell.name(tag)} : ${on ? 'oui' : 'non'}.`,
  noteKept: ({ note }, tell) => `Note du MJ : ${tell.name(note)}`,
  secretShown: ({ text, roll }, tell) => {
    if (roll === null) return `Le MJ montre une note : ${tell.name(text)}`;
    const { being, attribute, value, faces, kept, success } = roll;
    const who = tell.name(being);
    const dice = faces.length > 1 ? `${faces.join(', ')}, gardé ${kept}` : String(kept);
    const result = success ? 'réussite' : 'échec';
    return `Le MJ montre un test caché${who && ` ${deFr(who)}`} : ${tell.name(attribute)} ${value}, ${dice}, ${result}.`;
  },
  corrected: ({ being, field, before, after, reason, undone }, tell) => {
    const value = (v: string | number): string =>
      typeof v === 'number' ? number(v) : tell.name(v === '' ? 'nulle-part' : v);
    const whose = being === null ? 'Bourse' : tell.name(being);
    return `${undone ? 'Correction défaite' : 'Correction'}. ${whose}, ${tell.name(field)} : ${value(before)} → ${value(after)} (${tell.name(reason)}).`;
  },
  checkVoided: ({ being, reason }, tell) => `Jet annulé ${deFr(tell.name(being))} : ${tell.name(reason)}.`,
  progressGranted: ({ being }, tell) => `${tell.name(being)} gagne un progrès.`,
  masterLeft: ({ seat, goesOn }, tell) =>
    `${tell.seat(seat)} quitte la place du MJ : ${goesOn ? 'la partie continue' : 'la table attend'}.`,
  masterReturned: ({ seat }, tell) => `${tell.seat(seat)} reprend la place du MJ.`,
  tableClosed: ({ result }) => `La séance est close : ${RESULTS[result]}.`,
};
