import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import { cinquanteEtages } from '../system.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(cinquanteEtages.content);

const MAP = `
  ..c.....
  ........
  ....^...
  ........
  .....~..
  ........
  ........
  ........`;

/** A chest, a goblin beaten, a trap, a web, then a club broken on an orc that does not care. */
const game = play(
  {
    map: MAP,
    creatures: [
      { id: 'gobelin', at: [4, 0] },
      { id: 'orque', at: [6, 4] },
    ],
  },
  {
    dice: [4, 30, 6, [4, 12], 4, 15, 4, [20, 15], 12, [18, 2]],
    decisions: ['est', 'arme-massue', 'sud', 'passer', 'est', 'passer', 'boire-potion-de-soin', 'arme-massue'],
  },
);

const company = { names: ['Aldric'] };

/** Spaces are the affair of another test: here they are all plain. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

test.each(LANGS)('the journal of a short game, in %s', (lang) => {
  const lines = game.events.flatMap((event) => words[lang].event(event, company) ?? []);
  const outcome = words[lang].outcome(cinquanteEtages.outcome(game.state)!, company);
  expect([...lines, outcome].map(plain)).toEqual(JOURNAL[lang].trim().split('\n'));
});

const JOURNAL = {
  fr: `
Tour 1 : Aldric.
Aldric lance le D10 : 4, en ligne droite.
Aldric part vers l’est.
Aldric ouvre un coffre : 30 au d100.
Aldric lance un D10 pour le contenu : 6.
Aldric empoche 8 pièces d’or.
Aldric tombe sur un gobelin (AGI 1, 5 PV).
Échange 1 : Aldric attaque avec la massue.
Aux D20 : Aldric 4 (réussite −3), la créature 12 (réussite −11).
Avantage à Aldric, écart 8.
La créature perd 13 PV et s’effondre.
Aldric gagne le combat.
Aldric empoche 6 pièces d’or.
Tour 2 : Aldric.
Aldric lance le D10 : 4, en ligne droite.
Aldric part vers le sud.
Un piège ! Aldric fait 15 au D20, il fallait 1 au plus : raté.
Le piège se referme : Aldric perd 2 PV (reste 12).
Tour 3 : Aldric.
Aldric lance le D10 : 4, en ligne droite.
Aldric part vers l’est.
Une toile : Aldric y laisse 2 points pour un pas.
Aldric tombe sur un orque (FOR 6, 18 PV).
Aldric boit une potion de soin.
La potion rend 2 PV à Aldric (total 14).
Échange 1 : Aldric attaque avec la massue.
Aux D20 : Aldric 20 (réussite −19), la créature 15 (réussite −9).
Échec critique ! Au d100, 12 : gare à la casse.
Avantage à la créature, écart 10.
La créature touche : Aldric perd 12 PV (reste 2).
La massue d’Aldric se brise.
Échange 2 : Aldric attaque à mains nues.
Aux D20 : Aldric 18 (réussite −17), la créature 2 (réussite 4).
Avantage à la créature, écart 21.
La créature touche : Aldric perd 23 PV (reste 0).
Aldric tombe et ne se relève pas.
Le donjon a eu le dernier mot. Score : 14.`,
  en: `
Turn 1: Aldric.
Aldric rolls the D10: 4, in a straight line.
Aldric heads east.
Aldric opens a chest: 30 on the d100.
Aldric rolls a D10 for what is inside: 6.
Aldric pockets 8 gold.
Aldric runs into a goblin (AGI 1, 5 PV).
Exchange 1: Aldric attacks with the club.
On the D20s: Aldric 4 (réussite −3), the creature 12 (réussite −11).
The exchange goes to Aldric, gap 8.
The creature loses 13 PV and drops.
Aldric wins the fight.
Aldric pockets 6 gold.
Turn 2: Aldric.
Aldric rolls the D10: 4, in a straight line.
Aldric heads south.
A trap! Aldric rolls 15 on the D20, 1 or less needed: failed.
The trap snaps shut: Aldric loses 2 PV (12 left).
Turn 3: Aldric.
Aldric rolls the D10: 4, in a straight line.
Aldric heads east.
A web: one step costs Aldric 2 points.
Aldric runs into an orc (FOR 6, 18 PV).
Aldric drinks a healing potion.
The potion gives Aldric 2 PV back (14 in all).
Exchange 1: Aldric attacks with the club.
On the D20s: Aldric 20 (réussite −19), the creature 15 (réussite −9).
Critical failure! On the d100, 12: something may not survive it.
The exchange goes to the creature, gap 10.
The creature hits: Aldric loses 12 PV (2 left).
Aldric’s club breaks.
Exchange 2: Aldric attacks with bare hands.
On the D20s: Aldric 18 (réussite −17), the creature 2 (réussite 4).
The exchange goes to the creature, gap 21.
The creature hits: Aldric loses 23 PV (0 left).
Aldric falls and does not get up.
The dungeon had the last word. Score: 14.`,
};
