import { attentionDonjon, exportSheet, importSheet } from '@souterrain/attention-donjon';
import {
  attentionDonjon2,
  exportSheet as exportSecond,
  importSheet as importSecond,
} from '@souterrain/attention-donjon-2';
import { exportHero, herosBataillons, importHero } from '@souterrain/heros-bataillons';
import type { System } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../systems/registry.ts';
import { type Bench, benchOf } from './bench.ts';
import { creationGame, creationSetup } from './workshop.ts';

const creationOf = async (system: string) => (await manifestOf(system)!.workshop!()).creation!;

async function begin(played: unknown, seed: string, asked: Readonly<Record<string, string>> = {}): Promise<Bench> {
  const system = played as System;
  const setup = creationSetup('Bérénice', await creationOf(system.id), asked);
  return benchOf(creationGame(system), { ...setup, seed })!;
}

/** Answers with the option of a rank that changes from question to question. */
function finish(bench: Bench, turn: number): void {
  for (let i = 0; !bench.isOver(); i++) {
    const { options } = bench.decision()!;
    bench.answer([options[(i * turn) % options.length]!]);
    if (i > 100) throw new Error('creation does not end');
  }
}

const SYSTEMS = [
  ['attention-donjon', attentionDonjon, (view: never) => importSheet(attentionDonjon, exportSheet(view, 0))],
  ['attention-donjon-2', attentionDonjon2, (view: never) => importSecond(attentionDonjon2, exportSecond(view, 0))],
  [
    'heros-bataillons',
    herosBataillons,
    (view: never) =>
      importHero(herosBataillons, exportHero({ state: view, content: herosBataillons.content }, 0) ?? ''),
  ],
] as const;

describe.each(SYSTEMS)('%s', (_, system, read) => {
  test('creation alone ends with a hero that its rules accept', async () => {
    for (const turn of [0, 1, 3, 7]) {
      const bench = await begin(system, `graine-${turn}`);
      finish(bench, turn);
      const made = read(bench.view() as never);
      expect(made).toMatchObject({ ok: true, sheet: { name: 'Bérénice' } });
      expect(bench.decision()).toBeUndefined();
    }
  });

  test('a choice is taken back while nothing was rolled or drawn since', async () => {
    const bench = await begin(system, 'retour');
    const asked = bench.decision()!.id;
    expect(bench.back()).toBeUndefined();
    bench.answer([bench.decision()!.options.at(-1)!]);
    expect(bench.taken.value).toHaveLength(1);
    bench.back()!();
    expect(bench.taken.value).toHaveLength(0);
    expect(bench.decision()!.id).toBe(asked);
  });
});

describe.each(SYSTEMS)('%s, left midway', (_, system) => {
  const creation = creationGame(system as unknown as System);
  const setupOf = async () => ({ ...creationSetup('Bérénice', await creationOf(system.id), {}), seed: 'reprise' });
  const idsOf = (bench: Bench) => bench.taken.value.map(({ picks }) => picks.map(({ id }) => id));

  test('the same answers lead to the same question, and on to the same hero', async () => {
    const setup = await setupOf();
    const bench = benchOf(creation, setup)!;
    for (let i = 0; i < 3; i++) bench.answer([bench.decision()!.options.at(-1)!]);
    const again = benchOf(creation, setup, idsOf(bench))!;
    expect(idsOf(again)).toEqual(idsOf(bench));
    expect(again.decision()!.options.map(({ id }) => id)).toEqual(bench.decision()!.options.map(({ id }) => id));
    finish(bench, 1);
    finish(again, 1);
    expect(again.view()).toEqual(bench.view());
  });

  test('an answer that is no longer offered stops there', async () => {
    const setup = await setupOf();
    const bench = benchOf(creation, setup)!;
    const first = bench.decision()!.options[0]!.id;
    const again = benchOf(creation, setup, [[first], ['rien-de-tel'], [first]])!;
    expect(idsOf(again)).toEqual([[first]]);
  });
});

test('[HB-CRE-02] attributes may be rolled instead', async () => {
  const bench = await begin(herosBataillons, 'des', { attributs: 'des' });
  finish(bench, 1);
  expect(
    importHero(herosBataillons, exportHero({ state: bench.view() as never, content: herosBataillons.content }, 0) ?? '')
      .ok,
  ).toBe(true);
});

test('towns are where the rules have one, and heroes are made where they are not one choice', async () => {
  const has = async (system: string) => {
    const { town, creation } = await manifestOf(system)!.workshop!();
    return { town: town !== undefined, creation: creation !== undefined };
  };
  expect(await has('attention-donjon')).toEqual({ town: true, creation: true });
  expect(await has('attention-donjon-2')).toEqual({ town: true, creation: true });
  expect(await has('heros-bataillons')).toEqual({ town: false, creation: true });
  expect(await has('cinquante-etages')).toEqual({ town: false, creation: false });
});
