import type { Rule } from '@souterrain/kernel';
import { gain } from '../beings/marks.ts';
import type { Being, Item, ZoneId } from '../pieces.ts';
import { neighboursOf } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import { lastingRounds } from '../time/lasting.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-MAG-39: one zone more at each of the caster's turns, without an action. */
export const steer = defineAction({
  id: 'deplacer-objet',
  place: 70,
  free: true,
  words: {
    fr: { options: { 'deplacer-objet': (o) => `déplacer un objet : ${o.its('item')}, ${o.its('to')}` } },
    en: { options: { 'deplacer-objet': (o) => `move an object: ${o.its('item')}, ${o.its('to')}` } },
  },
  offer(g, caster, into) {
    for (const { id, value } of caster.marks) {
      if (!id.startsWith(ALOFT) || value === (g.state.combat?.round ?? 0)) continue;
      const item = id.slice(ALOFT.length);
      const zone = lyingAt(g.state, item);
      if (zone === null) continue;
      for (const to of neighboursOf(g.state.scene!, zone)) into.push(steering(g, caster, { mark: id, item, to }));
    }
  },
});

const ALOFT = 'deplace-';

/** HB-MAG-39: the value is the round in which it last moved. */
export function keepAloft(g: HB, caster: Being, { item, rounds }: { item: Item; rounds: number }): void {
  const until = lastingRounds(g.state, caster.id, rounds);
  const mark = { id: ALOFT + item.id, until, by: caster.id, value: g.state.combat?.round ?? 0 };
  gain(g, caster, { mark, rules: ['HB-MAG-39', 'HB-MAG-29'] });
}

interface Course {
  readonly mark: string;
  readonly item: string;
  readonly to: ZoneId;
}

const steering = actionTo<Course>({
  id: ({ item, to }) => `deplacer-${item}-${to}`,
  label: 'deplacer-objet',
  params: ({ item, to }) => ({ item, zone: to }),
  at: ({ to }) => ({ zone: to }),
  kind: 'libre',
  rule: 'HB-MAG-39',
  run: move,
});

function* move(g: HB, caster: Being, { mark, item, to }: Course): Rule<void> {
  g.emit({ type: 'objectMoved', being: caster.id, item, holder: null, to, rules: ['HB-MAG-39'] });
  const held = caster.marks.find(({ id }) => id === mark)!;
  g.emit({
    type: 'markGained',
    being: caster.id,
    mark: { ...held, value: g.state.combat?.round ?? 0 },
    rules: ['HB-MAG-39'],
  });
}

function lyingAt({ scene }: HBState, item: string): ZoneId | null {
  if (scene === null) return null;
  for (const { id, items } of scene.zones) for (const lying of items) if (lying.id === item) return id;
  return null;
}
