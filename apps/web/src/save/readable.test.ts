import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { Game, type SaveFile } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import type { Adaptor } from '../systems/adaptor.ts';
import { loadKept } from './readable.ts';

const adaptor = { system: cinquanteEtages } as unknown as Adaptor;
const load = (save: unknown) => loadKept(adaptor, save as SaveFile);
const codeOf = async (save: unknown) => {
  const loaded = await load(save);
  return loaded.ok ? 'ok' : loaded.fault.code;
};

function saved(): SaveFile {
  const seats = [{ name: 'Aldric', choices: { classe: 'guerrier' } }];
  const started = Game.start(cinquanteEtages, { seats, variants: {}, seed: 'lisible' });
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
