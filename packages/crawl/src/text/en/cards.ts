export const suits: Readonly<Record<string, string>> = {
  pique: 'Pique',
  coeur: 'Cœur',
  carreau: 'Carreau',
  trefle: 'Trèfle',
};

export const ranks: Readonly<Record<string, string>> = { valet: 'Valet', dame: 'Dame', roi: 'Roi', as: 'As' };
