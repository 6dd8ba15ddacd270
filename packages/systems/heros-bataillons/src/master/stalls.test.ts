import { expect, test } from 'vitest';
import { command, idsAsked } from '../../testing/index.ts';
import { herosBataillons } from '../system.ts';

const [adventure, scene] = Object.values(herosBataillons.content.adventures).flatMap(({ id, scenes }) =>
  scenes.flatMap((one) => (one.treasures.some(({ holds }) => holds?.power) ? [[id, one] as const] : [])),
)[0]!;

test('[HB-SCR-03] [HB-GM-15] a stall of curiosities has the magic of the scene besides two scrolls', () => {
  const { state } = command(
    { heroes: [{ zone: null }], state: { scene: null, gold: 50_000 } },
    { decisions: ['ouvrir-une-scene', `aventure-${adventure}`, `scene-${scene.id}`, 'valider'] },
  );
  const sold = (stall: string) =>
    idsAsked(command(structuredClone(state), { decisions: ['ouvrir-un-marche', stall, 'terminer'] }).asked, 'marche');
  const magic = scene.treasures.filter(({ holds }) => holds?.power).map(({ item }) => item!);
  const more = sold('curiosites').filter((id) => !sold('parchemins').includes(id));
  for (const base of magic) expect(more.some((id) => id.startsWith(`acheter-${base}-`))).toBe(true);
});
