import { DECK, pileOf } from '@souterrain/crawl';
import type { ScenarioEntry } from '@souterrain/crawl/content';
import { type Checkpoint, checkSetup, copy, Game, hashState, type Setup, worldOf } from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attentionDonjon } from './index.ts';
import type { AD1State } from './state.ts';

const party = (heroes: readonly string[], variants: Setup['variants'] = {}): Setup => ({
  seats: heroes.map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } })),
  variants,
});

const played = (seed: string, setup = party(['rhaska', 'octavie'])) =>
  playAtRandom(attentionDonjon, { ...setup, seed });

describe('a whole game', () => {
  test('[AD1-SCEN-07] the same seed and the same log give the same events and the same state', () => {
    const game = played('rejouer');
    expect(game.outcome).toBeDefined();
    const again = Game.start(attentionDonjon, { ...party(['rhaska', 'octavie']), seed: 'rejouer' });
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(again.value.follow(game.log)).toBeUndefined();
    expect(again.value.hash).toBe(game.hash);
    expect(JSON.stringify(again.value.events)).toBe(JSON.stringify(game.events));
  });

  test('a restart from a checkpoint, read from JSON, ends in the same state', () => {
    const setup = party(['rhaska', 'sylmara'], { scenario: 'jusqu-a-l-aube' });
    const game = played('reprise', setup);
    const other = Game.start(attentionDonjon, { ...setup, seed: 'reprise' });
    if (!other.ok) throw new Error(JSON.stringify(other.fault));
    const checkpoints = [copy(other.value.checkpoint)];
    for (const entry of game.log) {
      expect(other.value.follow([entry])).toBeUndefined();
      if (other.value.checkpoint.at !== checkpoints.at(-1)!.at) checkpoints.push(copy(other.value.checkpoint));
    }
    expect(checkpoints.length).toBeGreaterThan(20);
    for (const checkpoint of checkpoints.filter((_, i) => i % 4 === 0)) {
      const read: Checkpoint<AD1State> = JSON.parse(JSON.stringify(checkpoint));
      const restarted = Game.restore(attentionDonjon, game.header, read, game.log.slice(0, read.at));
      expect(restarted.follow(game.log.slice(read.at)), `from ${read.at}`).toBeUndefined();
      expect(restarted.hash, `from ${read.at}`).toBe(game.hash);
    }
  });

  test('[AD1-ROUND-02] Préparation, Initiative, Tours, Résolution, Fin; then the next Round', () => {
    const phases = played('phases').events.flatMap((e) => (e.type === 'phaseStarted' ? [`${e.phase} ${e.round}`] : []));
    const trace = ['preparation', 'initiative', 'tours', 'resolution', 'fin-de-round'];
    expect(phases.slice(0, 10)).toEqual([...trace.map((p) => `${p} 1`), ...trace.map((p) => `${p} 2`)]);
  });

  test('[AD1-RESOL-01] Résolution starts once every turn has been played, lost or passed', () => {
    const heroes = ['rhaska', 'octavie', 'borlin'];
    const state: AD1State = attentionDonjon.setup(party(heroes));
    for (const event of played('tours', party(heroes)).events) {
      attentionDonjon.apply(worldOf(attentionDonjon, state), event);
      if (event.type === 'phaseStarted' && event.phase === 'resolution')
        expect(state.order.filter((slot) => slot.status === 'attend' && !slot.passed)).toEqual([]);
    }
  });

  test('[AD1-DECK-01] the 54 cards are always accounted for, each in one place', () => {
    const heroes = ['rhaska', 'octavie', 'borlin', 'sylmara'];
    const state: AD1State = attentionDonjon.setup(party(heroes));
    for (const event of played('cartes', party(heroes)).events) {
      attentionDonjon.apply(worldOf(attentionDonjon, state), event);
      const { deck } = state;
      expect(new Set([...deck.discard, ...deck.held, ...pileOf(deck)]).size).toBe(DECK.length);
      expect(deck.discard.length + deck.held.length + pileOf(deck).length).toBe(DECK.length);
    }
    // AD1-INIT-26: none is kept once the game is over.
    expect(state.figures.every((figure) => !figure.hero || figure.hero.jokers.length === 0)).toBe(true);
  });

  test('a drawn card cannot be unseen; a spent Action can', () => {
    const state = attentionDonjon.setup(party(['rhaska']));
    const events = played('vu', party(['rhaska'])).events;
    const reveals = new Set(events.filter((e) => attentionDonjon.reveals!(e, state)).map((e) => e.type));
    expect([...reveals]).toEqual(['cardsDrawn']);
  });

  test('[AD1-DECK-06] a view shows the discard and how many cards are left, and says nothing of their order', () => {
    const state = attentionDonjon.setup(party(['rhaska']));
    state.deck = { discard: ['4-coeur'], held: ['joker-1'] };
    const seen = attentionDonjon.view(worldOf(attentionDonjon, state), 0);
    expect(seen.deck).toEqual({ discard: ['4-coeur'], held: ['joker-1'], left: 52 });
    expect(attentionDonjon.view(worldOf(attentionDonjon, state), undefined)).toEqual(seen);
  });
});

