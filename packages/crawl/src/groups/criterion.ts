/** One comparison of a directive: the lowest value wins. */
export interface Criterion<T> {
  readonly label: string;
  of(candidate: T): number;
}
