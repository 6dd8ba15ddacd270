export { NEGLIGIBLE, type Row, rowsOf } from './rows.ts';
export { type Plot, plotSvg, rangeOf } from './svg.ts';
