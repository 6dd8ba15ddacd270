import { figureOf } from '@souterrain/crawl/state';
import type { Decision, Option } from '@souterrain/kernel';
import type { AD1Event } from '../src/events.ts';
import type { State } from '../src/state.ts';

/** What an event shows to have been met. */
export function touchedBy(event: AD1Event, state: State): readonly string[] {
  switch (event.type) {
    case 'groupMet':
      return [`creature ${event.group.profile}`];
    case 'meetingStarted':
      return [`encounter ${event.encounter}`];
    case 'peripetieStarted':
      return [`peripetie ${event.peripetie}`];
    case 'roomPlaced':
      return [`tile ${event.room.tile}`];
    case 'markGained':
      return [`state ${event.mark.id}`];
    case 'woundGained':
      return [`state ${event.wound.id}`];
    case 'itemGained':
      return [`found ${event.item.base}`];
    case 'scenarioEnded':
      return [`end ${event.result} ${event.why}`];
    case 'attackDeclared': {
      const { profile } = figureOf(state, event.figure);
      return profile === null ? [] : [`fights ${profile}`];
    }
    default:
      return [];
  }
}

/** What a choice shows to have been done. */
export function chosenBy({ id }: Decision, { label, params }: Option): readonly string[] {
  const chosen = [`option ${id} ${label}`];
  if (id === 'action') chosen.push(`action ${label}`);
  if (label === 'utiliser') chosen.push(`item ${params?.item}`);
  if (label === 'peripetie') chosen.push(`uses ${params?.peripetie} ${params?.action}`);
  return chosen;
}
