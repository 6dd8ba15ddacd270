import { type Chance, copy, type SeatId } from '@souterrain/kernel';
import { foeFrom } from './beings/foe.ts';
import { readDie } from './checks/check.ts';
import type { WithContent } from './content/types.ts';
import { NOTES } from './master/commands/notes.ts';
import { renamed } from './master/renamed.ts';
import { seerOf } from './master/secrets.ts';
import type { Being, Item } from './pieces.ts';
import type { HBState, Secret } from './state.ts';
import type { Situation } from './world.ts';

/** Chance of its own: somebody imagines a game. */
interface Deal extends Situation {
  readonly chance: Chance;
}

const oneOf = ({ chance }: Deal, from: readonly string[]): string =>
  chance.draw({ kind: 'draw', seat: 0, deck: 'imagine', from, count: 1, rule: 'HB-GM-19' })![0] as string;

/** HB-ALC-22, HB-GM-10, HB-GM-19: the same position for a seat, where all that it cannot know is something else. */
export function redeal(
  { content }: WithContent,
  { state: from, seat, chance }: { state: HBState; seat: SeatId | undefined; chance: Chance },
): HBState {
  const state = copy(from);
  const seer = seerOf(state);
  if (seer !== null && seat === seer) return state;
  const deal = { content, state, chance };
  refill(deal);
  if (seer === null) return state;
  state.secrets = state.secrets.map((secret) => (secret.shown ? secret : otherSecret(deal, secret)));
  return otherFoes(deal);
}

/** HB-ALC-22: what is in unknown vials; the same vial may lie in a room and in its scene. */
function refill(deal: Deal): void {
  const { beings, mules, scene, delve } = deal.state;
  const filled = new Map<string, NonNullable<Item['holds']>>();
  const other = (item: Item): Item => {
    if (item.known !== false || !item.holds) return item;
    const vial = [item.id, ...Object.values(item.holds)].join(' ');
    const holds = filled.get(vial) ?? otherPotion(deal, item.holds);
    filled.set(vial, holds);
    return { ...item, holds };
  };
  for (const { hero } of beings) if (hero) hero.items = hero.items.map(other);
  for (const mule of mules) mule.items = mule.items.map(other);
  for (const place of [scene, ...(delve?.rooms.map((room) => room.scene) ?? [])])
    for (const zone of place?.zones ?? []) zone.items = zone.items.map(other);
}

/** How it is to be taken can be seen. */
function otherPotion(deal: Deal, { administration }: NonNullable<Item['holds']>): NonNullable<Item['holds']> {
  const { effects } = deal.content;
  const effect = oneOf(deal, Object.keys(effects));
  const { details } = effects[effect]!;
  return { effect, ...(details && { detail: oneOf(deal, details) }), administration: administration! };
}

function otherSecret(deal: Deal, secret: Secret): Secret {
  const { roll } = secret;
  if (roll === null) return { ...secret, text: oneOf(deal, NOTES) };
  const request = { kind: 'roll', seat: 0, count: roll.faces.length, sides: 20, rule: 'HB-GM-19' } as const;
  const faces = deal.chance.roll(request)!;
  // HB-ADV-02: as many dice for the better as for the worse.
  const best = roll.kept === Math.min(...roll.faces);
  const kept = best ? Math.min(...faces) : Math.max(...faces);
  return { ...secret, roll: { ...roll, faces, kept, success: readDie(kept, roll.value).success } };
}

/** HB-GM-10: as many as there are, since nothing of theirs is seen, but others and elsewhere. */
function otherFoes(deal: Deal): HBState {
  const { state, content } = deal;
  const creatures = Object.values(content.creatures).filter(({ scale }) => scale === 'etre');
  const profiles = creatures.map(({ id }) => id);
  const called = new Map<string, string>();
  state.beings = state.beings.map((being) => {
    if (!state.table.hidden.includes(being.id) || !isAnybody(being)) return being;
    const profile = oneOf(deal, profiles);
    called.set(being.id, `${profile}-${being.id.split('-').at(-1)}`);
    return otherFoe(deal, being, profile);
  });
  return renamed(state, called);
}

/** One of the bestiary, who stands and has been through nothing: what happened to others stays with them. */
const isAnybody = ({ kind, status, scale, marks, position }: Being): boolean =>
  kind === 'adversaire' && status === 'present' && scale === 'etre' && marks.length === 0 && position === null;

function otherFoe(deal: Deal, { id, zone, side, seat, commander, used }: Being, profile: string): Being {
  const zones = deal.state.scene?.zones.map((place) => place.id) ?? [];
  const made = foeFrom(deal, profile, { id, side, seat, zone: zone === null ? null : oneOf(deal, zones) });
  return { ...made, commander, used };
}
