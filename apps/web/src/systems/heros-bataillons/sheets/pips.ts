/** What is left is full, what is lost is hollow; many are read rather than counted. */
export const pips = (left: number, of: number, signs: string): string => {
  const [full, hollow] = [...signs] as [string, string];
  return of > MOST ? `${full} ${left}` : full.repeat(Math.max(0, left)) + hollow.repeat(Math.max(0, of - left));
};

const MOST = 8;
