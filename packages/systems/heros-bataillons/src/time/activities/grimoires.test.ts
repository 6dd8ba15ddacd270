import { describe, expect, test } from 'vitest';
import { artIds, type Given, type GivenBeing, inFight, object, perform, play } from '../../../testing/index.ts';
import type { Spell } from '../../magic/spell.ts';
import { restDay, restWatch } from '../rest.ts';
import { study, studying } from './grimoires.ts';
import { transcribe, transcribing } from './transcription.ts';

const spell: Spell = { school: 'sauvage', form: 'invocation', power: 'majeur' };
const book = object('grimoire', 'sac', { holds: { ...spell } });
const reader = (more: GivenBeing['hero'] = {}): GivenBeing => ({
  values: { end: 9 },
  hero: { schools: ['impie'], items: [{ ...book }], ...more },
});
const activities = (given: Given) =>
  play(given, function* (g, find) {
    return studying.tasks(g, find('h1'));
  }).value;

describe('grimoires', () => {
  test('[HB-SCR-14] [HB-SCR-01] a Conjurateur of any school, with materials, out of pressure', () => {
    const state = { gold: 100 };
    expect(activities({ heroes: [reader()], state })).toMatchObject([{ id: 'etudier-grimoire', keepsBenefit: true }]);
    expect(activities({ heroes: [reader()], state: { gold: 99 } })).toEqual([]);
    expect(activities({ heroes: [reader({ schools: [] })], state })).toEqual([]);
    expect(activities({ heroes: [reader()], state, scene: { pressure: true } })).toEqual([]);
    const scroll = object('parchemin', 'sac', { holds: { ...spell } });
    expect(activities({ heroes: [reader({ items: [scroll] })], state })).toEqual([]);
  });

  test('[HB-SCR-14] the spell is held, released once without amplification; the book stays', () => {
    const { state, find } = play({ heroes: [reader()], state: { gold: 100 } }, (g, f) =>
      study(g, f('h1'), f('h1').hero!.items[0]!),
    );
    expect(state.gold).toBe(0);
    expect(find('h1').hero).toMatchObject({ held: spell, items: [{ base: 'grimoire' }] });
    perform(state, 'liberer-sauvage-invocation-majeur', { dice: [[1, 4]], decisions: ['petit', 'zone-a'] });
    expect(state.beings.at(-1)).toMatchObject({ kind: 'invoque', now: { end: 5 }, marks: [{ until: { left: 2 } }] });
    expect(find('h1')).toMatchObject({ now: { end: 9 }, hero: { held: null } });
    expect(artIds(state).some((id) => id.startsWith('liberer-'))).toBe(false);
  });

  test('[HB-SCR-14] a rest watch of reading; who comes after the last gold has read for nothing', () => {
    const heroes = [reader({ chance: 2 }), reader({ chance: 2 })];
    const { state, find } = play({ heroes, state: { gold: 150 } }, (g) => restWatch(g), {
      decisions: ['etudier-grimoire', 'etudier-grimoire'],
    });
    expect([find('h1').hero!.held, find('h2').hero!.held]).toEqual([spell, null]);
    expect(state.gold).toBe(50);
  });

  test('[HB-SCR-14] metal still forbids an amplified release', () => {
    const ids = (base: string) =>
      artIds(inFight({ heroes: [reader({ held: { ...spell }, items: [object(base, 'porte')] })] }));
    expect(ids('cuir')).toContain('liberer-sauvage-invocation-majeur');
    expect(ids('cotte-de-mailles')).not.toContain('liberer-sauvage-invocation-majeur');
  });

  test('[HB-SCR-14] what is held goes with the next rest watch', () => {
    const { find } = play({ heroes: [reader({ held: { ...spell }, items: [], chance: 2 })] }, (g) => restWatch(g));
    expect(find('h1').hero!.held).toBeNull();
  });

  test('[HB-Q-24] studying teaches the form', () => {
    const learnt = (forms: 'all' | 'learnt') =>
      play({ heroes: [reader()], state: { gold: 100 }, variants: { forms } }, (g, f) =>
        study(g, f('h1'), f('h1').hero!.items[0]!),
      ).find('h1').hero!.forms;
    expect([learnt('all'), learnt('learnt')]).toEqual([[], ['invocation']]);
  });
});

describe('transcription', () => {
  const write = (power: Spell['power'], dice: readonly (readonly number[])[] = [], school: Spell['school'] = 'impie') =>
    play(
      { heroes: [reader({ items: [] })], state: { gold: 150 } },
      (g, f) => transcribe(g, f('h1'), { school, form: 'toucher', power }),
      { dice },
    );

  test('[HB-SCR-15] half the price, and the amplification at once', () => {
    const minor = write('mineur');
    expect(minor.state.gold).toBe(100);
    expect(minor.find('h1').now.end).toBe(9);
    expect(minor.find('h1').hero!.items).toMatchObject([
      { base: 'parchemin', holds: { school: 'impie', power: 'mineur' } },
    ]);
    const major = write('majeur', [[1, 5]]);
    expect(major.state.gold).toBe(0);
    expect(major.find('h1').now.end).toBe(8);
    expect(write('majeur', [[3, 5]]).find('h1').now.end).toBe(6);
    expect([minor.value, major.value]).toEqual([true, true]);
  });

  test('[HB-SCR-15] of one’s own school alone, and only what one can pay', () => {
    expect(write('mineur', [], 'ombres')).toMatchObject({ value: false, state: { gold: 150 } });
    expect(write('miraculeux')).toMatchObject({ value: false });
  });

  test('[HB-SCR-15] [HB-MAG-21] any form, Domination at the highest power alone', () => {
    const forms = (power: string, dice: readonly (readonly number[])[] = []) =>
      play(
        { heroes: [reader({ items: [], chance: 2 })], state: { gold: 500 }, scene: { tags: ['confiance'] } },
        (g) => restDay(g),
        { dice, decisions: [`transcrire-impie-${power}`, 'insufflation'] },
      );
    const minor = forms('mineur');
    expect(minor.asked[1]!.options.map(({ id }) => id)).toEqual([
      'toucher',
      'invocation',
      'deplacement',
      'insufflation',
    ]);
    expect(minor.find('h1').hero!.items).toMatchObject([{ holds: { form: 'insufflation', power: 'mineur' } }]);
    expect(forms('miraculeux', [[4, 5, 6]]).asked[1]!.options.map(({ id }) => id)).toContain('domination');
  });

  test('[HB-SCR-15] a day in a trusted place, instead of its benefits', () => {
    const ids = (tags: string[]) =>
      play({ heroes: [reader()], state: { gold: 150 }, scene: { tags } }, function* (g, find) {
        return transcribing.tasks(g, find('h1'));
      }).value;
    expect(ids([])).toEqual([]);
    expect(ids(['confiance']).map(({ id }) => id)).toEqual(['transcrire-impie-mineur', 'transcrire-impie-majeur']);
    expect(ids(['confiance'])[0]!.keepsBenefit).toBe(false);
  });
});
