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
}

/** A file whose game cannot be played: which, why and where, and that it is still what it was. */
export const refuse =
  ({ words, lang }: Context, { path, text }: Refused) =>
  (fault: Fault): Failure =>
    failedCheck(
      words.inFile(
        basename(path),
        [
          refusedSave(lang, { fault, text }),
          ...(fault.code === 'save-system' && isSystem(String(fault.params.got))
            ? [words.loadWith(String(fault.params.got), path)]
            : []),
          words.untouched,
        ].join(' '),
      ),
    );
