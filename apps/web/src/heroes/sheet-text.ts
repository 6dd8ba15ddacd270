/** Longer than any sheet may be, whatever its signs: the rest of such a file is not held, and its reader refuses it. */
const LONGEST = 1_000_000;

export const sheetText = (file: File): Promise<string> => file.slice(0, LONGEST).text();
