import { readFileSync } from 'node:fs';

/** The functions that hold the processor longest by their own time, with the time of all they call beside it. */
export function summarise(file, most = 24) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const nameOf = (id) => {
    const { functionName, lineNumber } = byId.get(id).callFrame;
    return `${functionName || '(anonymous)'}:${lineNumber + 1}`;
  };
  const times = new Map();
  let total = 0;
  samples.forEach((id, i) => {
    const time = timeDeltas[i];
    total += time;
    const within = new Set();
    for (let at = id; at !== undefined; at = parent.get(at)) within.add(nameOf(at));
    for (const name of within) {
      const row = times.get(name) ?? { self: 0, all: 0 };
      row.all += time;
      if (name === nameOf(id)) row.self += time;
      times.set(name, row);
    }
  });
  const share = (time) => `${((100 * time) / total).toFixed(1).padStart(5)} %`;
  const rows = [...times].sort(([, a], [, b]) => b.self - a.self).slice(0, most);
  return [
    ' own    ',
    '  all     function:line of the bundle\n',
    ...rows.map(([name, { self, all }]) => `${share(self)} ${share(all)}  ${name}\n`),
  ].join('');
}
