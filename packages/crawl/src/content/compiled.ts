import type { CompiledPack } from '@souterrain/content';
import pack from './pack.gen.json' with { type: 'json' };

/** What both editions find in a dungeon, for those who write more of it. */
export const DUNGEON: CompiledPack = pack;
