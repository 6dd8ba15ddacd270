import type { Asked } from './catalogue.ts';

/** The figure a question is about, by one of its params. */
export const figure = ({ figure: name, params }: Asked, key = 'figure'): string => name(String(params[key]));
export const thing = ({ name, params }: Asked, key = 'item'): string => name(String(params[key]));
export const number = ({ params }: Asked, key: string): number => Number(params[key]);
export const card = ({ card: name, params }: Asked, key = 'card'): string => name(String(params[key]));
