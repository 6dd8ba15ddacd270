import type { GameEvent } from '@souterrain/kernel';

export type MovementEvent = GameEvent & { readonly type: 'figureMoved' };
