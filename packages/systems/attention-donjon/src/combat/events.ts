import type { GameEvent } from '@souterrain/kernel';

export type CombatEvent = GameEvent & { readonly type: 'attackDeclared' };
