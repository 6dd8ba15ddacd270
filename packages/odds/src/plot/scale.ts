/** Round marks from 0 up to the first that is not below `top`. */
export function marksUpTo(top: number): number[] {
  const rough = Math.max(top, 1e-9) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(top / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
