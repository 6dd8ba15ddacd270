interface Person {
  readonly origin: string;
  readonly careers: readonly string[];
}

/** The face of a hero: that of its origin in its career, of its origin, or of its career. */
export function portraitOf(
  { origin, careers: [career = ''] }: Person,
  picture: (name: string) => string | undefined,
): string | undefined {
  return picture(`${origin}-${career}`) ?? picture(origin) ?? picture(career);
}
