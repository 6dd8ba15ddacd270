import type { GameEvent } from '@souterrain/kernel';

export type ExplorationEvent = GameEvent & { readonly type: 'doorOpened' };
