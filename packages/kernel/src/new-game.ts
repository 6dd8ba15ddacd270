import { ok, type Result } from './errors.ts';
import { pinOf } from './packs.ts';
import { GENERATOR } from './prng.ts';
import { ENGINE, type Header } from './save.ts';
import { checkSetup } from './setup.ts';
import type { Setup, System } from './system.ts';

export interface NewGame extends Setup {
  readonly seed: string;
  readonly dice?: Header['dice'];
}

/** The header of a game that starts, when its table is one that the system takes. */
export function headerOf(system: System, { seats, variants, seed, dice = 'seeded' }: NewGame): Result<Header> {
  const checked = checkSetup(system, { seats, variants });
  if (!checked.ok) return checked;
  return ok({
    engine: ENGINE,
    system: system.id,
    version: system.version,
    variants: checked.value.variants,
    packs: (system.packs ?? []).map(pinOf),
    generator: GENERATOR,
    seed,
    dice,
    seats: checked.value.seats,
  });
}
