import { SQUARE } from '../../ink/grid.ts';

/** What a square holds, drawn in its 40 units as with the pen of the walls. */
const DRAWINGS: Readonly<Record<string, { fill: string; line: string }>> = {
  '~': {
    fill: '',
    line: 'M20 20L4 3M20 20L21 1M20 20L37 5M20 20L39 21M20 20L36 37M20 20L19 39M20 20L3 36M20 20L1 19M13 12Q17 15 21 11Q23 15 28 13Q27 17 30 21Q26 23 28 28Q23 26 20 30Q17 26 12 28Q14 23 10 20Q14 17 13 12ZM8 7Q14 11 21 6Q25 10 33 9Q31 15 35 21Q30 25 32 33Q25 30 19 35Q15 30 7 32Q9 25 5 19Q10 14 8 7Z',
  },
  '^': { fill: 'M6 33H34L31 9H9Z', line: 'M9 30L12 15L15 30M17 30L20 13L23 30M25 30L28 15L31 30M6 33H34' },
  c: { fill: 'M7 18Q7 10 13 10H27Q33 10 33 18V31H7Z', line: 'M7 19H33M17 16H23V24H17ZM20 19V22M11 11V31M29 11V31' },
  f: {
    fill: 'M20 5A15 15 0 1 1 19.900 5Z',
    line: 'M20 10A10 10 0 1 1 19.900 10ZM14 19Q17 16 20 19T26 19M14 23Q17 20 20 23T26 23',
  },
  m: {
    fill: 'M5 8H35L37 17H3ZM6 25H34V34H6Z',
    line: 'M11 8L10 17M17 8V17M23 8V17M29 8L30 17M7 17V34M33 17V34M6 25H34M13 29H16M20 29A2 2 0 1 1 19.900 29M26 28L29 31',
  },
  '>': { fill: 'M3 3H37V37H3Z', line: 'M3 3V37M10 5V37M17 8V37M24 12V37M31 17V37M3 3L37 21M37 3V37M3 37H37' },
};

export interface FeatureProps {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly title: string;
}

export function Feature({ kind, x, y, title }: FeatureProps) {
  const drawing = DRAWINGS[kind];
  if (!drawing) return null;
  return (
    <g transform={`translate(${x * SQUARE} ${y * SQUARE})`}>
      <title>{title}</title>
      <path class="prop" d={drawing.fill} />
      <path class="prop-line" d={drawing.line} />
    </g>
  );
}
