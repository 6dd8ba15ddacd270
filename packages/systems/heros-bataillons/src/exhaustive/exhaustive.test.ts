import { type Decision, type Option, Prng } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { anyVariants, one, several, type Wander, wander } from '../../testing/wander.ts';
import { leastTried } from '../../testing/wander-choose.ts';
import {
  arena,
  dungeon,
  game,
  inRoom,
  lastRound,
  type Start,
  type Steer,
  table,
  tableFight,
  town,
  trollFight,
} from '../../testing/wander-starts.ts';
import { chosenBy, touchedBy } from '../../testing/wander-touch.ts';
import { WANTED } from '../../testing/wander-wanted.ts';
import { hazard } from '../delve/hazards.ts';
import { treasure } from '../delve/treasure.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import { variantsOf } from '../variants.ts';

const touched = new Set<string>();
const tried = new Map<string, number>();

const missing = (): readonly string[] => WANTED.filter((what) => !touched.has(what));

/** Choices after which something may come that is rarely met. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  'ouvrir-une-scene': WANTED.filter((what) => what.startsWith('scene ')),
  'faire-paraitre': ['decision fondre-en-bataillon', 'option prevus'],
  'fondre-en-bataillon': ['decision fondre-en-bataillon'],
  corriger: ['option valeur/present'],
  'un-etre': ['option valeur/present'],
  statut: ['option valeur/present'],
  'appeler-un-test': ['option rouvrir'],
  'faire-passer-le-temps': ['state epuise'],
  voyage: ['state epuise'],
  forcee: ['state epuise'],
  confirmer: ['state epuise'],
  enraciner: ['state enracine'],
  recompenser: ['decision puissance', 'option tresor'],
  'donner-un-objet': ['decision puissance'],
  baguette: ['decision puissance'],
  'attaquer-epee-troll-1': ['event doseDelivered'],
  degats: ['event doseDelivered'],
  'boire-potion-0': ['state muet'],
  'cri-de-ralliement': ['state rallie'],
  decrire: ['state sort-decrit'],
  duree: ['state sort-decrit'],
  'lancer-le-combat': ['event zonesDrawn'],
  descendre: ['event roomRefilled'],
  conjurateur: ['option forme'],
};

const isWanted = (decision: Decision, option: Option): boolean => {
  const { school, form, power } = option.params ?? {};
  if (option.label === 'scene') return !touched.has(`scene ${option.params?.scene}`);
  if (option.label === 'aventure')
    return herosBataillons.content.adventures[`${option.params?.adventure}`]!.scenes.some(
      ({ id }) => !touched.has(`scene ${id}`),
    );
  const leadsTo = LEADS[option.id] ?? LEADS[option.label] ?? [];
  if (leadsTo.some((what) => !touched.has(what))) return true;
  if (school && form && power) return !touched.has(`spell ${school} ${form} ${power}`);
  return chosenBy(decision, option).some((what) => !touched.has(what));
};

function listen(state: HBState, options: Pick<Wander, 'seed' | 'most' | 'only'>): void {
  for (const [id, value] of Object.entries(state.variants)) touched.add(`variant ${id} ${value}`);
  wander(state, {
    ...options,
    choose: leastTried({ tried, isWanted }),
    onDecision: (decision, picks) => {
      touched.add(`decision ${decision.prompt.replace(/^vote-/, '')}`);
      for (const pick of picks) for (const what of chosenBy(decision, pick)) touched.add(what);
    },
    onEvent: (event) => {
      touched.add(`event ${event.type}`);
      for (const what of touchedBy(event, state)) touched.add(what);
    },
  });
}

/** As many that something is still wanted of as there are. */
const steering =
  (prng: Prng): Steer =>
  (kind, all, count) => {
    const left = missing();
    const isNew = (id: string): boolean =>
      left.some((what) => what.startsWith(kind === 'school' ? `spell ${id} ` : `${kind} ${id}`));
    const fresh = several(prng, all.filter(isNew), count);
    const others = all.filter((id) => !fresh.includes(id));
    return [...fresh, ...several(prng, others, count - fresh.length)];
  };

const startOf = (seed: string): Start => {
  const prng = Prng.seeded(seed, 'party');
  return { prng, steer: steering(prng), variants: variantsOf(anyVariants(prng)) };
};

const HEROES = ['garance', 'tibalt', 'ysoline', 'odon', 'nouveau'];
const STARTS = [
  ['arene', arena, 100],
  ['combat-du-mj', tableFight, 100],
  ['table', table, 150],
  ['troll', trollFight, 30],
  ['donjon', dungeon, 100],
  ['bourg', town, 60],
  ['dernier-round', lastRound, 40],
] as const;
const MOST_ROUNDS = 200;

test('steered games touch every talent, ability, manoeuvre, state, creature, potion, spell, room and command', () => {
  for (let i = 0; i < MOST_ROUNDS && missing().length > 0; i++) {
    for (const [name, begin, most] of STARTS) listen(begin(startOf(`${name}/${i}`)), { seed: `${name} ${i}`, most });
    listen(inRoom(startOf(`piege/${i}`)), { seed: `piege ${i}`, most: 20, only: hazard });
    listen(inRoom(startOf(`tresor/${i}`)), { seed: `tresor ${i}`, most: 20, only: treasure });
    const { prng, variants } = startOf(`partie/${i}`);
    const attributs = one(prng, ['des', 'repartition']);
    const mode = one(prng, ['escarmouche', 'bataille', 'exploration'] as const);
    listen(game(mode, several(prng, HEROES, 2), { ...variants, attributs }), { seed: `partie ${i}`, most: 300 });
  }
  expect(missing()).toEqual([]);
});
