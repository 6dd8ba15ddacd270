import { ask, type Option, option, type Rule, type SeatId } from '@souterrain/kernel';
import { manoeuvreThreshold } from '../../beings/abilities/maitre-d-armes.ts';
import { check } from '../../checks/check.ts';
import type { Being } from '../../pieces.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { isToSpare, pickManoeuvre } from '../ai-manoeuvres.ts';
import type { Choice } from '../choice.ts';
import { deciderOf } from '../decider.ts';
import type { Striker } from '../striker.ts';
import { faireTomber } from './faire-tomber.ts';
import { improvisation } from './improvisation.ts';
import { ALL } from './list.gen.ts';
import type { Manoeuvre, Spending } from './manoeuvre.ts';

/** HB-ATK-15, HB-ATK-17, HB-HERO-02: no natural face below this pays for anything. */
const LEAST = 3;

/** HB-MAN-01, HB-MAN-14: in the order of the rules; Improvisation is paid for otherwise. */
const LISTED = ALL.filter((one) => one !== improvisation)
  .toSorted((one, other) => (one.rule < other.rule ? -1 : 1))
  .map(({ offer }) => offer);

/** HB-ATK-15, HB-MAN-15: whether some die of it pays for something that the attacker knows. */
export function maySpend(state: HBState, { attacker, faces }: Striker): boolean {
  let highest = 0;
  for (const face of faces) if (face > highest) highest = face;
  return highest >= LEAST && (attacker.kind === 'heros' || known(state, attacker).length > 0);
}

/** HB-MAN-15: heroes know them all, a creature those of its tags, battalions and invoked entities none. */
function known({ master }: HBState, { kind, tags }: Being): readonly Manoeuvre['offer'][] {
  if (kind === 'heros') return LISTED;
  if (kind !== 'adversaire') return NONE;
  if (master !== null || tags.includes('manoeuvres')) return LISTED;
  return tags.includes('fait-tomber') ? [faireTomber.offer] : NONE;
}

const NONE: readonly Manoeuvre['offer'][] = [];

function choicesFor(g: HB, spending: Spending): readonly Choice[] {
  const { face, striker } = spending;
  const choices: Choice[] = [];
  const { attacker } = striker;
  if (face >= manoeuvreThreshold(attacker, 'manoeuvre'))
    for (const offer of known(g.state, attacker)) offer(g, spending, choices);
  if (attacker.kind === 'heros' && face >= manoeuvreThreshold(attacker, 'improvisation'))
    improvisation.offer(g, spending, choices);
  return striker.before.length + striker.after.length === 0
    ? choices
    : choices.filter(({ id }) => !isTaken(striker, id));
}

/** Nothing is done twice to the same target by one attack, but openings add up (HB-MAN-09). */
function isTaken({ before, after }: Striker, id: string): boolean {
  if (id.startsWith('aider-')) return false;
  for (const choice of before) if (choice.id === id) return true;
  for (const choice of after) if (choice.id === id) return true;
  return false;
}

/** HB-ATK-15, HB-ATK-16: each die high enough is spent on a manoeuvre or kept for damage. */
export function* spendDice(g: HB, striker: Striker, strikers: readonly Striker[]): Rule<void> {
  const { attacker, target, faces } = striker;
  const adjacent = attacker.zone === target.zone;
  const seat = deciderOf(g.state, attacker);
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die]!;
    if (face < LEAST || (seat === null && !isToSpare(g.state, striker, die))) continue;
    const choices = choicesFor(g, { striker, strikers, face, adjacent });
    if (choices.length === 0) continue;
    const choice =
      seat === null ? pickManoeuvre(g.state, striker, choices) : yield* askManoeuvre(striker, { seat, face, choices });
    if (!choice) continue;
    g.emit({
      type: 'dieSpent',
      being: attacker.id,
      target: target.id,
      die,
      face,
      manoeuvre: choice.id,
      rules: ['HB-ATK-15', choice.rule],
    });
    const whole = g.state.variants.manoeuvreCost === 'attack';
    // HB-Q-15: a manoeuvre may take the whole attack.
    striker.spent = whole ? faces.map((_, i) => i) : [...striker.spent, die];
    if (!mayResist(g.state, choice, face) || !(yield* resists(g, target, choice))) {
      if (choice.after) striker.after = [...striker.after, choice];
      else striker.before = [...striker.before, choice];
    }
    if (whole) return;
  }
}

interface Asking {
  readonly seat: SeatId;
  readonly face: number;
  readonly choices: readonly Choice[];
}

const DAMAGE = option<Choice | null>('degats', null);

function askManoeuvre({ attacker, target }: Striker, { seat, face, choices }: Asking): Rule<Choice | null> {
  const options: Option<Choice | null>[] = [DAMAGE];
  for (const choice of choices) options.push(option<Choice | null>(choice.id, choice, choice));
  return ask({
    id: 'manoeuvre',
    seat,
    rule: 'HB-ATK-15',
    params: { being: attacker.id, target: target.id, face },
    options,
  });
}

/** HB-MAN-03; HB-Q-16: the target may resist Entrave and Ouverture, but not a die of 8 or more. */
const mayResist = ({ variants }: HBState, { resists: tested }: Choice, face: number): boolean =>
  variants.manoeuvreResisted !== 'no' && tested !== null && face < 8;

function* resists(g: HB, who: Being, { resists: attribute }: Choice): Rule<boolean> {
  return (yield* check(g, { who, attribute: attribute!, rule: 'HB-MAN-03' })).success;
}
