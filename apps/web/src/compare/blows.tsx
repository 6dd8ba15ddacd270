import { decimal, type Lang, percent } from '@souterrain/words';
import type { BlowOdds, RollShown } from './chances/chances.ts';
import type { Meeting } from './chances/duel.ts';
import type { CompareWords } from './compare-words.ts';
import { type EditionId, SIDES } from './editions.ts';
import type { Chances } from './messages.ts';
import { PAIRS } from './pairs.ts';

interface BlowsProps {
  readonly edition: EditionId;
  readonly striker: Meeting['striker'];
  readonly chances: Chances | undefined;
  readonly said: CompareWords;
  readonly lang: Lang;
}

/** What one blow is worth, creature by creature, hero by hero. */
export function Blows({ edition, striker, chances, said, lang }: BlowsProps) {
  if (!chances) return <p class="note">{said.working}</p>;
  const blows = chances.blows.filter(({ meeting }) => meeting.edition === edition && meeting.striker === striker);
  const creatures = [...new Set(blows.map(({ meeting }) => meeting.creature))];
  const { hits, resistFails, shakes, wounds, kills, fells, meanLost } = said.columns;
  const isFirst = edition === 'attention-donjon';
  return (
    <>
      {creatures.map((creature) => {
        const name = SIDES[edition].content.creatures[creature]!.name[lang];
        return (
          <table key={creature} class="blows">
            <caption>{striker === 'hero' ? said.against(name) : said.by(name)}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">{isFirst || striker === 'hero' ? hits : resistFails}</th>
                {isFirst && <th scope="col">{shakes}</th>}
                <th scope="col">{wounds}</th>
                <th scope="col">{striker === 'hero' ? kills : fells}</th>
                <th scope="col">{meanLost}</th>
              </tr>
            </thead>
            <tbody>
              {blows
                .filter(({ meeting }) => meeting.creature === creature)
                .map(({ meeting, odds }) => (
                  <tr key={meeting.pair} title={odds && rollOf(odds.roll, said)}>
                    <th scope="row">{heroName(edition, meeting.pair, lang)}</th>
                    {odds ? <Cells odds={odds} lang={lang} /> : <td colSpan={5}>{said.nothing}</td>}
                  </tr>
                ))}
            </tbody>
          </table>
        );
      })}
    </>
  );
}

function Cells({ odds, lang }: { readonly odds: BlowOdds; readonly lang: Lang }) {
  const { hits, shakes, wounds, kills, meanLost, sante } = odds;
  const share = (chance: number) => percent(chance, { lang, digits: 0 });
  return (
    <>
      <td>{share(hits)}</td>
      {shakes !== undefined && <td>{share(shakes)}</td>}
      <td>{share(wounds)}</td>
      <td>{share(kills)}</td>
      <td>
        {decimal(meanLost, { lang, digits: 2 })} <small>/ {sante}</small>
      </td>
    </>
  );
}

const heroName = (edition: EditionId, pair: string, lang: Lang): string =>
  SIDES[edition].content.heroes[PAIRS.find(({ id }) => id === pair)!.heroes[edition]]!.name[lang];

const rollOf = (roll: RollShown, said: CompareWords): string =>
  roll.of === 'attack'
    ? said.rolls(roll.dice, roll.difficulty, roll.damage, roll.endurance)
    : said.jet(roll.dice, roll.added, roll.difficulty);
