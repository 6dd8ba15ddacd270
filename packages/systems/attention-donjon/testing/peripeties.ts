import { peripetiesOf } from '@souterrain/crawl/testing';
import type { AD1Event } from '../src/events.ts';
import type { AD1State } from '../src/state.ts';
import { attentionDonjon } from '../src/system.ts';
import { scene } from './scene.ts';

export const { facing, usesOf, using, resolved } = peripetiesOf<AD1State, AD1Event>({
  system: attentionDonjon,
  scene,
});
