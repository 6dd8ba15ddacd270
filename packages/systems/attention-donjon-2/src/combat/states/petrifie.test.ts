import { canSpend, openTurns } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { offered, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, play } from '../../../testing/index.ts';
import { alone, impose } from '../../../testing/jets.ts';

const TYPES = ['standard', 'bonus', 'mouvement', 'complexe'] as const;

/** What a hero freed at the start of its turn may spend. */
const freed = (hero: GivenHero, dice: readonly number[]) =>
  play(
    alone({ ...hero, marks: ['petrifie', ...(hero.marks ?? [])] }, { state: { turn: turnOf('h1') } }),
    function* (g, find) {
      yield* openTurns(g, [find('h1')], null);
      return TYPES.filter((type) => canSpend(g, find('h1'), type));
    },
    { dice: [dice] },
  );

test('[AD2-ETAT-08][AD2-XIMP-02] one die exactly: what adds dice changes nothing', () => {
  const ran = impose(alone({ marks: ['petrifie'], talents: ['debrouillard'] }), 'Savoir/Arcane 5 (Dommages 3/-)', {
    dice: [4],
    decisions: ['debrouillard'],
  });
  expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 1, added: 0 }]);
  // Dommages 3, Armure 2.
  expect(ran.lost).toBe(1);
});

describe('freed, with one Action left', () => {
  test('[AD2-ETAT-08] of any type but complexe; the one that is gone was none of them', () => {
    const ran = freed({}, [5, 1]);
    expect(ran.value).toEqual(['standard', 'bonus', 'mouvement']);
    expect(ran.of('actionSpent')).toEqual([
      { type: 'actionSpent', figure: 'h1', action: 'libre', left: 1, rules: ['AD2-ETAT-08'] },
    ]);
    expect(ran.state.turn).toMatchObject({ actions: 1, standard: false, bonus: false, movements: 0 });
  });

  test('[AD2-ETAT-07][AD2-ETAT-08] Sonné leaves it that Action', () => {
    expect(freed({ marks: ['sonne'] }, [5]).value).toEqual(['standard', 'bonus', 'mouvement']);
  });

  test('[AD2-ETAT-08][AD2-ETAT-10] À terre, it may stand up with it', () => {
    expect(freed({ marks: ['a-terre'] }, [5, 1]).value).toEqual(['bonus', 'mouvement']);
    const up = alone({ marks: ['a-terre'] }, { state: { turn: turnOf('h1', { actions: 1 }) } });
    expect(offered(up, 'se-relever')).toEqual(['se-relever']);
  });

  test('[AD2-ETAT-08][AD2-ETAT-19] Côtes cassées: it has moved no more than it has struck', () => {
    expect(freed({ wounds: [{ id: 'cotes-cassees' }] }, [5, 1]).value).toEqual(['standard', 'bonus', 'mouvement']);
  });

  test('[AD2-ETAT-08][AD2-XCRO-10] nor has a Croisé who would dig in', () => {
    const hero = { items: ['epee', 'bouclier-de-bois'], talents: ['citadelle'] };
    const ran = freed(hero, [5, 1]);
    expect(offered({ heroes: [{ heroisme: 0, ...hero }], state: { turn: ran.state.turn } }, 'citadelle')).toEqual([
      'citadelle',
    ]);
  });
});
