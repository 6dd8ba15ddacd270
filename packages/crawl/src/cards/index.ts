export * from './cards.ts';
export * from './deck.ts';
