import { copy } from '@souterrain/kernel';
import { changeItem, placed, takeItem } from '../gear/belongings.ts';
import type { Handlers } from '../handlers.ts';
import type { Item, Zone } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import type { MagicEvent } from './events.ts';

export const magicHandlers: Handlers<MagicEvent> = {
  spellCast() {},
  spellDescribed() {},
  effectIgnored() {},
  objectMoved(state, { item, holder, to }) {
    const moved = holder === null ? pickUp(state, item) : takeItem(state, holder, item);
    zoneOf(state, to).items.push(placed(moved, 'sac'));
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
    changeItem(state, being, { id: item, charges: left });
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

function zoneOf({ scene }: HBState, id: string): Zone {
  for (const zone of scene!.zones) if (zone.id === id) return zone;
  throw new Error(`no zone ${id}`);
}

function pickUp({ scene }: HBState, item: string): Item {
  for (const { items } of scene!.zones)
    for (let i = 0; i < items.length; i++) if (items[i]!.id === item) return items.splice(i, 1)[0]!;
  throw new Error(`no object ${item}`);
}
