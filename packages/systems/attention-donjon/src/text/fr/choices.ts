import type { Labels, Offered } from '@souterrain/crawl/text';
import { one } from '@souterrain/crawl/text';
import { dice } from '@souterrain/crawl/text/fr';

/** Things that add dice to a roll. */
const MORE_DICE = ['bandages', 'craies', 'saindoux', 'enchantement-armure-pique'];

const help = (id: string) => (o: Offered) =>
  one(o.name(id), o.option.params.dice === undefined ? '' : `+${dice(Number(o.option.params.dice))}`);

/** What may be declared about a roll. */
export const rollOptions: Labels = {
  ...Object.fromEntries(MORE_DICE.map((id) => [id, help(id)])),
  'avant-le-jet/passer': () => one('Laisser lancer'),
  'apres-le-jet/passer': () => one('Laisser le jet tel quel'),
  'benir-heroisme': () => one('Bénir, 1 Héroïsme', 'les 3 deviennent des succès'),
  'maudire-heroisme': () => one('Maudire, 1 Héroïsme', 'les 4 ne comptent plus'),
  'regard-pique': () => one('Regard bienveillant de Pique', '+1 à l’attaque'),
  'regard-carreau': () => one('Regard bienveillant de Carreau', 'Endurance +1'),
  'regard-trefle': () => one('Regard bienveillant de Trèfle', 'Parade +1'),
  'coup-de-poker/garder': () => one('Garder ce jet'),
  miser: ({ option: { params } }) =>
    one(
      Number(params.sixes) > 1 ? `Miser ${params.sixes} six` : 'Miser un six',
      `${2 * Number(params.sixes)} nouveaux dés`,
    ),
  'relancer/passer': () => one('Garder les dés'),
  'relancer-de': ({ option: { params } }) => one(`Relancer un ${params.face}`, 'le meilleur est gardé'),
};
