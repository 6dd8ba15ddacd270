import type { GameEvent } from '@souterrain/kernel';
import type { BeingId, Position, Scene, ZoneId } from '../pieces.ts';

export type SceneEvent =
  | (GameEvent & { readonly type: 'sceneOpened'; readonly scene: Scene })
  | (GameEvent & { readonly type: 'sceneClosed' })
  | (GameEvent & { readonly type: 'pressureSet'; readonly pressure: boolean })
  | (GameEvent & { readonly type: 'linkSet'; readonly from: ZoneId; readonly to: ZoneId; readonly open: boolean })
  /** HB-SOLO-11. */
  | (GameEvent & { readonly type: 'featureSpent'; readonly zone: ZoneId; readonly feature: string })
  | (GameEvent & { readonly type: 'positionAdded'; readonly zone: ZoneId; readonly position: Position })
  /** `zone` null takes a being off the scene. */
  | (GameEvent & {
      readonly type: 'beingMoved';
      readonly being: BeingId;
      readonly zone: ZoneId | null;
      readonly position: string | null;
      readonly how: 'place' | 'mouvement' | 'pousse' | 'sort' | 'fuite';
    });
