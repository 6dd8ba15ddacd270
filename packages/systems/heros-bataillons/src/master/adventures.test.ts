import { describe, expect, test } from 'vitest';
import { command, idsAsked } from '../../testing/index.ts';
import { linksBetween } from '../scene/zones.ts';
import { herosBataillons } from '../system.ts';
import { STAKES } from './stakes.ts';

const written = Object.values(herosBataillons.content.adventures).flatMap(({ id, scenes }) =>
  scenes.map((scene) => ({ adventure: id, scene })),
);
const open = (adventure: string, id: string) =>
  command(
    { heroes: [{ zone: null }], state: { scene: null } },
    { decisions: ['ouvrir-une-scene', `aventure-${adventure}`, `scene-${id}`, 'valider'] },
  ).state;

describe('the adventures', () => {
  test('are two, of scenes found by their id', () => {
    expect(Object.keys(herosBataillons.content.adventures)).toHaveLength(2);
    expect(new Set(written.map(({ scene }) => scene.id)).size).toBe(written.length);
    expect(written.find(({ scene }) => scene.id === 'clocher')?.scene.title).toEqual({
      fr: 'Le clocher',
      en: 'The bell tower',
    });
  });

  test.each(written)(
    '[HB-GM-21] [HB-GM-10] $scene.id opens as written, with everybody in reach of everybody',
    ({ adventure, scene }) => {
      let state = open(adventure, scene.id);
      expect(state.scene).toMatchObject({ title: scene.id, place: scene.place });
      expect([...state.scene!.tags].sort()).toEqual([...scene.tags].sort());
      expect(state.scene!.zones.map(({ id }) => id)).toEqual(scene.zones.map(({ id }) => id));
      const [first] = scene.zones;
      expect(state.beings[0]!.zone).toBe(first?.id ?? null);
      for (const [index, { creature, count, zone, hidden = false }] of scene.adversaries.entries()) {
        expect(creature in herosBataillons.content.creatures).toBe(true);
        expect(linksBetween(state.scene!, first!.id, zone)).toBeLessThan(9);
        const { state: after, of } = command(state, {
          decisions: ['faire-paraitre', `prevus-${index + 1}`, 'valider'],
        });
        expect(of('foesBrought')).toMatchObject([{ zone, hidden }]);
        expect(of('beingAdded')).toHaveLength(count);
        state = after;
      }
      for (const { stake } of scene.presets) expect(stake in STAKES).toBe(true);
      for (const { item } of scene.treasures)
        if (item !== undefined) expect(item in herosBataillons.content.items).toBe(true);
    },
  );

  test('[HB-GM-13] a place that is written trusted may not be, and keeps the rest', () => {
    const [adventure, id] = ['le-moulin-sans-meunier', 'auberge-d-aubemare'];
    const decisions = ['ouvrir-une-scene', `aventure-${adventure}`, `scene-${id}`, 'confiance-non', 'valider'];
    expect(command({ state: { scene: null } }, { decisions }).state.scene!.tags).toEqual(['marche']);
  });

  test('[HB-GM-02] [HB-GM-15] [HB-GM-19] their tests, treasures and notes are offered first', () => {
    const state = open('le-moulin-sans-meunier', 'salle-des-meules');
    const tested = command(structuredClone(state), {
      decisions: ['appeler-un-test', 'arreter-les-meules', 'valider'],
      dice: [15, 2],
    });
    expect(tested.of('checkCalled')).toMatchObject([
      { goal: 'arreter-les-meules', attribute: 'for', stake: 'ecrasement' },
    ]);
    expect(tested.find('h1').now.end).toBe(2);
    const paid = command(structuredClone(state), { decisions: ['recompenser', 'tresor-caisse-du-chef'] });
    expect(paid.state.gold).toBe(60);
    const given = command(structuredClone(state), { decisions: ['recompenser', 'tresor-remede-vole', 'h1'] });
    expect(given.find('h1').hero!.items).toMatchObject([{ base: 'potion', holds: { detail: 'soin' } }]);
    const noted = command(state, { decisions: ['note-secrete', 'pourquoi-ils-meulent'] });
    expect(idsAsked(noted.asked, 'note')[0]).toBe('pourquoi-ils-meulent');
  });
});
