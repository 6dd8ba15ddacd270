type Words = readonly [number, number, number, number];

/** Four 32-bit words of a text: multiply-and-xor lanes with a final avalanche. Not cryptographic. */
export function hashWords(text: string): Words {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1) ^ (b >>> 13);
    b = Math.imul(b ^ unit, 0x85ebca77) ^ (c >>> 11);
    c = Math.imul(c ^ unit, 0xc2b2ae3d) ^ (d >>> 15);
    d = Math.imul(d ^ unit, 0x27d4eb2f) ^ (a >>> 12);
  }
  a = avalanche(a ^ text.length ^ d);
  b = avalanche(b ^ a);
  c = avalanche(c ^ b);
  d = avalanche(d ^ c);
  return [a, b, c, d];
}

/** Folds one number into a running 32-bit hash. */
export function fold(hash: number, value: number): number {
  return avalanche(Math.imul(hash ^ value, 0x9e3779b1) + 0x7f4a7c15);
}

function avalanche(word: number): number {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

export function hashText(text: string): string {
  const [a, b] = hashWords(text);
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

/** The hash of plain JSON, whatever the order of its keys. */
export function hashState(state: unknown): string {
  return hashText(canonical(state));
}

/** JSON with sorted keys: two equal states give one text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
