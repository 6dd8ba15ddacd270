import { ask, option, type Rule } from '@souterrain/kernel';
import { revealTreasure } from '../items/treasure.ts';
import { recoverThrown } from '../items/weapons.ts';
import type { CrawlState, Figure, Meeting } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { target } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-TRES-01: called when a figure leaves the board; ends meetings that are over and opens their treasure. */
export function* closeMeetings(g: Crawl, by: Figure | null): Rule<void> {
  for (const meeting of g.state.meetings) {
    if (meeting.over || !isOver(g.state, meeting)) continue;
    g.emit({ type: 'meetingEnded', meeting: meeting.id, rules: ['AD1-TRES-01'] });
    // AD1-EQUIP-07.
    recoverThrown(g);
    yield* openTreasure(g, meeting, by);
  }
}

/** AD1-TRES-23: a figure in reserve keeps the Rencontre open; so does nobody of the heroes' side. */
function isOver(state: CrawlState, { id }: Meeting): boolean {
  const groups = state.groups.filter((group) => group.encounter === id);
  const hostile = groups.filter((group) => group.camp === 'hostile');
  const counted = (hostile.length > 0 ? hostile : groups).map((group) => group.id);
  for (const { group, status } of state.figures)
    if (group !== null && counted.includes(group) && (status === 'plateau' || status === 'reserve')) return false;
  return true;
}

function* openTreasure(g: Crawl, meeting: Meeting, by: Figure | null): Rule<void> {
  const { treasure, zones } = meeting;
  if (treasure === 'aucun') return;
  if (treasure === 'auto') {
    // AD1-TRES-04, AD1-TRES-13.
    const hero = yield* finder(g, by);
    if (hero) yield* revealTreasure(g, hero, { type: null, cards: 1 });
    return;
  }
  openSearch(g, { zones, type: treasure === 'cherche' ? null : treasure });
}

/** AD1-TRES-02, AD1-TRES-03, AD1-TRES-23: a treasure of its own, to search for in its zones, or anywhere. */
export function openSearch(
  g: Crawl,
  { zones, type }: { zones: readonly string[] | 'partout'; type: string | null },
): void {
  g.emit({
    type: 'treasureOpened',
    treasure: { id: g.state.next, zones, type, failures: 0, tried: [], revealed: false },
    rules: [zones === 'partout' ? 'AD1-TRES-03' : 'AD1-TRES-02'],
  });
}

/** AD1-TRES-13: who removed the last figure, or whom the active player chooses. */
function* finder(g: Crawl, by: Figure | null): Rule<Figure | null> {
  if (by?.hero && by.status === 'plateau') return by;
  const heroes = g.state.figures.filter((f) => f.hero !== null && f.status === 'plateau');
  if (heroes.length === 0) return null;
  return yield* ask({
    id: 'prendre-le-tresor',
    seat: g.state.lastPlayer,
    rule: 'AD1-TRES-13',
    options: heroes.map((hero) =>
      option(`heros-${hero.id}`, hero, {
        label: 'prendre-le-tresor',
        params: { figure: hero.id },
        at: { figure: hero.id },
      }),
    ),
  });
}

export const closingWords = defineWords({
  prompts: {
    'prendre-le-tresor': {
      fr: 'La Rencontre laisse un trésor : à qui ?',
      en: 'The encounter leaves a treasure: for whom?',
    },
  },
  labels: { 'prendre-le-tresor': target },
});
