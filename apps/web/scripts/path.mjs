const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Rounds the numbers of a path to whole units: icons are 512 units wide and shown at 24 to 60 pixels. */
export function shorten(path) {
  let out = '';
  // Relative commands add up, so what rounding drops is carried to the next number of the same axis.
  const carry = { x: 0, y: 0 };
  for (const [, letter, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const values = split(kind, text);
    const size = ARGUMENTS[kind];
    const relative = letter === kind;
    if (kind === 'm' || kind === 'z' || !relative) Object.assign(carry, { x: 0, y: 0 });
    const rounded = [];
    for (let i = 0; i < values.length; i += size)
      rounded.push(...round(kind, values.slice(i, i + size), { carry, relative }));
    out += letter + rounded.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('');
  }
  return out;
}

function round(kind, values, { carry, relative }) {
  if (kind === 'a')
    return [...values.slice(0, 5).map((v, i) => (i < 3 ? whole(v) : v)), ...ends(values.slice(5), { carry, relative })];
  if (kind === 'h') return [settle(values[0], 'x', { carry, relative })];
  if (kind === 'v') return [settle(values[0], 'y', { carry, relative })];
  const controls = values.slice(0, -2).map(whole);
  return [...controls, ...ends(values.slice(-2), { carry, relative })];
}

const ends = ([x, y], how) => (x === undefined ? [] : [settle(x, 'x', how), settle(y, 'y', how)]);

function settle(value, axis, { carry, relative }) {
  const exact = value + (relative ? carry[axis] : 0);
  const kept = whole(exact);
  if (relative) carry[axis] = exact - kept;
  return kept;
}

const whole = (value) => Math.round(value);

// The two flags of an arc may be glued to what follows, so they are read one character at a time.
function split(kind, text) {
  const values = [];
  let rest = text.trim();
  while (rest) {
    const flag = kind === 'a' && (values.length % 7 === 3 || values.length % 7 === 4);
    const [token] = flag ? rest.match(/^[01]/) : rest.match(/^[-+]?(\d*\.\d+|\d+\.?)(e[-+]?\d+)?/);
    values.push(Number(token));
    rest = rest.slice(token.length).replace(/^[\s,]+/, '');
  }
  return values;
}
