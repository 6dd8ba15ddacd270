import type { SystemId } from '@souterrain/catalog';
import { home } from '../icons/home.gen.ts';

export interface Listed {
  readonly id: SystemId;
  readonly icon: string;
}

export const systems: readonly Listed[] = [
  { id: 'cinquante-etages', icon: home['3d-stairs'] },
  { id: 'attention-donjon', icon: home['dungeon-gate'] },
  { id: 'attention-donjon-2', icon: home['dungeon-light'] },
  { id: 'heros-bataillons', icon: home['tattered-banner'] },
];
