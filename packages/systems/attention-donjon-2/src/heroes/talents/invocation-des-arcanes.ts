import { type Figure, figureOf } from '@souterrain/crawl';
import { gainMark, useOnce, wasUsed } from '@souterrain/crawl/figures';
import { cellOption, isEmpty, planOn, zoneAt } from '@souterrain/crawl/movement';
import { ability, figure } from '@souterrain/crawl/text';
import type { Cell } from '@souterrain/dungeon';
import { ask, type Rule } from '@souterrain/kernel';
import { deFr as de } from '@souterrain/words';
import { mayUse } from '../../combat/attacks.ts';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { playServant, SERVANT, servantOf } from '../servant.ts';
import { cast, spell, spellAction } from '../spells.ts';

const SUMMONS = spell('invocation-des-arcanes', {
  rule: 'AD2-ARCA-21',
  purpose: 'action',
  line: '>>Invocation des Arcanes [Magie] Savoir/Arcane (requise) 7 : Spécial [Spécial]',
});

/** AD2-ARCA-21: Rounds that it stays, but for those that Réussites buy. */
const ROUNDS = 3;

export const invocationDesArcanes = defineFeature({
  id: 'invocation-des-arcanes',
  rule: 'AD2-ARCA-21',
  name: 'Invocation des Arcanes',
  effect: {
    fr: 'action complexe, une fois par aventure : un Serviteur combat à ses côtés',
    en: 'complex action, once an adventure: a Servant fights at the caster’s side',
  },
  prompts: {
    'serviteur-case': {
      fr: (a) => `Où paraît le Serviteur ${de(figure(a))} ?`,
      en: (a) => `Where does the Servant of ${figure(a)} appear?`,
    },
  },
  labels: {
    'invocation-des-arcanes': {
      fr: ability('invocation-des-arcanes', 'Savoir/Arcane 7, une fois par aventure'),
      en: ability('invocation-des-arcanes', 'Savoir/Arcane 7, once an adventure'),
    },
  },
  terms: {
    'special-invocation-des-arcanes': {
      fr: 'Le Serviteur reste 1 Round de plus',
      en: 'The Servant stays 1 Round longer',
    },
  },
  actions(g, { who }) {
    if (wasUsed(who, 'scenario', 'invocation-des-arcanes') || !mayUse(who, SUMMONS.line)) return [];
    return freeAround(g, who).length === 0 ? [] : [spellAction(SUMMONS, summon)];
  },
  *turnEnd(g, { who }) {
    const servant = servantOf(g.state, who);
    if (servant) yield* playServant(g, who, servant);
  },
});

const freeAround = (g: AD2, who: Figure): readonly Cell[] =>
  (planOn(g).zones.get(zoneAt(g, who.cell)) ?? []).filter((cell) => isEmpty(g, cell));

function* summon(g: AD2, who: Figure): Rule<void> {
  useOnce(g, who, { span: 'scenario', key: 'invocation-des-arcanes', rules: ['AD2-ARCA-21'] });
  const { success, plain } = yield* cast(g, who, { spell: SUMMONS, targets: [] });
  if (!success) return;
  const cell = yield* ask({
    id: 'serviteur-case',
    seat: who.hero!.seat,
    rule: 'AD2-ARCA-21',
    params: { figure: who.id },
    options: freeAround(g, who).map((to) => cellOption('case', to)),
  });
  const servant = `${SERVANT}-${g.state.next}`;
  g.emit({ type: 'servantSummoned', figure: who.id, servant, cell, rules: ['AD2-ARCA-21'] });
  // One Spécial is the line's own, the others were bought.
  const left = ROUNDS - 1 + plain.filter((effect) => effect === 'special').length;
  gainMark(g, figureOf(g.state, servant), { id: 'serviteur', until: { in: 'rounds', left }, by: who.id }, [
    'AD2-ARCA-21',
  ]);
}
