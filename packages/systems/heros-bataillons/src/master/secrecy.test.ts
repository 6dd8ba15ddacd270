import { type Decision, offer, Prng } from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { anyPicks, anyVariants, several, wander } from '../../testing/wander.ts';
import { type Start, table, tableFight, trollFight } from '../../testing/wander-starts.ts';
import type { HBEvent } from '../events.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import { wordsOf } from '../text/index.ts';
import { variantsOf } from '../variants.ts';
import { hideFrom } from './hide.ts';
import { seerOf } from './secrets.ts';
import { tellTo } from './tell.ts';

const words = wordsOf(herosBataillons.content);
const company = { names: ['Aude', 'Bran', 'Meneur'] };
/** A word that no rule uses: a note that only the MJ may read. */
const NOTE = 'note-que-personne-ne-lit';

/** Some of the adversaries hide, the MJ has notes and a roll of its own, and one of the hidden has touched a hero. */
function plant(state: HBState, prng: Prng): HBState {
  const foes = state.beings.filter(({ side }) => side === 'adversaires').map(({ id }) => id);
  const hidden = several(prng, foes, Math.ceil(foes.length / 2));
  state.table.hidden = hidden;
  const roll = {
    being: hidden[0] ?? 'h1',
    attribute: 'vol',
    value: 10,
    faces: [13],
    kept: 13,
    success: false,
  } as const;
  state.secrets.push({ id: 900, kind: 'note', text: NOTE, roll: null, shown: false });
  state.secrets.push({ id: 901, kind: 'jet', text: '', roll, shown: false });
  const [by] = hidden;
  if (by === undefined) return state;
  const until = { in: 'rounds', of: by, left: 2, minute: state.clock + 2 } as const;
  state.beings[0]!.marks.push({ id: 'gele', until, by });
  state.scene!.zones[0]!.positions = [{ id: `arbre-${by}-a`, tag: 'couvert', side: 'adversaires' }];
  state.table.lastCorrection = { being: by, field: 'now-for', before: 3, after: 2, reason: 'erreur' };
  state.table.lastCheck = { being: by, attribute: 'vol', advantages: [], disadvantages: [], hidden: true };
  return state;
}

/** What must be in no byte that anybody else reads now. */
const secretsOf = ({ table, secrets }: HBState): readonly string[] => [
  ...table.hidden,
  ...secrets.flatMap(({ text, shown }) => (shown || text === '' ? [] : [text])),
];

const holds = (told: unknown, id: string): boolean =>
  new RegExp(`(?<![a-z0-9])${id}(?![a-z0-9])`).test(JSON.stringify(told) ?? '');

const says = (text: string | undefined, name: string): boolean =>
  text !== undefined && new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u').test(text);

/** Searches what is told, shown, asked and said, as each seat that may not know gets it. */
function searching(state: HBState, found: Set<string>) {
  const others = (): readonly (number | undefined)[] =>
    [...state.players.keys(), undefined].filter((seat) => seat !== seerOf(state));
  const search = (what: string, told: unknown, texts: readonly (string | undefined)[]): void => {
    for (const id of secretsOf(state)) if (holds(told, id)) found.add(`${what}: ${id}`);
    for (const id of state.table.hidden)
      for (const lang of LANGS)
        for (const text of texts) if (says(text, words[lang].term(id, undefined))) found.add(`${what}, ${id}: ${text}`);
  };
  return {
    onEvent(event: HBEvent): void {
      for (const seat of others()) {
        const told = tellTo(state, event, seat);
        if (told) search(told.type, told, [words.fr.event(told, company), words.en.event(told, company)]);
      }
    },
    onDecision(decision: Decision): void {
      for (const seat of others()) search('view', hideFrom(state, seat), []);
      if (decision.seat === seerOf(state)) return;
      const offered = offer(decision, { seq: 0, together: false });
      const texts = LANGS.flatMap((lang) => [
        words[lang].prompt(offered, company),
        ...offered.options.map((option) => words[lang].option(offered, option, company).label),
      ]);
      search(`decision ${decision.id}`, offered, texts);
    },
  };
}

const startOf = (seed: string): Start => {
  const prng = Prng.seeded(seed, 'party');
  return { prng, steer: (_, all, count) => several(prng, all, count), variants: variantsOf(anyVariants(prng)) };
};

/** The MJ hides more, tests in secret and leaves now and then. */
const WANTED = [
  'cache-oui',
  'jet-cache',
  'valider',
  'note-secrete',
  'appeler-un-test',
  'lancer-le-combat',
  'continuer',
];

function choose(decision: Decision, prng: Prng) {
  const wanted = decision.options.filter(({ id }) => WANTED.includes(id));
  return wanted.length > 0 && decision.max === 1 && prng.below(2) === 0
    ? several(prng, wanted, 1)
    : anyPicks(decision, prng);
}

test.each([
  ['a fight', tableFight],
  ['a scene', table],
  ['a troll', trollFight],
] as const)(
  '[HB-GM-01] [HB-GM-10] [HB-GM-19] in %s, nothing planted is read by a seat that may not know',
  (_, begin) => {
    const found = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const start = startOf(`secret ${i}`);
      const state = plant(begin(start), start.prng);
      wander(state, { seed: `secret ${i}`, most: 120, choose, ...searching(state, found) });
    }
    expect([...found]).toEqual([]);
  },
);
