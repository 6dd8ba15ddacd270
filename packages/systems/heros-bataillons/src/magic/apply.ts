import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf, type Item, type State, type Zone } from '../state.ts';
import type { MagicEvent } from './events.ts';

export const magicHandlers: Handlers<MagicEvent> = {
  spellCast() {},
  spellDescribed() {},
  effectIgnored() {},
  objectMoved(state, { item, holder, to }) {
    const from = holder === null ? lyingWith(state, item) : beingOf(state, holder).hero!.items;
    const at = from.findIndex(({ id }) => id === item);
    const [moved] = from.splice(at, 1);
    moved!.place = 'sac';
    zoneOf(state, to).items.push(moved!);
  },
  positionGrown(state, { zone, position }) {
    const grown = zoneOf(state, zone);
    grown.positions = [...grown.positions, position];
  },
  positionWithered(state, { zone, position }) {
    const withered = zoneOf(state, zone);
    withered.positions = withered.positions.filter(({ id }) => id !== position);
  },
  chargesChanged(state, { being, item, left }) {
    for (const held of beingOf(state, being).hero!.items) if (held.id === item) held.charges = left;
  },
  spellHeld(state, { being, spell }) {
    beingOf(state, being).hero!.held = spell && { ...spell };
  },
  formLearnt(state, { being, form }) {
    beingOf(state, being).hero!.forms.push(form);
  },
  stockLeft(state, { stock }) {
    state.scene!.stock = copy(stock);
  },
};

function zoneOf({ scene }: State, id: string): Zone {
  for (const zone of scene!.zones) if (zone.id === id) return zone;
  throw new Error(`no zone ${id}`);
}

function lyingWith({ scene }: State, item: string): Item[] {
  for (const { items } of scene!.zones) for (const { id } of items) if (id === item) return items;
  throw new Error(`no object ${item}`);
}
