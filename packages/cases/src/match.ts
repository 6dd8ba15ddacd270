/** True when `got` has everything `expected` names: objects by the keys named, lists item by item, null also absent. */
export function matches(expected: unknown, got: unknown): boolean {
  if (expected === null) return got === null || got === undefined;
  if (Array.isArray(expected)) {
    return Array.isArray(got) && got.length === expected.length && expected.every((item, i) => matches(item, got[i]));
  }
  if (typeof expected === 'object') {
    if (typeof got !== 'object' || got === null || Array.isArray(got)) return false;
    return Object.entries(expected).every(([key, value]) => matches(value, (got as Record<string, unknown>)[key]));
  }
  return expected === got;
}

/** Plain JSON that is equal whole, whatever the order of its keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => equal((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

/** What stands at `heroes.0.pv`; undefined when a step of the path is missing. */
export function at(state: unknown, path: string): unknown {
  let value = state;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
