import { basename } from 'node:path';
import type { Fault } from '@souterrain/kernel';
import { refusedSave } from '@souterrain/words';
import type { Context } from '../context.ts';
import { type Failure, failedCheck } from '../failure.ts';
import { isSystem } from '../systems.ts';

interface Refused {
  readonly path: string;
  /** What the file holds. */
  readonly text: string;
  /** True where packs were given besides. */
  readonly withPacks: boolean;
}

export type Refuse = (fault: Fault) => Failure;

/** A file whose game cannot be played: which, why and where, and that it is still what it was. */
export const refuse =
  ({ words, lang }: Context, { path, text, withPacks }: Refused): Refuse =>
  (fault) =>
    failedCheck(
      words.inFile(
        basename(path),
        [
          refusedSave(lang, { fault, text }),
          ...(fault.code === 'save-system' && isSystem(String(fault.params.got))
            ? [words.loadWith(String(fault.params.got), path)]
            : []),
          ...(fault.code === 'save-pack' && fault.params.got !== undefined
            ? [withPacks ? words.withoutPack : words.withPack]
            : []),
          words.untouched,
        ].join(' '),
      ),
    );
