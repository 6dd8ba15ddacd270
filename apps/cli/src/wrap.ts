/** Cuts a text into lines of at most `width` characters, at plain spaces only: no-break spaces hold. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

export const indented = (text: string, { width, by }: { width: number; by: number }): string =>
  wrap(text, width - by)
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
