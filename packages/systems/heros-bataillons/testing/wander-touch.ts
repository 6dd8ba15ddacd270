import type { Decision, Option } from '@souterrain/kernel';
import { isLedByWarlord } from '../src/beings/abilities/chef-de-guerre.ts';
import { tannedHide } from '../src/beings/abilities/peau-tannee.ts';
import type { HBEvent } from '../src/events.ts';
import { beingOf, type HBState } from '../src/state.ts';
import { catalogue } from '../src/text/fr/index.ts';
import { inGame } from './scene.ts';

/** The words that name a state, without the object or the zone it belongs to. */
const FAMILIES = ['insuffle', 'arbre', 'nuage', 'enduit', 'ouverture'];
const family = (mark: string): string => FAMILIES.find((first) => mark.startsWith(`${first}-`)) ?? mark;

const fighting = (state: HBState, id: string): readonly string[] => {
  const { profile } = beingOf(state, id);
  return profile === null ? [] : [`fights ${profile}`];
};

/** What an event shows to have been met. */
export function touchedBy(event: HBEvent, state: HBState): readonly string[] {
  switch (event.type) {
    case 'checked':
      return event.advantages.flatMap(({ label }) =>
        label.startsWith('talent-') ? [`talent ${label.slice('talent-'.length)}`] : [],
      );
    case 'abilityUsed':
      return [`ability ${event.ability}`];
    case 'dieSpent':
      return [...manoeuvre(event.manoeuvre), ...(event.face === 3 ? ['ability maitre-d-armes'] : [])];
    case 'markGained':
      return [`state ${family(event.mark.id)}`];
    case 'attackRolled':
      return [
        ...fighting(state, event.being),
        ...event.favours.map(({ label }) => `ability ${label}`),
        ...(isLedByWarlord(state, beingOf(state, event.being)) ? ['ability chef-de-guerre'] : []),
      ];
    case 'damaged':
      return tannedHide(inGame(state), beingOf(state, event.being)) > 0 ? ['ability peau-tannee'] : [];
    case 'spellCast': {
      const { school, form, power, source, being } = event;
      const cast = source === 'ecole' && beingOf(state, being).hero ? ['ability conjurateur'] : [];
      return [`spell ${school} ${form} ${power}`, ...fighting(state, being), ...cast];
    }
    case 'potionUsed': {
      const { effect, detail = '', administration } = event.potion;
      return [`potion ${effect} ${detail} ${administration}`];
    }
    case 'sceneOpened':
      return [`scene ${event.scene.title}`];
    case 'roomOpened':
      return [`room ${event.content}`];
    case 'roomRefilled':
      return ['room 0'];
    case 'hazardSpotted':
      return [`spotted ${event.hazard}`];
    case 'hazardStruck':
      return [`struck ${event.hazard}`];
    case 'treasureRolled':
      return [`treasure ${event.face}`];
    case 'beingAdded':
      return [...battalion(event.added), ...event.added.marks.map(({ id }) => `state ${id}`)];
    case 'gameDecided':
      return [`end ${state.mode} ${event.result}`];
    default:
      return [];
  }
}

const manoeuvre = (id: string): readonly string[] =>
  ['repousser', 'aider', 'improvisation', 'empoigner', 'escalader'].some((first) => id.startsWith(first))
    ? [`manoeuvre ${id.split('-')[0]}`]
    : [`manoeuvre ${id}`];

const battalion = ({ kind, attacks }: HBState['beings'][number]): readonly string[] =>
  kind === 'bataillon' ? [`battalion ${attacks[0]?.ranges.includes('tir') ? 'archers' : 'fantassins'}`] : [];

/** What a choice shows to have been done. */
export function chosenBy({ id, prompt }: Decision, { label, id: picked }: Option): readonly string[] {
  const own = `${prompt}/${label}`;
  const chosen = [`option ${catalogue.options[own] ? own : label}`];
  if (id === 'mj') chosen.push(`command ${picked}`);
  if (id === 'instinct') chosen.push('ability instinct');
  return chosen;
}
