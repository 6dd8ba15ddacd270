export { exchange } from './exchange.ts';
export { goodsIn, priceFor, rarityFor, repairOf, saleOf } from './prices.ts';
export { recover } from './recover.ts';
export { reward } from './reward.ts';
export { sell } from './sell.ts';
export { shop } from './shop.ts';
export { townVisit } from './visit.ts';
