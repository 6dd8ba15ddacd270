// Made by tools/lists.mjs; the order of these lines is kept.
import { aider } from './aider.ts';
import { empoigner } from './empoigner.ts';
import { entrave } from './entrave.ts';
import { escalader } from './escalader.ts';
import { faireTomber } from './faire-tomber.ts';
import { improvisation } from './improvisation.ts';
import { repositionnement } from './repositionnement.ts';
import { repousser } from './repousser.ts';

export const ALL = [
  aider,
  empoigner,
  entrave,
  escalader,
  faireTomber,
  improvisation,
  repositionnement,
  repousser,
];
