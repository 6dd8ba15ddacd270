import type { Header } from '@souterrain/kernel';
import { type Company, printable } from '@souterrain/words';

/** The players of a game by name. A name may come from the file of somebody else. */
export const companyOf = ({ seats }: Header): Company => ({ names: seats.map(({ name }) => printable(name)) });
