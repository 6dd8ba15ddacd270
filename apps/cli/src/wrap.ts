import { stripVTControlCharacters } from 'node:util';

/** Colours take no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Cuts a text into lines of at most `width` characters, at plain spaces only: no-break spaces hold. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
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

/** A text after what leads it, its later lines under its first. */
export const hanging = (lead: string, text: string, width: number): string =>
  wrap(text, width - widthOf(lead))
    .map((line, i) => (i === 0 ? lead : ' '.repeat(widthOf(lead))) + line)
    .join('\n');
