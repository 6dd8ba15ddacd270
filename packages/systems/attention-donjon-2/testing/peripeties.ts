import { peripetiesOf } from '@souterrain/crawl/testing';
import type { AD2Event } from '../src/events.ts';
import type { AD2State } from '../src/state.ts';
import { attentionDonjon2 } from '../src/system.ts';
import { scene } from './scene.ts';

export const { facing, usesOf, using, resolved } = peripetiesOf<AD2State, AD2Event>({
  system: attentionDonjon2,
  scene,
});
