import { signal } from '@preact/signals';
import { bandOf, type CreatureId } from '@souterrain/cinquante-etages/system';

type Pictures = Readonly<Partial<Record<CreatureId, string>>>;

/** Fetched band by band, as the descent reaches them. */
const SETS: Readonly<Record<number, () => Promise<Pictures>>> = {
  1: () => import('../../icons/bestiary-1.gen.ts').then((m) => m.bestiary1),
  2: () => import('../../icons/bestiary-2.gen.ts').then((m) => m.bestiary2),
  3: () => import('../../icons/bestiary-3.gen.ts').then((m) => m.bestiary3),
  4: () => import('../../icons/bestiary-4.gen.ts').then((m) => m.bestiary4),
  5: () => import('../../icons/bestiary-5.gen.ts').then((m) => m.bestiary5),
  6: () => import('../../icons/bestiary-6.gen.ts').then((m) => m.bestiary6),
};

const loaded = signal<Pictures>({});
const asked = new Set<number>();

/** The outline of a creature met on a floor, empty until the pictures of its band have come. */
export function pictureOf(creature: CreatureId, floor: number): string {
  const band = bandOf(floor).number;
  if (!asked.has(band)) {
    asked.add(band);
    // After the picture that asks for it: the floor and its first question do not wait for portraits.
    setTimeout(() =>
      SETS[band]!().then((pictures) => {
        loaded.value = { ...loaded.peek(), ...pictures };
      }),
    );
  }
  return loaded.value[creature] ?? '';
}
