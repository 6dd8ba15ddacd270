import type { Asked, Tell } from '@souterrain/crawl/text';

export const reussites = ({ count }: Tell, n: number): string => count(n, 'Réussite', 'Réussites');

/** The line being performed or faced. */
export const action = ({ attack, params }: Asked): string => attack(String(params.action));

export const faces = ({ params }: Asked): string => String(params.faces).replaceAll(' ', ', ');