describe('what a game starts from', () => {
  test('[AD1-SCEN-01] as many heroes as the scenario is for', ({ onTestFinished }) => {
    const scenarios = attentionDonjon.content.scenarios as Record<string, ScenarioEntry>;
    scenarios.essai = { ...attentionDonjon.content.scenarios['le-nid']!, id: 'essai', heroes: [2, 3] };
    onTestFinished(() => {
      delete scenarios.essai;
    });
    const fits = (count: number) =>
      attentionDonjon.check!(party(Array<string>(count).fill('borlin'), { scenario: 'essai' })).ok;
    expect([1, 2, 3, 4].map(fits)).toEqual([false, true, true, false]);
  });

  test('[AD1-SCEN-06] one to six heroes', () => {
    const six = Array.from({ length: 6 }, () => 'borlin');
    expect(checkSetup(attentionDonjon, party(six)).ok).toBe(true);
    expect(attentionDonjon.seats).toMatchObject({ min: 1, max: 6 });
    expect(checkSetup(attentionDonjon, party([])).ok).toBe(false);
    expect(checkSetup(attentionDonjon, party([...six, 'borlin'])).ok).toBe(false);
    expect(attentionDonjon.setup(party(six)).figures.map((f) => f.id)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
  });

  test('a ready-made hero waits to be placed; a new one is made first, by decisions', () => {
    const state = attentionDonjon.setup(party(['rhaska', 'nouveau']));
    expect(state.figures.map(({ id, status }) => [id, status])).toEqual([['h1', 'reserve']]);
    expect(state).toMatchObject({ phase: 'creation', round: 0, result: null });
    const game = Game.start(attentionDonjon, { ...party(['rhaska', 'nouveau']), seed: 'creer' });
    if (!game.ok) throw new Error(JSON.stringify(game.fault));
    expect(game.value.open[0]).toMatchObject({ seat: 1 });
  });

  test('plain JSON', () => {
    const state = attentionDonjon.setup(party(['rhaska', 'sylmara']));
    const read = JSON.parse(JSON.stringify(state));
    expect(read).toEqual(state);
    expect(hashState(read)).toBe(hashState(state));
  });
});

describe('how a game ends', () => {
  const ended = (result: AD1State['result'], phase: AD1State['phase'] = 'fin'): AD1State => {
    const state = attentionDonjon.setup(party(['rhaska', 'octavie']));
    state.figures[1]!.status = 'mort';
    return { ...state, result, phase };
  };

  test('a victory is that of the seats whose heroes live', () => {
    const state = ended('victoire');
    expect(attentionDonjon.outcome(state)).toEqual({
      id: 'victoire',
      winners: [0],
      scores: [state.figures[0]!.sante, 0],
    });
  });

  test('a defeat has no winner, and a campaign goes through the town first', () => {
    expect(attentionDonjon.outcome(ended('defaite'))).toMatchObject({ id: 'defaite', winners: [] });
    expect(attentionDonjon.outcome(ended('victoire', 'interlude'))).toBeUndefined();
    const game = played('ville', party(['rhaska'], { campagne: 'oui', scenario: 'jusqu-a-l-aube' }));
    const stages = game.events.flatMap((e) => (e.type === 'stageEntered' ? [e.phase] : []));
    expect(stages).toEqual(['placement', 'preparation', 'interlude', 'fin']);
  });
});

test('a scenario drawn at random is laid out before the heroes are placed, and is played to its end', () => {
  const game = played('hasard', party(['rhaska', 'borlin'], { scenario: 'hasard' }));
  expect(game.outcome).toBeDefined();
  const types = game.events.map((e) => e.type);
  expect(types.indexOf('scenarioGenerated')).toBeLessThan(types.indexOf('heroPlaced'));
});
