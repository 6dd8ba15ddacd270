import { ALL as ACTIONS } from '../actions/list.gen.ts';
import { ALL as ADMINISTRATIONS } from '../alchemy/administrations/list.gen.ts';
import { ALL as EFFECTS } from '../alchemy/effects/list.gen.ts';
import { ALL as ABILITIES } from '../beings/abilities/list.gen.ts';
import { STATES } from '../beings/states.ts';
import { ALL as MANOEUVRES } from '../combat/manoeuvres/list.gen.ts';
import { HAZARDS } from '../delve/hazards.ts';
import { ALL as FORMS } from '../magic/forms/list.gen.ts';
import { POWERS } from '../magic/powers.ts';
import { ALL as SCHOOLS } from '../magic/schools/list.gen.ts';
import { ALL as COMMANDS } from '../master/commands/list.gen.ts';
import { ODDS_NAMES } from '../odds/prospect.ts';
import { ALL as ACTIVITIES } from '../time/activities/list.gen.ts';
import type { Spoken } from './spoken.ts';
import { TERMS } from './terms.ts';

/** All that speaks for itself. */
export const SPEAKERS: readonly Spoken[] = [
  ...ABILITIES,
  ...ACTIONS,
  ...MANOEUVRES,
  ...EFFECTS,
  ...ADMINISTRATIONS,
  ...FORMS,
  ...Object.values(POWERS),
  ...SCHOOLS,
  ...COMMANDS,
  ...ACTIVITIES,
  ...STATES,
  ...HAZARDS,
  { id: 'cotes', names: ODDS_NAMES },
  { id: 'mots', names: TERMS },
];
