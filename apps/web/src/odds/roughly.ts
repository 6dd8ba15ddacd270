/** A chance as so many times in so many, few enough to be pictured; nothing for what is next to never or to always. */
export function roughly(chance: number): { readonly times: number; readonly of: number } | undefined {
  if (chance < 0.01 || chance > 0.99) return undefined;
  const rare = Math.min(chance, 1 - chance);
  if (rare < 0.1) {
    const of = Math.round(1 / rare);
    return { times: chance < 0.5 ? 1 : of - 1, of };
  }
  for (let of = 2; of <= 10; of++) {
    const times = Math.round(chance * of);
    if (Math.abs(times / of - chance) < 0.015) return { times, of };
  }
  return { times: Math.round(chance * 10), of: 10 };
}
