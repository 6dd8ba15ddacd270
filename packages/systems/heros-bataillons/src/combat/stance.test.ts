import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, inFight, object } from '../../testing/index.ts';
import type { Zone } from '../pieces.ts';
import type { Combat } from '../state.ts';
import { herosBataillons } from '../system.ts';
import { stanceOf } from './stance.ts';
import { weaponSetsOf } from './weapons.ts';

const zone = (id: string, more: Partial<Zone> = {}): Zone => ({
  id,
  exit: false,
  lit: true,
  positions: [
    { id: 'estrade', tag: 'hauteur' },
    { id: 'pilier', tag: 'couvert' },
  ],
  features: [],
  items: [],
  ...more,
});
const zones = [zone('a'), zone('b')];
const links = [{ from: 'a', to: 'b', open: true }];
const bow = (more: GivenBeing = {}): GivenBeing => ({ hero: { items: [object('arc')] }, ...more });

/** How `h1` would attack `e1`. */
function stance(given: Given, combat: Partial<Combat> = {}) {
  const state = inFight({ scene: { zones, links }, ...given }, combat);
  const attacker = state.beings.find(({ id }) => id === 'h1')!;
  const target = state.beings.find(({ id }) => id === 'e1')!;
  const { favours, difficulties, kind } = stanceOf(state, {
    attacker,
    target,
    set: weaponSetsOf(herosBataillons, attacker)[0]!,
    explosive: false,
  });
  return { kind, favours: favours.map(({ label }) => label), difficulties: difficulties.map(({ label }) => label) };
}
const mark = (id: string) => ({ id, until: { in: 'scene' } }) as const;

