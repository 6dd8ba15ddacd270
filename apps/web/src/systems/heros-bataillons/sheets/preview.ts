import type { Being, HBView } from '@souterrain/heros-bataillons';
import type { OfferedOption } from '@souterrain/kernel';
import { isOnMap } from '../ground.ts';
import { hopsFrom } from '../hops.ts';

/** What an option does, as far as the map shows it. */
export type Preview =
  | {
      readonly kind: 'aller';
      readonly to: string;
      /** How many of its side stand there already. */
      readonly beside: number;
      /** Adversaries it leaves, and those it would stand beside. */
      readonly left: readonly Being[];
      readonly met: readonly Being[];
    }
  | {
      readonly kind: 'viser';
      readonly targets: readonly Being[];
      /** HB-DIST-04: open links in between; 0 in the same zone. */
      readonly links: number;
      /** HB-SOLO-02: what makes it harder. */
      readonly covered: boolean;
      readonly dark: boolean;
    };

export function previewOf(view: HBView, actor: Being | undefined, option: OfferedOption): Preview | undefined {
  const { at } = option;
  const { scene } = view;
  if (!actor?.zone || !scene || !at) return undefined;
  if ('figure' in at) {
    const target = view.beings.find(({ id }) => id === at.figure);
    return target && target !== actor ? aimed(view, actor, [target]) : undefined;
  }
  if (!('zone' in at)) return undefined;
  const there = foesIn(view, actor, at.zone);
  if (option.label === 'attaquer-zone') return aimed(view, actor, there);
  if (option.label !== 'aller') return undefined;
  const beside = view.beings.filter((one) => one.zone === at.zone && one.side === actor.side && isOnMap(one)).length;
  return { kind: 'aller', to: at.zone, beside, left: foesIn(view, actor, actor.zone), met: there };
}

const foesIn = ({ beings }: HBView, actor: Being, zone: string): readonly Being[] =>
  beings.filter((being) => being.zone === zone && being.side !== actor.side && isOnMap(being));

function aimed({ scene }: HBView, actor: Being, targets: readonly Being[]): Preview | undefined {
  const [target] = targets;
  if (!target?.zone) return undefined;
  const links = hopsFrom(scene!.links, actor.zone!).get(target.zone) ?? 0;
  const zone = scene!.zones.find(({ id }) => id === target.zone);
  const place = zone?.positions.find(({ id }) => id === target.position);
  const covered = links > 0 && place?.tag === 'couvert';
  return { kind: 'viser', targets, links, covered, dark: actor.kind === 'heros' && zone?.lit === false };
}
