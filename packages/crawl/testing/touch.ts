import type { Decision, GameEvent, Option } from '@souterrain/kernel';
import type { CrawlEvent } from '../src/events.ts';

/** What an event of any crawl shows to have been met. */
export function touchedBy(happened: GameEvent): readonly string[] {
  const event = happened as CrawlEvent;
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
