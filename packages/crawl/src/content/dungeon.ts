import type { Pack } from '@souterrain/kernel';
import pack from './pack.gen.json' with { type: 'json' };

/** The pack of what both editions find in a dungeon, compiled from packs/*.yaml by `npm run packs`. */
export const DUNGEON: Pack = pack;
