/** What a roll is made for: features and penalties look at it. */
export type Purpose =
  | 'attaque'
  | 'dommages'
  | 'esquive'
  | 'soins'
  | 'recuperation'
  | 'se-reprendre'
  | 'chercher'
  | 'se-liberer'
  | 'talent'
  | 'objet'
  | 'resistance'
  | 'epreuve'
  | 'calme';
