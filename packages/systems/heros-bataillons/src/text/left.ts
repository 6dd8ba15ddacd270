import type { Asked } from './spoken.ts';

/** HB-CHA-05: what a blow would leave of END, of the attribute it strikes and of FOR, then what becomes of the hero. */
export function leftAfter({ params, name, of }: Asked): string {
  const left = [`${name('end')} ${params.end}`];
  if (params.attribute !== 'for') left.push(`${of('attribute')} ${params.aimed}`);
  left.push(`${name('for')} ${params.for}`);
  if (params.fate !== 'debout') left.push(of('fate'));
  return left.join(', ');
}
