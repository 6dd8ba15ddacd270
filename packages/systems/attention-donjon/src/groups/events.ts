import type { GameEvent } from '@souterrain/kernel';

export type GroupEvent = GameEvent & { readonly type: 'groupTurnStarted' };
