export const K = { trap: 0.5, creature: 1.5, guardian: 3, chest: -1, sure: 1, hitx: 1, hitp: 3, pct: 0.3, skin: 0, great: 30, seq: 0, sell: 0, fdrink: 0, out: 0, vc: 0, vt: 0, vg: 0 };
