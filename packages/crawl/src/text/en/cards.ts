export const suits: Readonly<Record<string, string>> = {
  pique: 'Spades',
  coeur: 'Hearts',
  carreau: 'Diamonds',
  trefle: 'Clubs',
};

export const ranks: Readonly<Record<string, string>> = { valet: 'Jack', dame: 'Queen', roi: 'King', as: 'Ace' };
