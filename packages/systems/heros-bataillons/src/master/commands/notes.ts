import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { HB, Situation } from '../../world.ts';
import { pickOne } from '../pick.ts';
import { sceneEntryOf } from '../presets.ts';
import { masterOf } from '../table.ts';
import { defineCommand } from './command.ts';

/** HB-GM-19: notes of a table without an adventure. */
export const NOTES: readonly string[] = ['a-surveiller', 'mensonge', 'piege-pose', 'dette', 'rendez-vous', 'trahison'];

const notesOf = (g: Situation): readonly string[] => {
  const listed = [...(sceneEntryOf(g)?.notes.map(({ id }) => id) ?? []), ...NOTES];
  return listed.filter((id) => !g.state.secrets.some(({ text }) => text === id));
};

/** HB-GM-19: kept from players until it is shown. */
export const keepNote = defineCommand({
  id: 'note-secrete',
  rule: 'HB-GM-19',
  place: 17,
  name: { fr: 'prendre une note secrète', en: 'write a secret note' },
  names: {
    'a-surveiller': { fr: 'à surveiller', en: 'to be watched' },
    mensonge: { fr: 'mensonge', en: 'lie' },
    'piege-pose': { fr: 'piège posé', en: 'trap set' },
    dette: { fr: 'dette', en: 'debt' },
    'rendez-vous': { fr: 'rendez-vous', en: 'meeting' },
    trahison: { fr: 'trahison', en: 'betrayal' },
  },
  words: {
    fr: { prompts: { note: () => 'Quelle note garder ?' }, options: { note: (o) => `note : ${o.its('note')}` } },
    en: { prompts: { note: () => 'Which note to keep?' }, options: { note: (o) => `note: ${o.its('note')}` } },
  },
  isOffered: (g) => notesOf(g).length > 0,
  *run(g) {
    const note = yield* pickOne(g, { id: 'note', rule: 'HB-GM-19' }, notesOf(g));
    if (note !== null) g.emit({ type: 'noteKept', note, rules: ['HB-GM-19'] });
  },
});

/** HB-GM-10, HB-GM-19: a roll, a note or an adversary that players did not see. */
export const show = defineCommand({
  id: 'montrer-un-jet',
  rule: 'HB-GM-19',
  place: 18,
  name: { fr: 'montrer un secret', en: 'show a secret' },
  words: {
    fr: {
      prompts: { montrer: () => 'Que montrer à la table ?' },
      options: { adversaire: (o) => o.its('being'), jet: (o) => `jet caché : ${o.its('being')}` },
    },
    en: {
      prompts: { montrer: () => 'Show what to the table?' },
      options: { adversaire: (o) => o.its('being'), jet: (o) => `hidden roll: ${o.its('being')}` },
    },
  },
  isOffered: (g) => g.state.table.hidden.length > 0 || g.state.secrets.some(({ shown }) => !shown),
  run,
});

function* run(g: HB): Rule<void> {
  const options: Option<(() => void) | null>[] = [];
  for (const { id, kind, text, roll, shown } of g.state.secrets) {
    if (shown) continue;
    const reveal = (): void => g.emit({ type: 'secretShown', secret: id, text, roll, rules: ['HB-GM-19'] });
    const params = roll ? { being: roll.being, kept: roll.kept } : { note: text };
    options.push(option(`${kind}-${id}`, reveal, { label: kind, params }));
  }
  for (const being of g.state.table.hidden) {
    const reveal = (): void => g.emit({ type: 'visibilitySet', being, hidden: false, rules: ['HB-GM-10'] });
    options.push(
      option(`adversaire-${being}`, reveal, { label: 'adversaire', params: { being }, at: { figure: being } }),
    );
  }
  options.push(option('abandonner', null));
  const reveal = yield* ask({ id: 'montrer', seat: masterOf(g.state), rule: 'HB-GM-19', options });
  reveal?.();
}
