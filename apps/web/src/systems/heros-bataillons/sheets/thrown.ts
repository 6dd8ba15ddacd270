import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps, Thrown } from '../../adaptor.ts';
import { capital, nameOf } from '../names.ts';
import { sheetWords } from './sheet-words.ts';

type Scene = SceneProps<HBView, HBEvent>;
type Of<T extends HBEvent['type']> = Extract<HBEvent, { type: T }>;

/** The dice of an event, if it has any that this seat may see. */
export function thrown(event: HBEvent, scene: Scene): Thrown | undefined {
  if (event.type === 'checked') return check(event, scene);
  if (event.type === 'attackRolled') return attack(event, scene);
  if (event.type === 'sidesRolled') return sides(event, scene);
  if (event.type === 'spellCast') return spell(event, scene);
  return found(event, scene);
}

/** HB-SOLO-03, HB-SOLO-04, HB-SOLO-08, HB-SOLO-09: what a delve has in store. */
function found(event: HBEvent, { words, lang }: Scene): Thrown | undefined {
  const said = sheetWords[lang];
  if (event.type === 'surpriseRolled') {
    const { face, initiative } = event;
    return { title: said.surprise, dice: dice([face]), verdict: said.caught[initiative] };
  }
  if (event.type === 'reactionRolled') {
    const total = event.faces.reduce((sum, face) => sum + face, 0);
    const verdict = said.reactions[event.reaction];
    return { title: said.reaction, dice: dice(event.faces), total: { value: total, gap: verdict }, verdict };
  }
  if (event.type === 'wanderingRolled')
    return { title: said.wandering, dice: dice([event.face]), verdict: said.comes(event.comes) };
  if (event.type === 'treasureRolled')
    return { title: said.treasure, dice: dice([event.face]), verdict: capital(words.term(event.found, undefined)) };
  return undefined;
}

const ownerOf = ({ view }: Scene, id: string): 'hero' | 'foe' =>
  view.beings.find((being) => being.id === id)?.side === 'heros' ? 'hero' : 'foe';

/** HB-TEST-04, HB-ADV-01: every d20, the one that counts, and what had to be rolled. */
function check(event: Of<'checked'>, scene: Scene): Thrown | undefined {
  const { faces, kept, value, success, extreme, being, attribute } = event;
  if (faces.length === 0) return undefined;
  const said = sheetWords[scene.lang];
  const verdict =
    extreme === 'totale' ? said.total : extreme === 'cuisante' ? said.fumble : success ? said.success : said.failure;
  const counted = faces.indexOf(kept);
  return {
    title: said.check(nameOf(scene, being), scene.words.term(attribute, undefined)),
    dice: faces.map((face, i) => ({
      sides: 20,
      face,
      owner: ownerOf(scene, being),
      label: faces.length === 1 ? 'd20' : i === counted ? said.keptDie : said.otherDie,
      out: i !== counted,
    })),
    need: said.orLess(value),
    total: { value: kept, gap: extreme ? verdict : said.gap(value - kept) },
    verdict: `${said.kept(kept, value)}, ${verdict}`,
    success,
  };
}

/** HB-ATK-03: the dice of a weapon; the highest is what the blow is worth. */
function attack(event: Of<'attackRolled'>, scene: Scene): Thrown {
  const { being, weapon, faces, sides: dice } = event;
  const said = sheetWords[scene.lang];
  const best = Math.max(...faces);
  return {
    title: said.attack(nameOf(scene, being), capital(scene.words.term(weapon, undefined))),
    dice: faces.map((face, i) => ({
      sides: dice[i] ?? dice.at(-1) ?? 6,
      face,
      owner: ownerOf(scene, being),
      label: `d${dice[i] ?? dice.at(-1) ?? 6}`,
    })),
    total: { value: best, gap: faces.length > 1 ? said.highest : '' },
    verdict: said.best(best),
  };
}

const dice = (faces: readonly number[]): Thrown['dice'] =>
  faces.map((face) => ({ sides: 6, face, owner: 'hero', label: 'd6' }));

/** HB-MAG-28: the highest die, and the total that is counted under them. */
function spell({ being, faces, max, tot }: Of<'spellCast'>, scene: Scene): Thrown {
  const said = sheetWords[scene.lang];
  const owner = ownerOf(scene, being);
  return {
    title: said.spell(nameOf(scene, being)),
    dice: dice(faces).map((die) => ({ ...die, owner })),
    total: { value: max, gap: faces.length > 1 ? said.highest : '' },
    verdict: `MAX ${max}, TOT ${tot}`,
  };
}

function sides({ faces, first }: Of<'sidesRolled'>, { lang }: Scene): Thrown {
  const said = sheetWords[lang];
  return {
    title: said.initiative,
    dice: (['heros', 'adversaires'] as const).map((side, i) => ({
      sides: 20,
      face: faces[i]!,
      owner: side === 'heros' ? 'hero' : 'foe',
      label: said.sides[side],
    })),
    verdict: said.first[first ?? 'tie'],
  };
}
