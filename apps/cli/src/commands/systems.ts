import type { Context } from '../context.ts';
import type { Status } from '../failure.ts';
import { playable, SYSTEMS } from '../systems.ts';

export async function systems({ json }: { json?: boolean }, context: Context): Promise<Status> {
  const { words, colours, lang } = context;
  const list = await Promise.all(
    SYSTEMS.map(async (manifest) => {
      const { id, title } = manifest;
      const { system, words: said } = await playable(manifest, []);
      const pitch = { fr: said.fr.pitch, en: said.en.pitch };
      const { version, seats } = system;
      return { id, title, status: 'playable', version, seats, pitch } as const;
    }),
  );
  if (json) {
    context.json(list);
    return 0;
  }
  const wide = Math.max(...list.map(({ id }) => id.length));
  for (const one of list) {
    const { min, max } = one.seats;
    context.print(`${colours.bold(one.id.padEnd(wide))}  ${one.title} (${words.playable(min, max)})`);
    context.print(`${' '.repeat(wide)}  ${one.pitch[lang]}`);
  }
  return 0;
}
