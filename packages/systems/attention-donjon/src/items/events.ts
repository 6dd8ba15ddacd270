import type { GameEvent } from '@souterrain/kernel';

export type ItemEvent = GameEvent & { readonly type: 'itemGained' };
