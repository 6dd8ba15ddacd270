import type { CrawlView } from '@souterrain/crawl';
import type { ScenarioEntry } from '@souterrain/crawl/content';
import { knownScenario } from '@souterrain/crawl/exploration';
import { goalIn } from '@souterrain/crawl/text';
import { worldIn } from '../world.ts';
import type { CrawlScene, EditionSheets } from './edition.ts';
import { sheetWords } from './sheet-words.ts';

type GoalProps = CrawlScene & { readonly edition: EditionSheets };

/** What must be done, before when, and how far it is: AD1-SCEN-03, AD1-SCEN-04, AD1-EVEN-06. */
export function Goal(scene: GoalProps) {
  const { view, lang } = scene;
  const said = sheetWords[lang];
  const scenario = knownScenario(worldIn(scene));
  if (!scenario) return null;
  const progress = progressOf(view, scenario);
  const played = scenario.events.unexpected.filter(({ id }) => (view.ticks[id] ?? 0) > 0);
  return (
    <section class="goal panel">
      <h2>{scenario.name[lang]}</h2>
      <p>{goalIn[lang](scenario)}</p>
      {progress && (
        <p class="tally">
          <Boxes ticked={progress.done} of={progress.of} /> {said.progress(progress.done, progress.of)}
        </p>
      )}
      {played.length > 0 && <h3>{said.unexpected}</h3>}
      {played.map((event) => (
        <p key={event.id} class="tally">
          <Boxes ticked={view.ticks[event.id]!} of={event.longevity} /> {eventName(event, scene)}
        </p>
      ))}
      <details>
        <summary>{said.story}</summary>
        <p>{scenario.pitch[lang]}</p>
      </details>
    </section>
  );
}

/** Boxes of Longévité, or of a goal; those of a permanent event are not counted (AD1-EVEN-07). */
const Boxes = ({ ticked, of }: { readonly ticked: number; readonly of: number | null }) => (
  <span class="boxes" aria-hidden="true">
    {'☒'.repeat(Math.min(ticked, of ?? ticked, 12))}
    {'☐'.repeat(Math.max(0, Math.min((of ?? ticked) - ticked, 12)))}
  </span>
);

/** How much of an objective that counts something is done. */
function progressOf(view: CrawlView, { objective }: ScenarioEntry): { done: number; of: number } | undefined {
  if ('survive' in objective) return { done: Math.max(0, view.round - 1), of: objective.survive };
  if ('collect' in objective) {
    const bags = view.figures.filter((f) => f.status !== 'mort').flatMap((f) => f.hero?.sheet.items ?? []);
    return { done: bags.filter(({ base }) => base === objective.collect).length, of: objective.count ?? 1 };
  }
  if (!('reach' in objective) || !objective.hold) return undefined;
  const since = view.tallies.tient;
  return { done: since === undefined ? 0 : Math.min(view.round - since, objective.hold), of: objective.hold };
}

type Unexpected = ScenarioEntry['events']['unexpected'][number];

/** What an event brought the last time it was played. */
function eventName({ id, effects }: Unexpected, { view, words, lang, edition }: GoalProps): string {
  const effect = effects[Math.min(view.ticks[id]!, effects.length) - 1];
  if (effect && 'encounter' in effect) return words.term(effect.encounter, undefined);
  if (effect && 'peripetie' in effect) return words.term(effect.peripetie, undefined);
  if (effect && 'damage' in effect) return edition.trap(effect.damage, lang);
  return '';
}
