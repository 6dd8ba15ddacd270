import type { ErrorCode, Fault } from '@souterrain/kernel';
import type { ByLang } from './lang.ts';
import { pluralEn, quoted, THIN, WIDE } from './typography.ts';

type Sentences = Readonly<Record<ErrorCode, (p: Fault['params']) => string>>;

/** What the kernel says of a pack that one side does not have. */
const NONE = '—';

const fr: Sentences = {
  'unknown-option': (p) => `${quoted(String(p.got))} n’est pas proposé ici (${p.decision})${WIDE}: ${p.expected}.`,
  'duplicate-option': (p) => `${quoted(String(p.got))} est choisi deux fois (${p.decision}).`,
  'too-few-options': (p) => `Il faut au moins ${p.min} choix (${p.decision}), reçu ${p.got}.`,
  'too-many-options': (p) => `Il faut au plus ${p.max} choix (${p.decision}), reçu ${p.got}.`,
  'wrong-seat': (p) => `La place ${Number(p.got) + 1} n’a rien à décider maintenant.`,
  'decision-taken': (p) => `La décision ${p.got} est déjà prise${THIN}; la suivante porte le numéro ${p.open}.`,
  'game-over': (p) => `La partie est finie (${p.outcome}).`,
  'game-frozen': (p) => `Une règle a échoué, la partie est gelée${WIDE}: ${p.reason}.`,
  'undo-nothing': () => 'Il n’y a rien à annuler.',
  'undo-past-chance': () => `Un dé ou une carte a été vu depuis${WIDE}: il faut l’accord de la table.`,
  'undo-past-other': (p) =>
    `La dernière décision est celle de la place ${Number(p.seat) + 1}${WIDE}: il faut l’accord de la table.`,
  'bad-setup': (p) =>
    p.what === 'seats'
      ? `Il faut de ${p.min} à ${p.max} joueurs, reçu ${p.got}.`
      : p.min !== undefined
        ? `Cette partie demande ${quoted(String(p.what))} ${p.min === p.max ? `${p.min} fois` : `de ${p.min} à ${p.max} fois`}, reçu ${p.got}.`
        : `${quoted(String(p.got))} n’est pas un choix possible pour ${quoted(String(p.what))} (place ${p.seat}).`,
  'bad-variant': (p) => `Variante inconnue${WIDE}: ${p.variant} = ${p.got} (possible${WIDE}: ${p.expected}).`,
  'save-unreadable': (p) =>
    p.reason === 'truncated' ? 'Le fichier est tronqué.' : 'Le fichier n’est pas une sauvegarde lisible.',
  'save-foreign': (p) => `Ce fichier n’est pas une sauvegarde de Souterrain (format ${p.got}).`,
  'save-newer': (p) => `Cette sauvegarde vient d’une version plus récente (${p.got}, connu ici${WIDE}: ${p.known}).`,
  'save-corrupt': () => `La sauvegarde est abîmée${WIDE}: sa somme de contrôle ne correspond pas.`,
  'save-system': (p) =>
    `Cette sauvegarde est du système ${quoted(String(p.got))}, pas de ${quoted(String(p.expected))}.`,
  'save-version': (p) => `Cette sauvegarde de ${p.system} est de la version ${p.got}${THIN}; ici, c’est la ${p.known}.`,
  'save-pack': (p) => {
    const pack = `le contenu ${quoted(String(p.pack))}`;
    if (p.reason === 'altered')
      return `Cette sauvegarde est altérée${WIDE}: ${pack} qu’elle porte n’est plus celui qui a été joué.`;
    if (p.path !== undefined)
      return `Cette sauvegarde ne peut pas être jouée${WIDE}: ${pack} qu’elle porte ne convient pas (${p.path}).`;
    if (p.got === NONE) return `Cette partie ne se joue pas avec ${pack} ${p.known}.`;
    if (p.known === NONE) return `Cette partie se joue avec ${pack} ${p.got}, qui n’est pas ici.`;
    return `Cette partie se joue avec ${pack} ${p.got}${THIN}; ici, c’est ${p.known}.`;
  },
  'save-mismatch': (p) =>
    `La décision ${p.at} ne convient pas${WIDE}: le fichier dit ${quoted(String(p.got))}, le jeu attend ${p.expected}.`,
};

const en: Sentences = {
  'unknown-option': (p) => `"${p.got}" is not offered here (${p.decision}): ${p.expected}.`,
  'duplicate-option': (p) => `"${p.got}" is picked twice (${p.decision}).`,
  'too-few-options': (p) => `At least ${p.min} must be picked (${p.decision}), got ${p.got}.`,
  'too-many-options': (p) => `At most ${p.max} may be picked (${p.decision}), got ${p.got}.`,
  'wrong-seat': (p) => `Seat ${Number(p.got) + 1} has nothing to decide now.`,
  'decision-taken': (p) => `Decision ${p.got} is already taken; the next one is number ${p.open}.`,
  'game-over': (p) => `The game is over (${p.outcome}).`,
  'game-frozen': (p) => `A rule failed and the game is frozen: ${p.reason}.`,
  'undo-nothing': () => 'There is nothing to undo.',
  'undo-past-chance': () => 'A die or a card has been seen since: the whole table must agree.',
  'undo-past-other': (p) => `The last decision is that of seat ${Number(p.seat) + 1}: the whole table must agree.`,
  'bad-setup': (p) =>
    p.what === 'seats'
      ? `From ${p.min} to ${p.max} players are needed, got ${p.got}.`
      : p.min !== undefined
        ? `This game needs "${p.what}" ${p.min === p.max ? `${p.min} ${pluralEn(Number(p.min), 'time', 'times')}` : `from ${p.min} to ${p.max} times`}, got ${p.got}.`
        : `"${p.got}" is not a possible choice of "${p.what}" (seat ${p.seat}).`,
  'bad-variant': (p) => `Unknown variant: ${p.variant} = ${p.got} (possible: ${p.expected}).`,
  'save-unreadable': (p) => (p.reason === 'truncated' ? 'The file is truncated.' : 'The file is not a readable save.'),
  'save-foreign': (p) => `This file is not a Souterrain save (format ${p.got}).`,
  'save-newer': (p) => `This save comes from a newer version (${p.got}, known here: ${p.known}).`,
  'save-corrupt': () => 'The save is damaged: its checksum does not match.',
  'save-system': (p) => `This save is of the system "${p.got}", not of "${p.expected}".`,
  'save-version': (p) => `This save of ${p.system} is of version ${p.got}; this is version ${p.known}.`,
  'save-pack': (p) => {
    const pack = `the pack "${p.pack}"`;
    if (p.reason === 'altered')
      return `This save was altered: ${pack} that it carries is no longer the one that was played.`;
    if (p.path !== undefined) return `This save cannot be played: ${pack} that it carries does not fit (${p.path}).`;
    if (p.got === NONE) return `This game is not played with ${pack} ${p.known}.`;
    if (p.known === NONE) return `This game is played with ${pack} ${p.got}, which is not here.`;
    return `This game is played with ${pack} ${p.got}; here it is ${p.known}.`;
  },
  'save-mismatch': (p) => `Decision ${p.at} does not fit: the file says "${p.got}", the game expects ${p.expected}.`,
};

const sentences: ByLang<Sentences> = { fr, en };

export function faultText(lang: keyof typeof sentences, { code, params }: Fault): string {
  return sentences[lang][code](params);
}
