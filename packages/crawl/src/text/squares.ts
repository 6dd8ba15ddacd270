/** « −3;0 ». */
export const square = (at: string | undefined): string => (at ?? '').replace(/-/g, '−');
