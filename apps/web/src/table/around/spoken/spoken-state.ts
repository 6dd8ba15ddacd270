import { signal } from '@preact/signals';

/** What one key says: the last events, my state, who can strike me, who is next, the map. */
export const TOPICS = ['last', 'state', 'threats', 'order', 'map'] as const;
export type Topic = (typeof TOPICS)[number];

/** What was asked last; `times` grows so that the same question is said again. */
export const spokenTopic = signal<{ readonly topic: Topic; readonly times: number } | undefined>(undefined);

export function say(topic: Topic): void {
  spokenTopic.value = { topic, times: (spokenTopic.value?.times ?? 0) + 1 };
}

export function hush(): void {
  spokenTopic.value = undefined;
}
