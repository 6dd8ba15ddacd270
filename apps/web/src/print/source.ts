import type { SystemId } from '@souterrain/catalog';
import { type Game, type SeatSetup, worldOf } from '@souterrain/kernel';
import { findKept } from '../save/kept-game.ts';
import { heroes, type KeptHero } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import { readySeats } from '../systems/ready-seats.ts';
import { loaderOf } from '../systems/registry.ts';
import { onTable } from '../table/opening.ts';
import { language, words } from '../words/language.ts';
import type { PrintAddress } from './address.ts';

/** What is put on paper: a view of a game, real or made for the occasion. */
export interface Printable {
  readonly adaptor: Adaptor;
  readonly system: SystemId;
  readonly view: unknown;
  readonly names: readonly string[];
  /** True for a game that is being played. */
  readonly played: boolean;
}

export async function openSource(at: PrintAddress): Promise<Printable | { readonly problem: string } | undefined> {
  if (at.game !== undefined) return openGame(at.game);
  if (at.hero !== undefined) {
    const kept = await heroes.read(at.hero).catch(() => undefined);
    return kept && sourceOfHero(kept);
  }
  if (at.system === undefined) return undefined;
  const adaptor = await loaderOf(at.system)?.();
  if (!adaptor) return { problem: words.value.table.unknownSystem(at.system) };
  return sourceOf(adaptor, await seatsFor(adaptor, at));
}

/** The game that this tab plays, or the kept one, read without taking it from the tab that does. */
async function openGame(id: string): Promise<Printable | { readonly problem: string }> {
  const sitting = onTable(id);
  if (sitting) return played(sitting.adaptor, sitting.scene.value.view, sitting.names);
  const found = await findKept(id);
  if ('problem' in found) return found;
  const { adaptor, kept, loaded } = found;
  return played(adaptor, seenBy(loaded.game), kept.names);
}

const played = (adaptor: Adaptor, view: unknown, names: readonly string[]): Printable => ({
  adaptor,
  system: adaptor.system.id as SystemId,
  view,
  names,
  played: true,
});

/** What whoever is asked sees, without what it alone may see. */
function seenBy(game: Game): unknown {
  const seat = game.open[0]?.seat ?? 0;
  return game.view(game.isPrivate(seat) ? undefined : seat);
}

/** A hero kept on this device, seated alone. */
export async function sourceOfHero({
  system,
  name,
  sheet,
}: Pick<KeptHero, 'system' | 'name' | 'sheet'>): Promise<Printable | undefined> {
  const adaptor = await loaderOf(system)?.();
  if (!adaptor?.heroes) return undefined;
  return sourceOf(adaptor, [{ name, choices: { [adaptor.heroes.choice]: sheet } }]);
}

/** All those who are ready to play, under their own names where they have one; or one of a class and a name. */
async function seatsFor(adaptor: Adaptor, { choice, name }: PrintAddress): Promise<readonly SeatSetup[]> {
  const { id, values } = adaptor.system.choices[0]!;
  const names = words.value.heroNames;
  if (choice !== undefined && values.includes(choice))
    return [{ name: name ?? names[0] ?? '', choices: { [id]: choice } }];
  // A class is nobody yet.
  const said = adaptor.heroes && (await adaptor.words(language.value));
  return readySeats(
    adaptor,
    adaptor.ready.map((who, i) => said?.choice(id, who).label ?? names[i] ?? ''),
  );
}

function sourceOf(adaptor: Adaptor, seats: readonly SeatSetup[]): Printable {
  const { system } = adaptor;
  const view = system.view(worldOf(system, system.setup({ seats, variants: {} })), 0);
  return { adaptor, system: system.id as SystemId, view, names: seats.map(({ name }) => name), played: false };
}
