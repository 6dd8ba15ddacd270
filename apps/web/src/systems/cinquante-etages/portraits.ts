import { signal } from '@preact/signals';
import type { HeroView } from '@souterrain/cinquante-etages';

type ClassId = HeroView['classe'];

const loaded = signal<Partial<Record<ClassId, string>> | undefined>(undefined);
let asked = false;

/** The face of a hero, empty until the portraits have come. */
export function portraitOf(classe: ClassId): string {
  if (!asked) {
    asked = true;
    // After the picture that asks for it: the floor and its first question do not wait for portraits.
    setTimeout(() =>
      import('../../icons/classes.gen.ts').then((m) => {
        loaded.value = m.classes;
      }),
    );
  }
  return loaded.value?.[classe] ?? '';
}
