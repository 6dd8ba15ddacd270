export type SystemId = 'cinquante-etages' | 'attention-donjon' | 'attention-donjon-2' | 'heros-bataillons';

/** Every id of a catalogue starts with its system's prefix: `C50-MOVE-01`. */
export const PREFIXES: Readonly<Record<SystemId, string>> = {
  'cinquante-etages': 'C50',
  'attention-donjon': 'AD1',
  'attention-donjon-2': 'AD2',
  'heros-bataillons': 'HB',
};

export const SYSTEM_IDS = Object.keys(PREFIXES) as readonly SystemId[];