describe('positions without an MJ', () => {
  test('[HB-SOLO-01] height, ambush, a climb and élan are favours', () => {
    const target = foe({}, { zone: 'b' });
    expect(stance({ heroes: [bow({ position: 'estrade' })], foes: [target] })).toMatchObject({ favours: ['hauteur'] });
    expect(stance({ heroes: [bow({ position: 'estrade' })], foes: [{ ...target, position: 'estrade' }] }).kind).toBe(
      'normale',
    );
    expect(stance({ heroes: [bow({ marks: [mark('elan')] })], foes: [target] }).favours).toEqual(['elan']);
    const climber = { marks: [{ ...mark('grimpe'), by: 'e1' }] };
    expect(stance({ heroes: [climber], foes: [foe()] }).favours).toEqual(['grimpe']);
  });

  test('[HB-INI-06] [HB-SOLO-01] in an ambush those who have not acted are struck with favour, in the first round alone', () => {
    const given: Given = { heroes: [{}], foes: [foe()] };
    const ambush = { initiative: 'embuscade', played: [] } as const;
    expect(stance(given, { ...ambush, played: [] })).toMatchObject({ kind: 'amelioree', favours: ['embuscade'] });
    expect(stance(given, { ...ambush, played: [], round: 2 }).kind).toBe('normale');
    expect(stance(given, { ...ambush, played: ['e1'] }).kind).toBe('normale');
  });

  test('[HB-SOLO-02] [HB-MOV-04] cover, darkness, a hold by another, the ground, Entrave and revers are difficulties', () => {
    const covered = foe({}, { zone: 'b', position: 'pilier' });
    expect(stance({ heroes: [bow()], foes: [covered] }).difficulties).toEqual(['couvert']);
    expect(stance({ heroes: [bow({ position: 'estrade' })], foes: [covered] }).kind).toBe('normale');
    // Cover is no use against a blade, and adversaries see in the dark.
    expect(stance({ heroes: [{}], foes: [foe({}, { position: 'pilier' })] }).difficulties).toEqual([]);
    const dark = { zones: [zone('a', { lit: false }), zone('b')], links };
    expect(stance({ heroes: [{ kind: 'adversaire' }], foes: [foe()], scene: dark }).difficulties).toEqual([]);
    expect(stance({ heroes: [{}], foes: [foe()], scene: dark }).difficulties).toEqual(['obscurite']);
    const torch = { hero: { items: [object('torches')] } };
    expect(stance({ heroes: [torch], foes: [foe()], scene: dark }).difficulties).toEqual([]);
    const farLit = { zones: [zone('a', { lit: false }), zone('b')], links };
    const beyond = foe({}, { zone: 'b' });
    expect(stance({ heroes: [bow()], foes: [beyond], scene: farLit }).difficulties).toEqual([]);
    const farDark = { zones: [zone('a'), zone('b', { lit: false })], links };
    expect(stance({ heroes: [bow()], foes: [beyond], scene: farDark }).difficulties).toEqual(['obscurite']);
    const held = { marks: [{ ...mark('empoigne'), by: 'e2' }] };
    expect(stance({ heroes: [held], foes: [foe(), foe()] }).difficulties).toEqual(['empoigne']);
    expect(stance({ heroes: [{ marks: [{ ...mark('empoigne'), by: 'e1' }] }], foes: [foe()] }).difficulties).toEqual(
      [],
    );
    const worst = { marks: [mark('au-sol'), mark('entrave-arme'), mark('revers')] };
    expect(stance({ heroes: [worst], foes: [foe()] }).difficulties).toEqual(['au-sol', 'entrave-arme', 'revers']);
  });

  test('[HB-SOLO-02] a torch lights the zone of its bearer and the near ones, no farther', () => {
    const dark = {
      zones: [zone('a'), zone('b', { lit: false }), zone('c', { lit: false })],
      links: [...links, { from: 'b', to: 'c', open: true }],
    };
    const torch = { hero: { items: [object('torches')] } };
    const shot = (at: string, bearer: GivenBeing) =>
      stance({ heroes: [bow(), bearer], foes: [foe({}, { zone: at })], scene: dark }).difficulties;
    expect(shot('b', torch)).toEqual([]);
    expect(shot('c', torch)).toEqual(['obscurite']);
    expect(shot('c', { ...torch, zone: 'b' })).toEqual([]);
    expect(shot('b', { ...torch, status: 'parti' })).toEqual(['obscurite']);
  });

  test('[HB-SOLO-02] [HB-ALC-13] an invisible target is one difficulty, which élan cancels', () => {
    const unseen = foe({}, { marks: [mark('invisible')] });
    expect(stance({ heroes: [{}], foes: [unseen] })).toMatchObject({ kind: 'diminuee', difficulties: ['invisible'] });
    expect(stance({ heroes: [{ marks: [mark('elan')] }], foes: [unseen] }).kind).toBe('normale');
  });

  test('[HB-GM-18] with an MJ the ground grants nothing by itself', () => {
    const given: Given = {
      heroes: [bow({ position: 'estrade' })],
      foes: [foe({}, { zone: 'b' })],
      state: { master: 3 },
    };
    expect(stance(given).favours).toEqual([]);
    const covered = { ...given, heroes: [bow()], foes: [foe({}, { zone: 'b', position: 'pilier' })] };
    expect(stance(covered).difficulties).toEqual([]);
    expect(stance({ ...given, heroes: [bow({ marks: [mark('faveur')] })] }).favours).toEqual(['faveur']);
  });

  test('[HB-HERO-02] Frappe sournoise: who has not acted, lies or is held', () => {
    const sly = { hero: { abilities: ['frappe-sournoise'] } };
    expect(stance({ heroes: [sly], foes: [foe()] }, { played: [] }).favours).toEqual(['frappe-sournoise']);
    expect(stance({ heroes: [sly], foes: [foe({}, { marks: [mark('au-sol')] })] }).favours).toHaveLength(1);
    const held = foe({}, { marks: [{ ...mark('empoigne'), by: 'h2' }] });
    expect(stance({ heroes: [sly, {}], foes: [held] }).favours).toHaveLength(1);
    expect(stance({ heroes: [sly], foes: [foe()] }).favours).toEqual([]);
  });

  test('[HB-MAG-40] an infused weapon improves, and infused clothes shelter', () => {
    expect(stance({ heroes: [bow({ marks: [mark('insuffle-arc')] })], foes: [foe({}, { zone: 'b' })] }).kind).toBe(
      'amelioree',
    );
    expect(stance({ heroes: [{}], foes: [foe({}, { marks: [mark('tenue-insufflee')] })] }).kind).toBe('diminuee');
  });
});
