import { catalog } from '@souterrain/catalog/load.mjs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** @typedef {{ line: number, col: number }} Place */
/** @typedef {import('@souterrain/catalog/load').Catalogue} Catalogue */

/** @param {Pick<Catalogue, 'system'>} catalogue */
export const planFile = ({ system }) => `packages/systems/${system}/planned.yaml`;

/**
 * The plan of a system, empty where it has none.
 * @param {import('./project.mjs').Project} project
 * @param {Catalogue} catalogue
 */
export function planOf({ files, read }, catalogue) {
  const file = planFile(catalogue);
  return readPlan(files.includes(file) ? read(file) : '', catalogue);
}

/**
 * What a system leaves for later: planned.yaml holds `sections: [..]` and `ids: [..]`, the variant switches being the
 * section Q. Anything the catalogue does not know is a fault of the plan.
 * @param {string} text
 * @param {Catalogue} catalogue
 */
function readPlan(text, catalogue) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const all = catalog.ruleIds(catalogue);
  /** @type {Map<string, Place>} */
  const ids = new Map();
  /** @type {(Place & { message: string })[]} */
  const faults = [];
  const place = (/** @type {{ range?: readonly number[] | null }} */ node) => {
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    return { line, col };
  };

  for (const { pos, message } of document.errors) faults.push({ ...lines.linePos(pos[0]), message });
  if (document.contents === null || faults.length > 0) return { ids, faults };
  if (!isMap(document.contents)) {
    faults.push({ line: 1, col: 1, message: 'a plan is a map of `sections` and `ids`' });
    return { ids, faults };
  }
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!['sections', 'ids'].includes(name) || !isSeq(value)) {
      faults.push({
        ...place(isScalar(key) ? key : {}),
        message: `${name}: a plan is a map of \`sections\` and \`ids\``,
      });
      continue;
    }
    for (const item of value.items) {
      if (!isScalar(item)) continue;
      const planned = all.filter((id) => (name === 'ids' ? id : id.split('-')[1]) === item.value);
      if (planned.length === 0) faults.push({ ...place(item), message: `${item.value} is not in the catalogue` });
      for (const id of planned) ids.set(id, place(item));
    }
  }
  return { ids, faults };
}
