/** Every id of a catalogue starts with its system's prefix: `C50-MOVE-01`. */
export const PREFIXES = {
  'cinquante-etages': 'C50',
  'attention-donjon': 'AD1',
  'attention-donjon-2': 'AD2',
  'heros-bataillons': 'HB',
  'le-puits': 'LP',
} as const;

export type SystemId = keyof typeof PREFIXES;

export const SYSTEM_IDS = Object.keys(PREFIXES) as readonly SystemId[];

/** Systems under construction: clients offer them to whoever asks for drafts. */
export const DRAFTS: readonly SystemId[] = ['le-puits'];
