import type { AD2Event } from '@souterrain/attention-donjon-2';
import type { Die, Thrown } from '../../adaptor.ts';
import { type FigureView, nameOf } from '../../crawl/figures.tsx';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { jetAround } from './jet.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

/** The dice of a Jet: as they fall while something is still asked, then with what they came to. */
export function thrown(event: AD2Event, scene: CrawlScene, events: readonly AD2Event[]): Thrown | undefined {
  if (event.type !== 'diceThrown' && event.type !== 'pokerTried' && event.type !== 'jetSettled') return undefined;
  const jet = jetAround(event, events);
  // A first throw that a Coup de poker replaced is shown beside the second; any other once, at the end.
  if (event.type === 'diceThrown' && jet.settled && !jet.poker) return undefined;
  if (event.type === 'pokerTried' && jet.settled) return undefined;
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const figure = view.figures.find(({ id }) => id === event.figure);
  const faces = event.type === 'pokerTried' ? [...jet.kept, ...event.faces] : event.faces;
  if (faces.length === 0) return undefined;
  const stage = event.type === 'diceThrown' ? (jet.poker ? said.firstThrow : undefined) : jet.poker && said.poker;
  const title = [jet.purpose && words.term(jet.purpose, undefined), figure && nameOf(figure, scene), stage];
  const threshold = thresholdFor(figure, jet.blessed);
  return {
    title: title.filter(Boolean).join(', '),
    dice: diceOf(faces, {
      threshold,
      cursed: jet.cursed,
      kept: event.type === 'diceThrown' ? 0 : jet.kept.length,
      said,
    }),
    ...(event.type === 'jetSettled'
      ? { verdict: said.verdict(event), success: event.success }
      : { verdict: said.thrown(Math.max(...faces)) }),
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
    return { sides: 6, face, owner: 'hero', label: roles.join(', ') };
  });
}
