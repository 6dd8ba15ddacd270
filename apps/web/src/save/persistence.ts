let asked = false;

/** Asks the browser, once, not to clear what we keep. */
export function askPersistence(): void {
  if (asked) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
