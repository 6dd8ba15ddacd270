import { type Entries, type Path, packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import { ABILITIES } from '../../beings/abilities/index.ts';
import type { KINDS } from '../schema/index.ts';
import { adventureFaults } from './adventures.ts';

export type Pack = Entries<typeof KINDS>;

/** Something that entries do not agree on. */
export interface Fault {
  readonly kind: keyof Pack & string;
  readonly id: string;
  readonly path: Path;
  readonly message: string;
}

/** Every id that leads nowhere. */
export function dangling(pack: Pack, lang: Lang): readonly Fault[] {
  const { kits, heroes, items, talents, schools } = pack;
  const faults: Fault[] = [...adventureFaults(pack, lang)];
  const unknown = packWords[lang].unknown;
  for (const { id, items: listed } of Object.values(kits))
    for (const [index, { base }] of listed.entries())
      if (!(base in items))
        faults.push({ kind: 'kits', id, path: ['items', index, 'base'], message: unknown('items', base) });
  for (const hero of Object.values(heroes)) {
    const wants = (path: Path, known: boolean, message: string): void => {
      if (!known) faults.push({ kind: 'heroes', id: hero.id, path, message });
    };
    for (const [index, talent] of hero.talents.entries())
      wants(['talents', index], talent in talents, unknown('talents', talent));
    wants(
      ['ability'],
      ABILITIES.some(({ id }) => id === hero.ability),
      unknown('ability', hero.ability),
    );
    wants(['kit'], hero.kit in kits, unknown('kits', hero.kit));
    wants(['school'], hero.school === undefined || hero.school in schools, unknown('schools', String(hero.school)));
    wants(['scroll'], hero.scroll === undefined || hero.scroll in schools, unknown('schools', String(hero.scroll)));
  }
  return faults;
}
