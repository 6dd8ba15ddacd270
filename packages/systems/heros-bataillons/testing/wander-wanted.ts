import { ABILITIES } from '../src/beings/abilities/index.ts';
import { HAZARDS } from '../src/delve/hazards.ts';
import { FORM_IDS } from '../src/magic/forms/index.ts';
import { POWER_IDS } from '../src/magic/powers.ts';
import { COMMANDS } from '../src/master/commands/index.ts';
import { herosBataillons } from '../src/system.ts';
import { catalogue } from '../src/text/fr/index.ts';
import { READING_VARIANTS } from '../src/variants.ts';

const MANOEUVRES = [
  ...['entrave-arme', 'entrave-mouvement', 'repousser', 'empoigner', 'faire-tomber', 'aider', 'repositionnement'],
  ...['escalader', 'improvisation'],
];

/** Marks of a being, whoever or whatever makes them; those named after an object or a zone by their first word. */
const STATES = [
  ...['entrave-arme', 'entrave-mouvement', 'empoigne', 'au-sol', 'grimpe', 'ouverture', 'elan', 'revers', 'epuise'],
  ...['colle', 'muet', 'invisible', 'hallucine', 'armure-rongee', 'en-fuite', 'bouclier-baisse', 'a-portee'],
  ...['gele', 'leurre', 'fletri', 'voile', 'aveugle', 'enracine', 'domine', 'invoque', 'insuffle', 'tenue-insufflee'],
  ...[
    'rallie',
    'faveur',
    'faveur-demandee',
    'essai-refuse',
    'improvisation',
    'sort-decrit',
    'nuage',
    'arbre',
    'enduit',
    'glace',
  ],
];

const ROOM_CONTENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** HB-MAG-21: Domination is miraculous. */
const spells = Object.keys(herosBataillons.content.schools).flatMap((school) =>
  FORM_IDS.flatMap((form) =>
    POWER_IDS.filter((power) => form !== 'domination' || power === 'miraculeux').map(
      (power) => `spell ${school} ${form} ${power}`,
    ),
  ),
);

/** HB-ALC-21: any effect with any administration. */
const potions = Object.entries(herosBataillons.content.effects).flatMap(([effect, { details }]) =>
  Object.keys(herosBataillons.content.administrations).flatMap((administration) =>
    (details ?? ['']).map((detail) => `potion ${effect} ${detail} ${administration}`),
  ),
);

/** What is never met in a game, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'decision chance': 'the sentence for any use of Chance that has none of its own',
};

const ALL: readonly string[] = [
  ...Object.keys(catalogue.prompts).map((id) => `decision ${id}`),
  ...Object.keys(catalogue.events).map((id) => `event ${id}`),
  ...Object.keys(catalogue.options).map((id) => `option ${id}`),
  ...Object.keys(herosBataillons.content.talents).map((id) => `talent ${id}`),
  ...ABILITIES.map(({ id }) => `ability ${id}`),
  ...MANOEUVRES.map((id) => `manoeuvre ${id}`),
  ...STATES.map((id) => `state ${id}`),
  ...Object.keys(herosBataillons.content.creatures).map((id) => `fights ${id}`),
  ...spells,
  ...potions,
  ...COMMANDS.map(({ id }) => `command ${id}`),
  ...Object.values(herosBataillons.content.adventures).flatMap(({ scenes }) => scenes.map(({ id }) => `scene ${id}`)),
  ...['fantassins', 'archers'].map((kind) => `battalion ${kind}`),
  ...ROOM_CONTENTS.map((content) => `room ${content}`),
  ...HAZARDS.flatMap(({ id }) => [`spotted ${id}`, `struck ${id}`]),
  ...[1, 2, 3, 4, 5, 6].map((face) => `treasure ${face}`),
  ...READING_VARIANTS.flatMap(({ id, values }) => values.map((value) => `variant ${id} ${value}`)),
  ...['escarmouche', 'bataille', 'exploration'].flatMap((mode) =>
    ['victoire', 'defaite'].map((result) => `end ${mode} ${result}`),
  ),
];

/** Everything that the pack and the rules have, named by how it is seen to be used. */
export const WANTED: readonly string[] = ALL.filter((what) => !(what in EXEMPT));
