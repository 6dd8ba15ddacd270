import type { GameEvent } from '@souterrain/kernel';

export type RoundEvent = GameEvent & { readonly type: 'roundStarted' };
