import { draw, type Rule, rollOne } from '@souterrain/kernel';
import type { Blow } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';
import { check } from '../checks/check.ts';
import { followThrough } from '../checks/momentum.ts';
import type { Being } from '../pieces.ts';
import { beingOf } from '../state.ts';
import type { Spoken } from '../text/spoken.ts';
import { tire } from '../time/exhaustion.ts';
import type { HB } from '../world.ts';
import { ableHeroes } from './group.ts';

interface Hazard extends Spoken {
  readonly attribute: 'for' | 'agi' | 'vol';
  readonly tags: readonly string[];
  /** The hero in front alone, or each hero. */
  readonly front: boolean;
  /** Sides of the damage die; none where it only exhausts. */
  readonly die: number | null;
  readonly blow: Pick<Blow, 'armour' | 'attribute' | 'violent' | 'direct'>;
  readonly further?: (g: HB, hero: Being) => Rule<void>;
}

const BLUNT: Hazard['blow'] = { armour: false, attribute: 'for', violent: false };

/** HB-SOLO-10: by the d6. */
export const HAZARDS: readonly Hazard[] = [
  {
    id: 'fosse',
    name: { fr: 'fosse', en: 'pit' },
    attribute: 'agi',
    tags: ['chute'],
    front: true,
    die: 6,
    blow: BLUNT,
  },
  {
    id: 'dards',
    name: { fr: 'dards', en: 'darts' },
    attribute: 'agi',
    tags: ['piege-mecanique'],
    front: true,
    die: 6,
    blow: { armour: true, attribute: 'for', violent: true },
  },
  {
    id: 'gaz',
    name: { fr: 'gaz', en: 'gas' },
    attribute: 'for',
    tags: ['souffle'],
    front: false,
    die: null,
    blow: BLUNT,
  },
  {
    id: 'eboulement',
    name: { fr: 'éboulement', en: 'rockfall' },
    attribute: 'for',
    tags: ['soulever'],
    front: false,
    die: 8,
    blow: BLUNT,
  },
  {
    id: 'glyphe-d-effroi',
    name: { fr: 'glyphe d’effroi', en: 'glyph of dread' },
    attribute: 'vol',
    tags: ['effroi'],
    front: false,
    die: 4,
    blow: { armour: false, attribute: 'vol', violent: true, direct: true },
  },
  {
    id: 'eau-glacee',
    name: { fr: 'eau glacée', en: 'icy water' },
    attribute: 'for',
    tags: ['froid', 'nage'],
    front: false,
    die: 4,
    blow: BLUNT,
    further: loseObject,
  },
];

const WATCHING: readonly string[] = ['piege'];

/** HB-SOLO-10: hidden, spotted by the hero in front, or it strikes. */
export function* hazard(g: HB): Rule<void> {
  const { leader, front } = g.state.delve!;
  const found = HAZARDS[(yield* rollOne(g, { seat: leader, sides: 6, rule: 'HB-SOLO-10' })) - 1]!;
  const first = beingOf(g.state, front!);
  const { success } = yield* check(g, { who: first, attribute: 'vol', tags: WATCHING, rule: 'HB-SOLO-10' });
  if (success) {
    g.emit({ type: 'hazardSpotted', hazard: found.id, being: first.id, rules: ['HB-SOLO-10'] });
    return;
  }
  g.emit({ type: 'hazardStruck', hazard: found.id, rules: ['HB-SOLO-10'] });
  for (const hero of found.front ? [first] : ableHeroes(g.state)) yield* strikeHero(g, hero, found);
}

/** HB-SOLO-13, HB-CHA-06: Chance keeps away all that a failure brings, the setback with it. */
function* strikeHero(g: HB, hero: Being, { id, attribute, tags, die, blow, further }: Hazard): Rule<void> {
  const { success, spared, extreme } = yield* check(g, {
    who: hero,
    attribute,
    tags,
    stake: 'suite',
    rule: 'HB-SOLO-10',
  });
  if (success || spared) return;
  if (die === null) {
    yield* tire(g, hero, { why: id, rules: ['HB-SOLO-10', 'HB-REST-18'] });
    if (!hero.hero!.exhausted) return;
  } else {
    const amount = yield* rollOne(g, { seat: hero.seat ?? 0, sides: die, rule: 'HB-SOLO-10' });
    const chance = hero.hero!.chance;
    yield* suffer(g, hero, { ...blow, amount, by: null, source: id, rule: 'HB-SOLO-10' });
    if (hero.hero!.chance < chance) return;
    if (further) yield* further(g, hero);
  }
  yield* followThrough(g, hero, { extreme, asked: false });
}

/** HB-SOLO-10: one random object that is not ready, and not worn. */
function* loseObject(g: HB, hero: Being): Rule<void> {
  const bag = hero.hero!.items.filter(({ place }) => place === 'sac');
  if (bag.length === 0) return;
  const [item] = yield* draw(g, { deck: 'objet', from: bag.map(({ id }) => id), count: 1, rule: 'HB-SOLO-10' });
  const { base } = bag.find(({ id }) => id === item)!;
  g.emit({ type: 'itemLost', being: hero.id, item: item!, base, why: 'eau-glacee', rules: ['HB-SOLO-10'] });
}
