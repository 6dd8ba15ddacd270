import { type Item, MOST_ITEMS, MOST_READY, slotsUsed } from '@souterrain/heros-bataillons';
import { inGame } from '../in-game.ts';
import { capital } from '../names.ts';
import type { HeroCardProps } from './hero-card.tsx';
import { itemName, spellName } from './items.ts';
import { sheetWords } from './sheet-words.ts';

/** HB-INV-01, HB-EQP-01: ten places in all, four of them at hand; talents with their degree, schools with their forms. */
export function HeroDetails({ being, system, view, words, lang }: HeroCardProps) {
  const said = sheetWords[lang];
  const hero = being.hero!;
  const named = (items: readonly Item[]) => items.map((item) => itemName(item, words)).join(', ');
  const at = (...places: readonly Item['place'][]) => hero.items.filter(({ place }) => places.includes(place));
  const ready = at('pret', 'mains');
  const rows: readonly (readonly [title: string, text: string])[] = [
    [
      said.talents,
      hero.talents.map(({ id, degree }) => `${words.term(id, undefined)} ${'I'.repeat(degree)}`).join(', '),
    ],
    [said.abilities, hero.abilities.map((id) => words.term(id, undefined)).join(', ')],
    [said.schools, [...hero.schools, ...hero.forms].map((id) => words.term(id, undefined)).join(', ')],
    [said.held, hero.held ? spellName(hero.held, words) : ''],
    [said.worn, named(at('porte'))],
    [said.hands, named(at('mains'))],
    [`${said.bag}, ${said.slots(slotsUsed(inGame({ system, view }), hero.items), MOST_ITEMS)}`, named(at('sac'))],
    [said.progress, hero.progress > 0 ? String(hero.progress) : ''],
  ];
  return (
    <>
      <p class="row-title">{said.ready}</p>
      <ol class="slots">
        {Array.from({ length: MOST_READY }, (_, i) => (
          <li key={i} class={ready[i] ? '' : 'free'}>
            {ready[i] ? itemName(ready[i], words) : said.empty}
          </li>
        ))}
      </ol>
      <dl class="rows">
        {rows
          .filter(([, text]) => text !== '')
          .map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{capital(text)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
