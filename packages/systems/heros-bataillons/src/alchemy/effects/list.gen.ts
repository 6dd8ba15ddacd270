// Made by tools/lists.mjs; the order of these lines is kept.
import { colle } from './colle.ts';
import { elements } from './elements.ts';
import { hallucinogene } from './hallucinogene.ts';
import { invisibilite } from './invisibilite.ts';
import { medecinal } from './medecinal.ts';

export const ALL = [
  colle,
  elements,
  hallucinogene,
  invisibilite,
  medecinal,
];
