import { ask, option, type Rule, roll } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import { seatOf } from '../../beings/seats.ts';
import type { WithContent } from '../../content/types.ts';
import { acquire } from '../../gear/carry.ts';
import { entryOf } from '../../gear/entries.ts';
import { changeGold } from '../../gear/purse.ts';
import { burn } from '../../magic/amplification.ts';
import { formsOf } from '../../magic/cast.ts';
import { formsAt } from '../../magic/forms/index.ts';
import { canAmplify, isAmplified, POWER_IDS, POWERS, type Power } from '../../magic/powers.ts';
import { schoolsOf } from '../../magic/schools/index.ts';
import type { Spell } from '../../magic/spell.ts';
import { deviceOf } from '../../magic/stall.ts';
import type { Being } from '../../pieces.ts';
import type { HB, Situation } from '../../world.ts';
import { defineActivity, type Task } from './activity.ts';

/** HB-SCR-15: half the price of the scroll. */
const inkFor = (g: WithContent, power: Power): number => entryOf(g, { base: 'parchemin' }).prices![power] / 2;

const canTranscribe = (g: Situation, being: Being, power: Power): boolean =>
  g.state.gold >= inkFor(g, power) && canAmplify(g, being, power);

/** HB-SCR-15: a day in a trusted place, instead of its benefits; scrolls alone. */
export const transcribing = defineActivity({
  id: 'transcription',
  place: 5,
  daily: true,
  name: 'transcription',
  words: {
    fr: {
      prompts: { 'transcrire-forme': (a) => `Transcription ${deFr(a.of('being'))} : quelle forme ?` },
      options: {
        'transcrire-parchemin': (o) =>
          `transcrire un parchemin : ${o.its('school')}, ${o.its('power')} (${o.its('gold')} po)`,
      },
    },
    en: {
      prompts: { 'transcrire-forme': (a) => `Transcription of ${a.of('being')}: which form?` },
      options: {
        'transcrire-parchemin': (o) => `write a scroll: ${o.its('school')}, ${o.its('power')} (${o.its('gold')} gp)`,
      },
    },
  },
  tasks(g, being) {
    const tasks: Task[] = [];
    if (!g.state.scene?.tags.includes('confiance')) return tasks;
    for (const school of schoolsOf(being))
      for (const power of POWER_IDS)
        if (canTranscribe(g, being, power))
          tasks.push({
            id: `transcrire-${school}-${power}`,
            label: 'transcrire-parchemin',
            params: { school, power, gold: inkFor(g, power) },
            rule: 'HB-SCR-15',
            keepsBenefit: false,
            run: () => chooseAndTranscribe(g, being, { school, power }),
          });
    return tasks;
  },
});

function* chooseAndTranscribe(g: HB, being: Being, { school, power }: Omit<Spell, 'form'>): Rule<void> {
  const forms = formsAt(power, formsOf(g.state, being));
  const form = yield* ask({
    id: 'transcrire-forme',
    seat: seatOf(g.state, being),
    rule: 'HB-SCR-15',
    params: { being: being.id },
    options: forms.map((one) => option(one, one)),
  });
  yield* transcribe(g, being, { school, form, power });
}

/** HB-SCR-15: materials, and the price of an amplified spell at once; false when the hero cannot. */
export function* transcribe(g: HB, being: Being, spell: Spell): Rule<boolean> {
  const { school, power } = spell;
  if (!schoolsOf(being).includes(school) || !canTranscribe(g, being, power)) return false;
  const found = deviceOf('parchemin', spell, being.name);
  const rules = ['HB-SCR-15'] as const;
  if (!(yield* acquire(g, being, { found, why: 'transcription', rules }))) return false;
  changeGold(g, -inkFor(g, power), { why: 'materiaux', rules });
  if (!isAmplified(power)) return true;
  const seat = seatOf(g.state, being);
  const faces = yield* roll(g, { seat, count: POWERS[power].dice, sides: 6, rule: 'HB-SCR-15' });
  yield* burn(g, being, { faces });
  return true;
}
