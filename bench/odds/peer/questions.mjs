// The questions of the bench in the fastest form found for each library: pools grow die by die and are shared, and nothing
// is kept from one round to the next.
import { PMF } from '@yipe/dice';
import { Die } from 'dice-pool-calc';

const WORTHS = [-1, 0, 0, 1, 1, 2];

/** The chance of each difficulty from 0 up, for 1 to `dice` dice, with @yipe/dice. */
export function checkTable({ dice, difficulty }) {
  PMF.clearCache();
  const bins = new Map();
  for (const worth of WORTHS) bins.set(worth, { p: (bins.get(worth)?.p ?? 0) + 1 / 6, count: {} });
  const one = new PMF(bins, 0, true, 'die');
  const table = [];
  let pool = one;
  for (let n = 1; n <= dice; n++) {
    if (n > 1) pool = pool.convolve(one, 0);
    const row = new Array(difficulty + 1).fill(0);
    let reached = 0;
    for (let total = 2 * n; total > 0; total--) {
      reached += pool.pAt(total);
      if (total <= difficulty) row[total] = reached;
    }
    row[0] = 1;
    table.push(row);
  }
  return table;
}

/** Success of the attacker for 1 to `dice` dice on each side, with dice-pool-calc. */
export function opposedTable({ dice, minimum }) {
  const one = Die.d(6).interpret((face) => WORTHS[face - 1]);
  const nets = [one];
  while (nets.length < dice) nets.push(Die.pair((a, b) => a + b, nets.at(-1), one));
  const totals = nets.map((pool) => pool.interpret((net) => Math.max(0, net)));
  return totals.map((attack) =>
    totals.map((defence) => {
      const won = Die.pair((a, b) => a > b && a >= minimum, attack, defence);
      return won.outcomes.get(true) ?? 0;
    }),
  );
}

/** Success of Jets of the second edition, rerolled when they fail and show a six, with dice-pool-calc. */
export function jetTable({ dice, skills, difficulties }) {
  const throws = [undefined];
  const one = Die.d(6).interpret((face) => (face << 8) | (face === 6 ? 16 : 0) | (face === 1 ? 1 : 0));
  // Best face, sixes, ones, packed in one whole number.
  const join = (a, b) => (Math.max(a >> 8, b >> 8) << 8) | ((a & 255) + (b & 255));
  for (let n = 1; n <= dice; n++) throws.push(n === 1 ? one : Die.pair(join, throws[n - 1], one));
  const sure = [false, true].map((outcome) => Die.singleOutcome(outcome));
  const table = [];
  for (let n = 1; n <= dice; n++)
    for (const skill of skills)
      for (const difficulty of difficulties) {
        const need = difficulty - skill;
        const jet = throws[n].reroll((first) => {
          const best = first >> 8;
          const sixes = (first >> 4) & 15;
          if (best + sixes >= need || sixes === 0) return sure[best + sixes >= need ? 1 : 0];
          return throws[n - (first & 15)].interpret((next) => (next >> 8) + ((next >> 4) & 15) + sixes >= need);
        });
        table.push(jet.outcomes.get(true) ?? 0);
      }
  return table;
}
