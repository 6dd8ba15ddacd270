import type { GameEvent } from '@souterrain/kernel';

export type HeroEvent = GameEvent & { readonly type: 'heroCreated' };
