/** What a Jet is made for: features look at it. */
export type Purpose =
  | 'attaque'
  | 'action'
  | 'resister'
  | 'esquive'
  | 'soins'
  | 'recuperation'
  | 'se-reprendre'
  | 'chercher'
  | 'se-liberer'
  | 'epreuve'
  | 'etat';
