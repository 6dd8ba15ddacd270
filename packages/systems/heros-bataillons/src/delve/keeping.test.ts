import { describe, expect, test } from 'vitest';
import { delving, room, roomScene } from '../../testing/delve.ts';
import { type GivenBeing, object, play } from '../../testing/index.ts';
import { aftermath } from './encounter.ts';
import { goBack, goHome } from './end.ts';
import { enterRoom, leaveRoom, openRoom } from './rooms.ts';
import { lay } from './treasure.ts';

describe('what the dungeon keeps', () => {
  test('[HB-SOLO-07] [HB-SOLO-19] only an empty room is quiet, only the last has no way on', () => {
    const opened = (content: number, length: number) => {
      const state = delving({ heroes: [{}] }, { rooms: [room()], length });
      play(state, (g) => openRoom(g), { dice: [2, 1, ...(length > 2 ? [content] : [])], cards: [['z1']] });
      const { quiet, scene } = state.delve!.rooms[1]!;
      return [quiet, scene.zones.map(({ exit }) => exit), scene.zones.some(({ lit }) => lit), scene.pressure];
    };
    expect(opened(1, 8)).toEqual([true, [true, true], false, false]);
    expect(opened(3, 8)).toEqual([false, [true, true], false, false]);
    expect(opened(0, 2)).toEqual([false, [true, false], false, false]);
  });

  test('[HB-SOLO-18] a room is found again as it was left', () => {
    const state = delving({ heroes: [{}] }, { rooms: [room()] });
    play(state, function* (g) {
      enterRoom(g, 1);
      lay(g, { base: 'corde' });
      lay(g, { base: 'corde' });
      leaveRoom(g);
    });
    const [left] = state.delve!.rooms;
    expect(left!.scene.zones.map(({ items }) => items.length)).toEqual([2, 0]);
    expect(new Set(left!.scene.zones[0]!.items.map(({ id }) => id)).size).toBe(2);
  });

  test('[HB-SOLO-18] [HB-SOLO-20] those who are fled from in a room that was not clear still guard it', () => {
    const behind = (cleared: boolean) => {
      const state = delving({ heroes: [{}], foes: [{}] }, { rooms: [room({ content: 4, cleared })] });
      play(state, function* (g) {
        g.emit({ type: 'foesLeftBehind', room: 1, foes: ['e1'], rules: ['HB-SOLO-19'] });
      });
      return state.delve!.rooms[0]!.content;
    };
    expect([behind(false), behind(true)]).toEqual([4, 0]);
  });

  test('[HB-SOLO-18] days away are counted from the day the group left', () => {
    const state = delving({ heroes: [{}] }, { rooms: [room()] });
    play(state, (g) => goHome(g));
    state.clock += 48 * 60;
    const { of } = play(state, (g) => goBack(g), { dice: [2, 2] });
    expect(of('roomRefilled')).toEqual([]);
    expect(state.delve!.leftOn).toBe(1);
  });

  test('[HB-BAT-11] [HB-MAG-37] [HB-GM-21] what was called and what was routed do not follow the group', () => {
    const foes: GivenBeing[] = [
      { side: 'heros', kind: 'invoque' },
      { side: 'heros', kind: 'bataillon', status: 'parti' },
      { side: 'heros', kind: 'bataillon' },
    ];
    const state = delving({ heroes: [{}], foes }, { rooms: [room(), room()] });
    play(state, function* (g) {
      leaveRoom(g);
    });
    expect(state.beings.map(({ id }) => id)).toEqual(['h1', 'e3']);
  });
});

describe('after a fight', () => {
  const after = (heroes: readonly GivenBeing[], foes: readonly GivenBeing[]) => {
    const state = delving({ heroes, foes }, { rooms: [room(), room({ scene: roomScene(2) })] });
    return play(state, function* (g) {
      return aftermath(g);
    });
  };

  test('[HB-MOV-05] [HB-SOLO-19] heroes who left come again, adversaries do not', () => {
    const { value, find } = after([{}, { status: 'parti', zone: null }], [{ status: 'parti', zone: null }]);
    expect([value, find('h2').status, find('e1').status]).toEqual(['libre', 'present', 'parti']);
    expect(find('h2').zone).toBe('z1');
  });

  test('[HB-SOLO-18] nobody stands: lost', () => {
    expect(after([{ status: 'coma' }], [{}]).value).toBe('perdu');
  });

  test('[HB-MAG-37] what an enemy had called holds no room', () => {
    expect(after([{}], [{ kind: 'invoque' }]).value).toBe('libre');
    expect(after([{}], [{}]).value).toBe('fuite');
  });

  test('[HB-SOLO-18] heroes in a coma are left behind, and they alone are lost', () => {
    const { of } = after([{}, { status: 'coma' }], [{}, { status: 'coma' }]);
    expect(of('heroAbandoned')).toMatchObject([{ being: 'h2' }]);
  });
});

describe('on the way home', () => {
  const goal = [object('objet-de-quete', 'sac')];

  test('[HB-SOLO-18] only heroes are carried, and only they survive', () => {
    const foes: GivenBeing[] = [{ side: 'heros', kind: 'bataillon' }, { status: 'coma' }];
    const { asked, of } = play(delving({ heroes: [{}], foes }), (g) => goHome(g));
    expect(asked).toEqual([]);
    expect(of('expeditionEnded')).toMatchObject([{ survivors: ['h1'] }]);
  });

  test('[HB-SOLO-18] the goal on a dead hero has not been brought out', () => {
    const heroes: GivenBeing[] = [{}, { status: 'mort', hero: { items: goal } }];
    expect(play(delving({ heroes }), (g) => goHome(g)).of('expeditionEnded')).toMatchObject([{ success: false }]);
  });
});
