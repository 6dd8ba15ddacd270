import { attentionDonjon } from '@souterrain/attention-donjon';
import { attentionDonjon2 } from '@souterrain/attention-donjon-2';
import type { SystemId } from '@souterrain/catalog';
import { loadCatalogues } from '@souterrain/catalog/load';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { Game, type System } from '@souterrain/kernel';
import { LANGS, type Lang, type SystemWords } from '@souterrain/words';
import { describe, expect, test } from 'vitest';
import { manifestOf, systems } from '../systems/registry.ts';
import { isGuided } from '../table/around/guide-state.ts';
import { FIGURES } from './figures.ts';
import type { Guide } from './guide.ts';
import { placeIn } from './place.ts';

const SYSTEMS = {
  'cinquante-etages': cinquanteEtages,
  'attention-donjon': attentionDonjon,
  'attention-donjon-2': attentionDonjon2,
  'heros-bataillons': herosBataillons,
} as unknown as Readonly<Record<SystemId, System>>;

const WORDS: Readonly<Record<SystemId, () => Promise<SystemWords>>> = {
  'cinquante-etages': () =>
    import('@souterrain/cinquante-etages/text/fr').then((m) => m.wordsIn(cinquanteEtages.content) as SystemWords),
  'attention-donjon': () =>
    import('@souterrain/attention-donjon/text/fr').then(
      ({ wordsIn }) => wordsIn(attentionDonjon.content) as SystemWords,
    ),
  'attention-donjon-2': () =>
    import('@souterrain/attention-donjon-2/text/fr').then(
      ({ wordsIn }) => wordsIn(attentionDonjon2.content) as SystemWords,
    ),
  'heros-bataillons': () =>
    import('@souterrain/heros-bataillons/text/fr').then((m) => m.wordsIn(herosBataillons.content) as SystemWords),
};

const GUIDED = systems.flatMap(({ id, guide }) => (guide ? [id] : []));

const guideOf = (system: string) => manifestOf(system)!.guide!;

const known = new Set(
  loadCatalogues(process.cwd()).flatMap(({ rules, questions }) => [...rules, ...questions].map(({ id }) => id)),
);

function begin(system: SystemId): Game {
  const started = Game.start(SYSTEMS[system], guideOf(system).game);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return started.value as Game;
}

/** Plays a guide through the engine and says what each question really was. */
function follow(system: SystemId, { steps }: Guide): Game {
  const game = begin(system);
  for (const [i, { decision, picks }] of steps.entries()) {
    const [asked] = game.open;
    expect(asked?.id, `step ${i + 1}`).toBe(decision);
    expect(
      asked?.options.map(({ id }) => id),
      `step ${i + 1}`,
    ).toEqual(expect.arrayContaining([...picks]));
    const answer = game.answer({ seq: game.seq, seat: asked!.seat, picks });
    expect(answer.ok, `step ${i + 1}`).toBe(true);
  }
  return game;
}

const notesOf = ({ steps, closing }: Guide) => [
  ...steps.flatMap(({ before, after }) => (after ? [before, after] : [before])),
  closing,
];

/** What stands above each question: what came of the last answer, then what to do now. */
const saidTogether = ({ steps, closing }: Guide, lang: Lang): readonly string[] =>
  [...steps.map(({ before }) => before), closing].map((now, i) => (steps[i - 1]?.after?.[lang] ?? '') + now[lang]);

/** What a first game must have asked and told: ids of decisions, types of events. */
const SHOWN: Readonly<Record<SystemId, { readonly asked: readonly string[]; readonly told: readonly string[] }>> = {
  'cinquante-etages': {
    asked: ['direction', 'rebond', 'echange', 'escalier', 'investir'],
    told: ['chestOpened'],
  },
  'attention-donjon': {
    asked: ['coup-de-poker', 'apres-le-jet', 'case-du-groupe', 'action'],
    told: ['figureMoved', 'doorRevealed', 'wounded', 'attackDeclared', 'gambled', 'figureRemoved'],
  },
  'attention-donjon-2': {
    asked: ['coup-de-poker', 'reussites', 'apres-le-jet', 'action'],
    told: ['figureMoved', 'doorRevealed', 'santeLost', 'enemyActed', 'reussiteSpent', 'meetingEnded'],
  },
  'heros-bataillons': {
    asked: ['manoeuvre', 'chance', 'garde-du-corps', 'action'],
    told: ['beingMoved', 'damaged', 'checked', 'combatEnded'],
  },
};

