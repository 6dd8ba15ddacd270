import { fail, ok, type Result } from './errors.ts';
import { canonical, hashText } from './hash.ts';
import { type JsonLimits, jsonExcess } from './json-excess.ts';
import { packHash } from './packs.ts';
import { FORMAT, FORMAT_VERSION, type SaveFile } from './save.ts';
import { misshapen } from './save-shape.ts';

/** JSON with one decision a line and a hash of the rest at its end. */
export function writeSave(save: SaveFile): string {
  const { decisions, hashes, checkpoint, result, ...header } = save;
  const lines = Object.entries(header).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const list = (items: readonly unknown[]) =>
    items.length ? `\n${items.map((i) => JSON.stringify(i)).join(',\n')}\n` : '';
  return [
    '{\n',
    ...lines,
    `"decisions": [${list(decisions)}],\n`,
    `"hashes": [${list(hashes)}],\n`,
    `"checkpoint": ${JSON.stringify(checkpoint)},\n`,
    `"result": ${JSON.stringify(result)},\n`,
    `"check": ${JSON.stringify(hashText(canonical(save)))}\n}\n`,
  ].join('');
}

/** The longest text of a game that is read: ten times that of a game of as many decisions as a game may have steps. */
export const LONGEST_SAVE = 16_000_000;

/** The state of a game is a few lists of a few lists. */
const LIMITS: JsonLimits = { length: LONGEST_SAVE, depth: 65, values: 1_000_000 };

/** Reads what `writeSave` wrote and refuses anything else, saying what it is. */
export function readSave(text: string): Result<SaveFile> {
  const excess = jsonExcess(text, LIMITS);
  if (excess) {
    const { of: reason, line, column } = excess;
    return fail('save-unreadable', { reason, line, column, most: LIMITS.length });
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const truncated = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
    return fail('save-unreadable', { reason: truncated ? 'truncated' : 'not-json', detail: (error as Error).message });
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || typeof data.format !== 'string')
    return fail('save-foreign', { got: 'none' });
  const { check, ...save } = data as SaveFile & { check?: unknown };
  const [name, version] = save.format.split('/');
  if (name !== FORMAT) return fail('save-foreign', { got: save.format });
  if (!(Number(version) <= FORMAT_VERSION))
    return fail('save-newer', { got: save.format, known: `${FORMAT}/${FORMAT_VERSION}` });
  if (check !== hashText(canonical(save))) return fail('save-corrupt', { expected: String(check) });
  const field = misshapen({ ...save });
  if (field) return fail('save-corrupt', { field });
  const altered = save.carried?.find((pack) => packHash(pack) !== pack.pack.hash);
  if (altered) return fail('save-pack', { pack: altered.pack.id, reason: 'altered' });
  return ok(save);
}
