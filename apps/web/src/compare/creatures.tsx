import { attentionDonjon } from '@souterrain/attention-donjon';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import type { GroupEntry } from '@souterrain/crawl/content';
import { Icon } from '../page/icon.tsx';
import { Lines } from '../systems/attention-donjon-2/sheets/lines.tsx';
import { pictureOf } from '../systems/crawl/figures.tsx';
import type { CrawlScene } from '../systems/crawl/sheets/edition.ts';
import type { CompareWords, CountShown } from './compare-words.ts';
import { type EditionId, SIDES } from './editions.ts';
import { Figures } from './heroes.tsx';
import type { Scene } from './scene.ts';
import { SHEETS } from './sheets-of.ts';
import type { Tableau } from './tableau.ts';

interface CreaturesProps {
  readonly edition: EditionId;
  readonly given: Scene;
  readonly tableau: Tableau;
  readonly scene: CrawlScene;
  readonly said: CompareWords;
}

/** The profiles of those who are met: values and attacks of the first edition, lines of the second in words. */
export function Creatures({ edition, given, tableau, scene, said }: CreaturesProps) {
  const { words, lang } = scene;
  const { groups } = SIDES[edition].content.encounters[given.encounter]!;
  return (
    <ul class="people">
      {tableau.creatures.map((figure) => {
        const creature = figure.profile!;
        const counts = groups.filter((group) => group.creature === creature).map((group) => countOf(group, given));
        return (
          <li key={creature}>
            <Icon path={pictureOf(figure)} />
            <div>
              <h4>
                {words.term(creature, undefined)} <small>{counts.map(said.count).join(', ')}</small>
              </h4>
              <Figures of={[{ label: said.sante, value: figure.santeMax }, ...SHEETS[edition].values(figure, scene)]} />
              {edition === 'attention-donjon' ? (
                <Attacks creature={creature} scene={scene} said={said} />
              ) : (
                <Lines g={attentionDonjon2} creature={creature} lang={lang} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** AD1-BEST-01: the attacks of a profile, in dice. */
function Attacks({
  creature,
  scene: { words, lang },
  said,
}: {
  creature: string;
  scene: CrawlScene;
  said: CompareWords;
}) {
  const { attacks, traits = {}, level } = attentionDonjon.content.creatures[creature]!;
  return (
    <ul class="lines">
      {attacks.map(({ id, name, skill, value, damage }) => {
        const dice = value ?? traits[skill] ?? level;
        const hurts = damage && (damage.attribute ? (traits[damage.attribute] ?? level) : 0) + damage.plus;
        return <li key={id}>{said.attackLine(name?.[lang] ?? words.term(id, undefined), dice, hurts ?? 0)}</li>;
      })}
    </ul>
  );
}

/** AD1-BEST-17. */
function countOf({ count }: GroupEntry, { party }: Scene): CountShown {
  if (typeof count === 'number') return { kind: 'number', count };
  if ('perHero' in count) return { kind: 'number', count: Math.ceil(count.perHero * party.length) };
  return { kind: 'dice', dice: count.dice, sides: count.sides, plus: count.plus ?? 0 };
}
