import type { Labels, Offered } from '@souterrain/crawl/text';
import { one } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/en';

/** Things that add dice to a roll. */
const MORE_DICE = ['bandages', 'craies', 'saindoux', 'enchantement-armure-pique'];

const help = (id: string) => (o: Offered) =>
  one(o.name(id), o.option.params.dice === undefined ? '' : `+${dice(Number(o.option.params.dice))}`);

/** What may be declared about a roll. */
export const rollOptions: Labels = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  'avant-le-jet/passer': () => one('Let them roll'),
  'apres-le-jet/passer': () => one('Leave the roll as it is'),
  'benir-heroisme': () => one('Bless, 1 Héroïsme', '3s become successes'),
  'maudire-heroisme': () => one('Curse, 1 Héroïsme', '4s no longer count'),
  'regard-pique': () => one('Regard bienveillant of Spades', '+1 to the attack'),
  'regard-carreau': () => one('Regard bienveillant of Diamonds', 'Endurance +1'),
  'regard-trefle': () => one('Regard bienveillant of Clubs', 'Parade +1'),
  'coup-de-poker/garder': () => one('Keep this roll'),
  miser: ({ option: { params } }) =>
    one(
      Number(params.sixes) > 1 ? `Gamble ${params.sixes} sixes` : 'Gamble a six',
      `${2 * Number(params.sixes)} new dice`,
    ),
  'relancer/passer': () => one('Keep the dice'),
  'relancer-de': ({ option: { params } }) => one(`Roll a ${params.face} again`, 'the better one is kept'),
};
