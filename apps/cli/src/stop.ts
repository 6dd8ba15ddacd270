/** Waits until the person or the system asks the command to stop. */
export const stopAsked = (...more: readonly NodeJS.Signals[]): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', ...more] as const) process.once(signal, () => stop());
  });
