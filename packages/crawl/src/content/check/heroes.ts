import { packWords } from '@souterrain/content';
import type { Lang } from '@souterrain/words';
import type { SheetIssue } from '../../heroes/sheet-issue.ts';
import type { Fault } from './fault.ts';

interface ReadyMade {
  readonly id: string;
  readonly purchases?: readonly string[] | undefined;
}

/** Fields of an entry by those of the sheet it becomes. */
const FIELD_OF: Readonly<Record<string, string>> = {
  traits: 'attributes',
  santeMax: 'sante',
  xp: 'talents',
  talents: 'talents',
  items: 'purchases',
  deniers: 'purchases',
  careers: 'career',
};

/** AD1-HERO-02: heroes that nobody could have made. Those who own what no game holds yet are not counted. */
export const illegalHeroes = <H extends ReadyMade>(
  { heroes, items }: { readonly heroes: Readonly<Record<string, H>>; readonly items: object },
  issuesOf: (hero: H) => readonly SheetIssue[],
  lang: Lang,
): readonly Fault<'heroes'>[] =>
  Object.values(heroes)
    .filter(({ purchases = [] }) => purchases.every((id) => Object.hasOwn(items, id)))
    .flatMap((hero) =>
      issuesOf(hero).map(({ rule, path, problem, found }): Fault<'heroes'> => {
        const [field = ''] = path.split('.');
        const message = packWords[lang].forbidden(rule, problem, ...(found === undefined ? [] : [found]));
        return { kind: 'heroes', id: hero.id, path: [FIELD_OF[field] ?? field], message };
      }),
    );
