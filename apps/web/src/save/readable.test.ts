import { cinquanteEtages, createSystem, SHIPPED } from '@souterrain/cinquante-etages';
import { Game, type Pack, packHash, type SaveFile } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import type { Adaptor } from '../systems/adaptor.ts';
import type { Loader } from '../systems/registry.ts';
import { loadKept } from './readable.ts';

/** No more of a table than reading a game asks for. */
const table: Loader = async (carried = []) =>
  ({
    system: createSystem([...SHIPPED, ...carried]),
    packs: () => import('@souterrain/cinquante-etages/packs'),
  }) as unknown as Adaptor;
const load = (save: unknown) => loadKept(table, save as SaveFile);
const codeOf = async (save: unknown) => {
  const loaded = await load(save);
  return loaded.ok ? 'ok' : loaded.fault.code;
};

function saved(system = cinquanteEtages): SaveFile {
  const seats = [{ name: 'Aldric', choices: { classe: 'guerrier' } }];
  const started = Game.start(system, { seats, variants: {}, seed: 'lisible' });
  if (!started.ok) throw new Error(started.fault.code);
  return started.value.save();
}

test('a kept game is played through again', async () => {
  expect(await codeOf(saved())).toBe('ok');
});

test('whatever a damaged record holds is refused by name, without a throw', async () => {
  for (const odd of [undefined, null, 3, 'x', [], {}, { decisions: ['a'] }])
    expect(await codeOf(odd)).toBe('save-corrupt');
  for (const field of Object.keys(saved()))
    expect(await codeOf({ ...saved(), [field]: 7 }), field).toBe('save-corrupt');
  expect(await codeOf({ ...saved(), format: 'souterrain/9' })).toBe('save-newer');
  expect(await codeOf({ ...saved(), version: 'autre' })).toBe('save-version');
});

const SICKLE = { id: 'faucille', category: 'courte', rank: 1, damage: 3, price: 20, gender: 'f' } as const;

/** A pack of one's own, as a compiler writes it but for what is changed. */
function own(change: object = {}, about: object = {}): Pack {
  const pack = { id: 'serpes', version: '1.0.0', licence: 'CC0-1.0', attribution: { fr: 'Moi', en: 'Me' }, ...about };
  const weapons = { faucille: { ...SICKLE, name: { fr: 'faucille', en: 'sickle' }, ...change } };
  return { weapons, pack: { ...pack, hash: packHash({ weapons, pack }) } };
}

test('a game opens with the packs it carries, whoever has them', async () => {
  const save = saved(createSystem([...SHIPPED, own()]));
  expect(save.carried).toEqual([own()]);
  const loaded = await load(JSON.parse(JSON.stringify(save)));
  if (!loaded.ok) throw new Error(loaded.fault.code);
  const { adaptor, game } = loaded.value;
  expect(adaptor.system.carried).toEqual([own()]);
  expect(game.save().carried).toEqual([own()]);
  expect((await load(saved())).ok).toBe(true);
});

test('packs of a save that were altered, or that no pack could be, are refused before anything is played', async () => {
  const save = saved(createSystem([...SHIPPED, own()]));
  const faultWith = async (pack: Pack) => {
    const packs = save.packs.map((pin) => (pin.id === 'serpes' ? pack.pack : pin));
    const loaded = await load({ ...save, packs, carried: [pack] });
    return loaded.ok ? undefined : loaded.fault;
  };
  expect(await faultWith(own())).toBeUndefined();
  expect(await faultWith({ ...own({ damage: 99 }), pack: own().pack })).toEqual({
    code: 'save-pack',
    params: { pack: 'serpes', reason: 'altered' },
  });
  const misfits = [own({ damage: 'x' }), own({ id: 'serpe' }), own({ toString: 3 }), own({}, { licence: '' })];
  const faults = await Promise.all(misfits.map(faultWith));
  expect(faults.map((fault) => fault?.params.path)).toEqual([
    'weapons.faucille.damage',
    'weapons.faucille.id',
    'weapons.faucille',
    'pack',
  ]);
});
