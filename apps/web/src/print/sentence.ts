/** A line of text as a sentence: its capital, its apostrophes and its full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim().replaceAll("'", '’');
  if (trimmed === '') return '';
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
