import { fail, ok, type Result } from './errors.ts';
import type { Setup, System } from './system.ts';

/** Refuses a setup the system cannot start from, naming the first thing that is wrong. */
export function checkSetup(system: System, setup: Setup): Result<Setup> {
  const { min, max } = system.seats;
  const seats = setup.seats.length;
  if (seats < min || seats > max) return fail('bad-setup', { what: 'seats', got: seats, min, max });
  for (const [index, seat] of setup.seats.entries()) {
    for (const [id, value] of Object.entries(seat.choices)) {
      const choice = system.choices.find((c) => c.id === id);
      if (!choice?.free && !choice?.values.includes(value))
        return fail('bad-setup', { what: id, got: value, seat: index + 1 });
    }
  }
  for (const [id, value] of Object.entries(setup.variants)) {
    const variant = system.variants.find((v) => v.id === id);
    if (!variant)
      return fail('bad-variant', { variant: id, got: value, expected: system.variants.map((v) => v.id).join(', ') });
    if (!variant.values.includes(value))
      return fail('bad-variant', { variant: id, got: value, expected: variant.values.join(', ') });
  }
  return system.check ? system.check(setup) : ok(setup);
}
