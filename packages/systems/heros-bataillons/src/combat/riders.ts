import { type Rule, rollOne } from '@souterrain/kernel';
import { deliverCoatings } from '../alchemy/administrations/injection.ts';
import type { Suffered } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';
import { gain, inflict } from '../beings/marks.ts';
import type { HB } from '../world.ts';
import { throwerOf } from './decider.ts';
import type { Striker } from './striker.ts';

/** Whether anything can come with a blow. */
export function carriesMore({ attacker, set }: Striker): boolean {
  if (attacker.marks.length > 0) return true;
  for (const { riders } of set.entries) if (riders) return true;
  return false;
}

/** HB-DMG-15: what comes with a blow that got through; a coating needs a critical point (HB-ALC-19). */
export function* afterHit(g: HB, { attacker, set }: Striker, { being, critical }: Suffered): Rule<void> {
  if (critical > 0 && attacker.marks.length > 0)
    yield* deliverCoatings(g, attacker, { weapons: set.items, target: being });
  for (const { riders } of set.entries) {
    if (!riders || being.status === 'mort') continue;
    for (const rider of riders) {
      if (rider === 'poison') {
        if (being.tags.includes('sans-souffle')) continue;
        const amount = yield* rollOne(g, { seat: throwerOf(g.state, attacker), sides: 4, rule: 'HB-DMG-15' });
        yield* suffer(g, being, {
          amount,
          armour: false,
          attribute: 'for',
          violent: false,
          by: attacker.id,
          source: 'poison',
          rule: 'HB-DMG-15',
        });
      } else if (rider === 'acide')
        gain(g, being, { mark: { id: 'armure-rongee', until: { in: 'scene' }, value: 1 }, rules: ['HB-DMG-15'] });
      else if (rider === 'poigne')
        yield* inflict(g, being, {
          mark: { id: 'empoigne', until: { in: 'removed' }, by: attacker.id },
          rules: ['HB-DMG-15', 'HB-MAN-07'],
        });
    }
  }
}
