interface CoordinateProps {
  readonly value: string | number;
  readonly x: number;
  readonly y: number;
}

/** On rock of its own: a stroke of the hatching beside a number would read as its sign. */
export const Coordinate = ({ value, x, y }: CoordinateProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-11" y="-8" width="22" height="16" rx="4" />
    <text y="4.500">{value}</text>
  </g>
);
