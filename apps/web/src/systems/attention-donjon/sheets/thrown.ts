import { type AD1Event, type AD1View, type Mode, worthOf } from '@souterrain/attention-donjon';
import { signed } from '@souterrain/words';
import type { Thrown } from '../../adaptor.ts';
import { nameOf } from '../../crawl/figures.tsx';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { type Fallen, rollAround } from './roll-story.ts';
import { sheetWords } from './sheet-words.ts';

type Told = Extract<AD1Event, { type: 'diceRolled' | 'dieRerolled' | 'rollSettled' }>;

const isTold = (event: AD1Event): event is Told =>
  event.type === 'diceRolled' || event.type === 'dieRerolled' || event.type === 'rollSettled';

/** The dice of a roll: as they fall while something is still asked, then with what they came to. */
export function thrown(event: AD1Event, scene: CrawlScene, events: readonly AD1Event[]): Thrown | undefined {
  if (!isTold(event)) return undefined;
  const story = rollAround(event, events);
  const settled = event.type === 'rollSettled' ? event : undefined;
  const dice = settled ? settledDice(story?.dice ?? [], settled.faces) : (story?.dice ?? []);
  if (dice.length === 0 || (!settled && !story?.latest)) return undefined;
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const figure = view.figures.find((f) => f.id === event.figure);
  const purpose = settled?.purpose ?? story?.purpose ?? '';
  const mode = settled?.mode ?? story?.mode ?? 'ordinary';
  const counted = countedOf(dice, { mode, soft: (view as AD1View).variants.pokerSoft === 'soft' });
  const given = (story?.given ?? []).map(({ by, value }) => ({ label: words.term(by, undefined), value }));
  const raw = [...counted.map(({ worth }) => worth), ...given.map(({ value }) => value)].reduce((a, b) => a + b, 0);
  const floored = (view as AD1View).variants.negativeTotal === 'kept' ? raw : Math.max(0, raw);
  const total = settled?.total ?? floored;
  const difficulty = settled?.difficulty ?? story?.difficulty ?? 0;
  // AD1-DICE-08: the floor is applied once, on the whole roll.
  const floor = total === raw ? [] : [{ label: raw < 0 ? said.floor : said.others, value: total - raw }];
  const isOpposed = purpose === 'resistance';
  const success = settled?.success ?? total >= difficulty;
  return {
    title: [words.term(purpose, undefined), figure && nameOf(figure, scene)].filter(Boolean).join(', '),
    dice: counted.map(({ face, out, worth }) => ({
      sides: 6,
      face,
      owner: figure?.camp === 'hostile' || !figure ? 'foe' : 'hero',
      label: out ? said.gambled : worth === 0 ? '0' : signed(worth),
      out,
      worth,
    })),
    added: [...given, ...floor],
    ...(isOpposed
      ? { total: { value: total, gap: '' }, verdict: said.total(total) }
      : {
          need: said.need(difficulty),
          total: { value: total, gap: said.gap(total - difficulty) },
          verdict: settled ? said.verdict(total, difficulty, success) : said.gap(total - difficulty),
          success,
        }),
  };
}

/** The dice that stand at the end, the gambled ones among them where the story has them. */
function settledDice(told: readonly Fallen[], faces: readonly number[]): readonly Fallen[] {
  const standing = told.filter(({ out }) => !out).map(({ face }) => face);
  return standing.toSorted().join() === faces.toSorted().join() ? told : faces.map((face) => ({ face, out: false }));
}

/** AD1-Q-21: a soft gamble keeps a success. */
const countedOf = (dice: readonly Fallen[], { mode, soft }: { readonly mode: Mode; readonly soft: boolean }) =>
  dice.map(({ face, out }) => ({ face, out, worth: out ? Number(soft) : worthOf(face, mode) }));