/** The dice and results of a game, as its journal tells them: what the notes speak of. */
const figuresOf = async (system: SystemId, { events, header }: Game): Promise<string> => {
  const words = await WORDS[system]();
  const company = { names: header.seats.map(({ name }) => name) };
  return events
    .map((event) => words.event(event, company)?.match(/−?\d+/g)?.join(' ') ?? '')
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
};

describe.each(GUIDED)('the guide of %s', (system) => {
  test('is the game that the engine plays, step by step', async () => {
    const guide = await guideOf(system).notes();
    const game = follow(system, guide);
    expect(isGuided(game.save(), guideOf(system).game)).toBe(true);
    expect(placeIn(guide.steps, game.log)).toEqual({ at: guide.steps.length, strayed: false });
    const { asked, told } = SHOWN[system];
    expect(game.history.map(({ decision }) => decision)).toEqual(expect.arrayContaining([...asked]));
    expect(game.events.map(({ type }) => type)).toEqual(expect.arrayContaining([...told]));
    expect(new Set(game.history.map(({ seat }) => seat)).size).toBe(guideOf(system).game.seats.length);
    // Where this fails the dice have changed: read the notes again against the journal before writing the new figures.
    expect(await figuresOf(system, game)).toBe(FIGURES[system]);
  });

  test('throws its first dice within four decisions', async () => {
    const { steps } = await guideOf(system).notes();
    const game = begin(system);
    const thrown = () => game.events.some(({ sums, type }) => /dice|roll|die|struck|attack/i.test(type) || sums);
    for (const { picks } of steps.slice(0, 4)) {
      if (thrown()) break;
      game.answer({ seq: game.seq, seat: game.open[0]!.seat, picks });
    }
    expect(thrown()).toBe(true);
  });

  test('speaks both languages, in notes that fit above a question, and cites rules that exist', async () => {
    const guide = await guideOf(system).notes();
    const notes = notesOf(guide);
    expect(guide.steps.length).toBeGreaterThanOrEqual(10);
    expect(notes.length).toBeGreaterThanOrEqual(15);
    expect(notes.length).toBeLessThanOrEqual(30);
    for (const lang of LANGS) {
      for (const note of notes) expect(note[lang].trim()).not.toBe('');
      for (const said of saidTogether(guide, lang)) expect(said.length, said).toBeLessThanOrEqual(210);
    }
    for (const { rule } of guide.steps) if (rule) expect(known, rule).toContain(rule);
  });

  test('is well set in French', async () => {
    for (const { fr } of notesOf(await guideOf(system).notes())) {
      expect(fr).not.toMatch(/[^\u202f][!?;](?!\d)/);
      expect(fr).not.toMatch(/[^\u00a0]:/);
      expect(fr).not.toMatch(/«[^\u00a0]|[^\u00a0]»|'/);
    }
  });
});

describe('where a game stands in its guide', () => {
  const step = (...picks: string[]) => ({ decision: 'question', picks, before: { fr: '', en: '' } });
  const steps = [step('a'), step('b', 'c'), step('d')];

  test('at the first decision that was not taken yet, whatever the order of several picks', () => {
    expect(placeIn(steps, [])).toEqual({ at: 0, strayed: false });
    expect(placeIn(steps, ['a', 'c b'])).toEqual({ at: 2, strayed: false });
  });

  test('strayed since the first other answer, and back once it is taken away', () => {
    expect(placeIn(steps, ['a', 'b'])).toEqual({ at: 1, strayed: true });
    expect(placeIn(steps, ['a', 'x', 'd'])).toEqual({ at: 1, strayed: true });
    expect(placeIn(steps, ['a', 'x', '!undo 1'])).toEqual({ at: 1, strayed: true });
    expect(placeIn(steps, ['a'])).toEqual({ at: 1, strayed: false });
  });

  test('past its end once the guide is over, however the game goes on', () => {
    expect(placeIn(steps, ['a', 'b c', 'd', 'x'])).toEqual({ at: 3, strayed: false });
  });

  test('other dice or other heroes are another game', () => {
    const game = guideOf('attention-donjon').game;
    const save = { ...begin('attention-donjon').save() };
    expect(isGuided(save, game)).toBe(true);
    expect(isGuided({ ...save, seed: 'autre' }, game)).toBe(false);
    expect(isGuided({ ...save, dice: 'physical' }, game)).toBe(false);
    expect(isGuided({ ...save, seats: [{ name: 'Octavie', choices: { heros: 'borlin' } }] }, game)).toBe(false);
  });
});
