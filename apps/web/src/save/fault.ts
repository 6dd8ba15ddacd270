/** Why nothing was kept: no room left, or a browser that keeps nothing. */
export const fault = (error: unknown): 'full' | 'unavailable' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
