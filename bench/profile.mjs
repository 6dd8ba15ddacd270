import { readFileSync } from 'node:fs';

/** The functions that hold the processor longest, by their own time. */
export function summarise(file, most = 20) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const self = new Map();
  let total = 0;
  samples.forEach((id, i) => {
    const { functionName, lineNumber } = byId.get(id);
    const key = `${functionName || '(anonymous)'}:${lineNumber + 1}`;
    self.set(key, (self.get(key) ?? 0) + timeDeltas[i]);
    total += timeDeltas[i];
  });
  const rows = [...self].sort(([, a], [, b]) => b - a).slice(0, most);
  return rows.map(([key, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${key}\n`).join('');
}
