import { signal } from '@preact/signals';

export type Pictures = Readonly<Record<string, string>>;

/** Outlines by name, none until they have come: a board and its first question do not wait for portraits. */
export function latePictures(load: () => Promise<Pictures>): (name: string) => string | undefined {
  const loaded = signal<Pictures | undefined>(undefined);
  let asked = false;
  return (name) => {
    if (!asked) {
      asked = true;
      // After the picture that asks for them.
      setTimeout(() =>
        load().then((pictures) => {
          loaded.value = pictures;
        }),
      );
    }
    return loaded.value?.[name];
  };
}
