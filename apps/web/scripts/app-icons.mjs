// Draws the icons of the installed app from the figures of public/favicon.svg: node apps/web/scripts/app-icons.mjs
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const PAPER = [0xfb, 0xf6, 0xea];
const INK = [0x1c, 0x15, 0x10];
const RUBRIC = [0x8c, 0x23, 0x15];
const NOTHING = [0, 0, 0, 0];
/** Points looked at in each pixel, a side. */
const FINE = 4;

/** Steps of the stairs in the 64 by 64 of the drawing: from here to the right edge, down to the floor. */
const STEPS = [
  [14, 40],
  [24, 30],
  [34, 20],
  [44, 14],
];
const isStairs = (x, y) => x < 52 && y < 50 && STEPS.some(([left, top]) => x >= left && y >= top);

/** How far a point is outside of the frame's middle line; negative inside. */
const toFrame = (x, y) => {
  const [dx, dy] = [Math.abs(x - 32) - 20, Math.abs(y - 32) - 20];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - 8;
};

const framed = (x, y) => {
  const far = toFrame(x, y);
  if (far > 2) return NOTHING;
  if (far > -2) return [...INK, 255];
  return [...(isStairs(x, y) ? RUBRIC : PAPER), 255];
};

/** Without its frame, and small enough for whatever shape a system cuts it to. */
const maskable = (x, y) => {
  const [inX, inY] = [32 + (x - 32) * 1.35, 32 + (y - 32) * 1.35];
  return [...(isStairs(inX, inY) ? RUBRIC : PAPER), 255];
};

/** On plain paper: phones that round the corners themselves fill what is empty with black. */
const full = (x, y) => [...(isStairs(x, y) ? RUBRIC : PAPER), 255];

function pixel(draw, size, px, py) {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < FINE * FINE; i++) {
    const x = ((px + ((i % FINE) + 0.5) / FINE) * 64) / size;
    const y = ((py + (Math.floor(i / FINE) + 0.5) / FINE) * 64) / size;
    const [r, g, b, a] = draw(x, y);
    sum[0] += r * a;
    sum[1] += g * a;
    sum[2] += b * a;
    sum[3] += a;
  }
  const alpha = sum[3];
  return alpha === 0 ? NOTHING : [...sum.slice(0, 3).map((v) => v / alpha), alpha / FINE / FINE].map(Math.round);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function png(draw, size) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: size }, (_, x) => pixel(draw, size, x, y)).flat()]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

for (const [name, draw, size] of [
  ['icon-192', framed, 192],
  ['icon-512', framed, 512],
  ['icon-maskable-512', maskable, 512],
  ['icon-touch-180', full, 180],
])
  writeFileSync(new URL(`../public/${name}.png`, import.meta.url), png(draw, size));
