import type { AskedOption } from '@souterrain/kernel';
import type { Content } from '../content/types.ts';
import type { Catalogue } from './catalogue.ts';
import type { Tell } from './spoken.ts';

/** Options that a hero lives with, by label: what param says which. */
const CHOSEN: Readonly<Record<string, string>> = {
  talent: 'talent',
  apprendre: 'talent',
  capacite: 'ability',
  ecole: 'school',
  forme: 'form',
};

/** What an option gives, to be read before it is taken; nothing for those that say it themselves. */
export function aboutOf(
  { label, params }: AskedOption,
  { catalogue: { effects, lang }, content, tell }: { catalogue: Catalogue; content: Content; tell: Tell },
): string | undefined {
  if (label === 'trousse') return tell.list(content.kits[String(params?.kit)]?.items.map(({ base }) => base) ?? []);
  const id = String(params?.[CHOSEN[label] ?? '']);
  return content.talents[id]?.effect?.[lang] ?? effects[id];
}
