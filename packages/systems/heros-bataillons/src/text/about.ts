import type { AskedOption } from '@souterrain/kernel';
import type { Content } from '../content/types.ts';
import type { Tell, Terms } from './catalogue.ts';

/** What is chosen for more than a moment, in a line each, by id. */
export interface About {
  readonly talent: Terms;
  readonly ability: Terms;
  readonly school: Terms;
  readonly form: Terms;
}

/** Options that a hero lives with, by label: what each is about. */
const KINDS: Readonly<Record<string, keyof About>> = {
  talent: 'talent',
  apprendre: 'talent',
  capacite: 'ability',
  ecole: 'school',
  forme: 'form',
};

/** What an option gives, to be read before it is taken; nothing for those that say it themselves. */
export function aboutOf(
  { label, params }: AskedOption,
  { about, content, tell }: { about: About; content: Content; tell: Tell },
): string | undefined {
  if (label === 'trousse') return tell.list(content.kits[String(params?.kit)]?.items.map(({ base }) => base) ?? []);
  const kind = KINDS[label];
  return kind && about[kind][String(params?.[kind])];
}
