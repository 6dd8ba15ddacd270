import type { GameEvent } from '@souterrain/kernel';

export type LPEvent = GameEvent &
  (
    | { readonly type: 'turnStarted'; readonly seat: number }
    | { readonly type: 'ropeTested'; readonly seat: number; readonly face: number; readonly danger: number }
    | { readonly type: 'wentDown'; readonly seat: number; readonly landing: string; readonly coins: number }
    | { readonly type: 'ropeHeld'; readonly seat: number }
    | { readonly type: 'fell'; readonly seat: number; readonly coins: number }
    | { readonly type: 'climbedUp'; readonly seat: number; readonly coins: number }
  );
