/** A small generator for drawing only: the same seed draws the same picture. Rules never see it. */
export function pen(seed: number): () => number {
  let s = Math.imul(seed + 1, 0x9e3779b1) || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 0x1_0000_0000;
  };
}
