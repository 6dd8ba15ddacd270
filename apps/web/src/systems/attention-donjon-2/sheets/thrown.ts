import type { AD2Event } from '@souterrain/attention-donjon-2';
import type { Die, Thrown } from '../../adaptor.ts';
import { type FigureView, nameOf } from '../../crawl/figures.tsx';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { type JetStory, jetAround } from './jet.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

type Told = Extract<AD2Event, { type: 'diceThrown' | 'dieRethrown' | 'pokerTried' | 'jetSettled' }>;

const isTold = (event: AD2Event): event is Told =>
  event.type === 'diceThrown' ||
  event.type === 'dieRethrown' ||
  event.type === 'pokerTried' ||
  event.type === 'jetSettled';

/** The dice of a Jet: as they fall while something is still asked, then with what they came to. */
export function thrown(event: AD2Event, scene: CrawlScene, events: readonly AD2Event[]): Thrown | undefined {
  if (!isTold(event)) return undefined;
  const jet = jetAround(event, events);
  // A first throw that a Coup de poker replaced is shown beside the second; any other once, at the end.
  const isFirst = event.type === 'diceThrown' && jet.poker;
  if (!isFirst && !jet.latest) return undefined;
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const figure = view.figures.find(({ id }) => id === event.figure);
  const settled = event.type === 'jetSettled' ? event : undefined;
  const faces = settled?.faces ?? jet.standing;
  if (faces.length === 0) return undefined;
  const stage = isFirst ? said.firstThrow : jet.poker && said.poker;
  const title = [jet.purpose && words.term(jet.purpose, undefined), figure && nameOf(figure, scene), stage];
  const dice = diceOf(faces, {
    threshold: thresholdFor(figure, jet.blessed),
    cursed: jet.cursed,
    kept: isFirst ? 0 : jet.kept.length,
    said,
  });
  return {
    title: title.filter(Boolean).join(', '),
    dice,
    ...(isFirst ? { verdict: said.thrown(Math.max(...faces)) } : counted({ faces, jet, settled, said })),
  };
}

interface Counting {
  readonly faces: readonly number[];
  readonly jet: JetStory;
  readonly settled: Extract<Told, { type: 'jetSettled' }> | undefined;
  readonly said: SheetWords;
}

/** AD2-JET-10: the best die, what is added to it, the Réussites it takes, against the Difficulté. */
function counted({ faces, jet, settled, said }: Counting): Omit<Thrown, 'title' | 'dice'> {
  const best = settled?.best ?? Math.max(...faces);
  const plus = settled ? settled.base - settled.best : jet.added;
  const used = settled?.used ?? 0;
  const result = settled?.result ?? best + plus;
  const difficulty = settled?.difficulty ?? jet.difficulty;
  const added = [
    { label: said.added, value: plus },
    { label: said.reussites, value: used },
  ].filter(({ value }) => value !== 0);
  const verdict = settled ? said.verdict(settled) : said.thrown(best);
  if (difficulty === undefined) return { added, verdict };
  return {
    counts: 'resultat',
    need: said.need(difficulty),
    added,
    total: { value: result, gap: said.gap(result - difficulty, settled?.surplus ?? 0) },
    verdict,
    success: settled?.success ?? result >= difficulty,
  };
}

/** AD2-REU-11: the lowest face that gives a Réussite. */
const thresholdFor = (figure: FigureView | undefined, blessed: boolean): number =>
  6 - Number(figure?.marks.some(({ id }) => id === 'temps-fort' || id === 'beni') ?? false) - Number(blessed);

interface Reading {
  readonly threshold: number;
  readonly cursed: boolean;
  /** 1s that a Coup de poker left on the table. */
  readonly kept: number;
  readonly said: SheetWords;
}

/** Each die with what it is for: the best one, a Réussite, a 1 that stays. */
function diceOf(faces: readonly number[], { threshold, cursed, kept, said }: Reading): readonly Die[] {
  const best = faces.indexOf(Math.max(...faces));
  let ones = kept;
  return faces.map((face, i) => {
    const isKept = face === 1 && ones-- > 0;
    const roles = [
      ...(i === best ? [said.best] : []),
      ...(face >= threshold ? [said.reussite] : []),
      ...(isKept ? [said.kept] : cursed && face === 1 ? [said.cancels] : []),
    ];
    // AD2-JET-07: only the best die counts.
    return { sides: 6, face, owner: 'hero', label: roles.join(', '), ...(i === best && { worth: face }) };
  });
}
