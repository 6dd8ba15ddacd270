import { figureOf, type GroupId } from '@souterrain/crawl';
import { gainMark, isActive, THIS_ROUND, useOnce, wasUsed } from '@souterrain/crawl/figures';
import { figure } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import type { AD2State } from '../../state.ts';
import { defineFeature } from '../../world/features.ts';

/** AD2-XNAIN-04: the talent, and the mark of its owner's stance against one activation of one group. */
export const defense = defineFeature({
  id: 'defense',
  rule: 'AD2-XNAIN-04',
  effect: {
    fr: 'une fois par Round, +1 dé contre toutes les attaques d’un groupe qui s’active',
    en: 'once a Round, +1 die against every attack of a group that activates',
  },
  prompts: {
    defense: {
      fr: (a) => `Au tour du groupe (${a.group(String(a.params.group))}) : ${figure(a)} se met en garde ?`,
      en: (a) => `The group is about to act (${a.group(String(a.params.group))}): is ${figure(a)} on guard?`,
    },
  },
  labels: {
    'se-tenir-pret': {
      fr: ['Se mettre en garde', '+1 dé contre ses attaques'],
      en: ['Stand on guard', '+1 die against its attacks'],
    },
  },
  *groupActs(g, { who, mark }, group) {
    if (mark || wasUsed(who, 'round', 'defense') || !isActive(g, who)) return;
    const stands = yield* ask({
      id: 'defense',
      seat: who.hero!.seat,
      rule: 'AD2-XNAIN-04',
      params: { figure: who.id, group: group.id },
      options: [option('passer', false), option('se-tenir-pret', true)],
    });
    if (!stands) return;
    useOnce(g, who, { span: 'round', key: 'defense', rules: ['AD2-XNAIN-04'] });
    const stance = { id: 'defense', until: THIS_ROUND, by: group.id, value: activationsOf(g.state, group.id) };
    gainMark(g, who, stance, ['AD2-XNAIN-04']);
  },
  dice(g, { mark }, { purpose, action, by }) {
    if (!mark || purpose !== 'resister' || !action?.attack || !by || by.group !== mark.by) return 0;
    // AD2-XCOMB-19: a free attack outside the activation is none of its own.
    const [acting] = g.state.acting;
    if (acting === undefined || figureOf(g.state, acting).group !== mark.by) return 0;
    return activationsOf(g.state, mark.by!) === mark.value ? 1 : 0;
  },
});

/** Turns that a group has taken in the Round: a group with several cards activates several times. */
const activationsOf = (state: AD2State, group: GroupId): number =>
  state.order.filter(({ who, status }) => who === group && status === 'joue').length;
