import type { DrawRequest, RollRequest } from './chance.ts';
import type { Card } from './rule.ts';

/** One way chance can fall, and how likely it is. */
export interface Fallen<A> {
  readonly answer: readonly A[];
  readonly chance: number;
}

/** Every throw of the dice, face by face: right whatever a rule does with their order. */
export function everyThrow({ count, sides }: RollRequest): readonly Fallen<number>[] {
  let throws: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < count; die++)
    throws = throws.flatMap((faces) => Array.from({ length: sides }, (_, i) => [...faces, i + 1]));
  return throws.map((answer) => ({ answer, chance: 1 / throws.length }));
}

/** Every hand of dice in rising order: far fewer, for rules that do not look at the order. */
export function everyHand({ count, sides }: RollRequest): readonly Fallen<number>[] {
  const hands: Fallen<number>[] = [];
  const deal = (faces: readonly number[], ways: number): void => {
    if (faces.length === count) {
      hands.push({ answer: faces, chance: ways / sides ** count });
      return;
    }
    for (let face = faces.at(-1) ?? 1; face <= sides; face++) {
      const same = faces.filter((f) => f === face).length + 1;
      deal([...faces, face], (ways * (faces.length + 1)) / same);
    }
  };
  deal([], 1);
  return hands;
}

/** Every draw, card after card. */
export function everyDraw({ from, count }: DrawRequest): readonly Fallen<Card>[] {
  if (count === 0) return [{ answer: [], chance: 1 }];
  return from.flatMap((card, i) => {
    const rest = everyDraw({ ...DRAWN, from: from.toSpliced(i, 1), count: count - 1 });
    return rest.map(({ answer, chance }) => ({ answer: [card, ...answer], chance: chance / from.length }));
  });
}

const DRAWN: Omit<DrawRequest, 'from' | 'count'> = { kind: 'draw', seat: 0, deck: '', rule: '' as DrawRequest['rule'] };
