import type { Standing } from './beats.ts';

interface FacingsProps {
  readonly facings: ReadonlyMap<string, number>;
  readonly standing: Standing;
  isFoe(who: string): boolean;
}

/** A point on the rim of each figure, on the side it looks at. */
export const Facings = ({ facings, standing, isFoe }: FacingsProps) => (
  <>
    {[...facings].map(([who, angle]) => {
      const at = standing(who);
      return (
        at && (
          <g key={who} data-of={who} transform={`translate(${at.x} ${at.y})`}>
            <path
              class={isFoe(who) ? 'facing foe' : 'facing'}
              d="M17.5 -5.5L23.5 0L17.5 5.5Z"
              transform={`rotate(${angle})`}
            />
          </g>
        )
      );
    })}
  </>
);
