/** Copies plain JSON. Objects are cloned whole, then their parts: built key by key, large ones would stay slow to read. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copy(list[i]);
    return list as T;
  }
  const out = { ...value } as Record<string, unknown>;
  for (const key in out) if (typeof out[key] === 'object') out[key] = copy(out[key]);
  return out as T;
}
