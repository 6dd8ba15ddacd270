/** The cells of a table written in a ruling: a line each, cells between bars. */
const rowsOf = (ruling: string): readonly (readonly string[])[] =>
  ruling.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

/** The row of a number: what it does, then how often. */
export function rowNumbered(ruling: string, number: number): string | undefined {
  const row = rowsOf(ruling).find(([first]) => first === String(number));
  return row && `${row[3]} (${row[2]})`;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** The effect of a row by the id its name gives: `fait-tomber`, one of those that the row names. */
export function rowNamed(ruling: string, id: string): string | undefined {
  const named = rowsOf(ruling).find(([first = '']) =>
    first
      .split(',')
      .some((name) => id === plain(name) || (name.includes('(') && id.startsWith(plain(name.split('(')[0]!)))),
  );
  return named?.[1];
}
