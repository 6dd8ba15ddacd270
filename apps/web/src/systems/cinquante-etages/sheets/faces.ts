import { classes } from '../../../icons/classes.gen.ts';

const FACES: Readonly<Partial<Record<string, string>>> = classes;

/** The face of a hero, by class. */
export const faceOf = (classe: string): string => FACES[classe] ?? '';
