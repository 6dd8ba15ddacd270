import type { SystemId } from '@souterrain/catalog';
import { home } from '../icons/home.gen.ts';

export interface Listed {
  readonly id: SystemId;
  readonly icon: string;
  readonly playable: boolean;
}

export const systems: readonly Listed[] = [
  { id: 'cinquante-etages', icon: home['3d-stairs'], playable: true },
  { id: 'attention-donjon', icon: home['dungeon-gate'], playable: true },
  { id: 'attention-donjon-2', icon: home['dungeon-light'], playable: false },
  { id: 'heros-bataillons', icon: home['tattered-banner'], playable: true },
];

export const isPlayable = (id: string): id is SystemId => systems.some((s) => s.id === id && s.playable);
