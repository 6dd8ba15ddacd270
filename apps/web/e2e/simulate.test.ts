import { fileURLToPath } from 'node:url';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { simulate, tallyHash } from '@souterrain/lab';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { useSite, visit } from './visit.ts';

useSite();

const GAMES = 300;
const SEED = 'partout';

/** The simulation of the command, as one script that answers `simulated()`. */
async function script(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `
        import { cinquanteEtages as system } from '@souterrain/cinquante-etages';
        import { simulate, tallyHash } from '@souterrain/lab';
        const run = { system, games: ${GAMES}, seed: '${SEED}', bot: 'random' };
        globalThis.simulated = () => tallyHash(system, run.seed, simulate(run));`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    write: false,
  });
  return built.outputFiles[0]!.text;
}

test('the same seed gives the same hash in Node, in a page and in a worker of the browser', async () => {
  const run = { system: cinquanteEtages, games: GAMES, seed: SEED, bot: 'random' } as const;
  const here = tallyHash(cinquanteEtages, SEED, simulate(run));
  const code = await script();
  const page = await visit({ path: '/' });
  const inPage = await page.evaluate((source) => {
    // biome-ignore lint/security/noGlobalEval: the script under test is the one just built.
    globalThis.eval(source);
    return (globalThis as unknown as { simulated: () => string }).simulated();
  }, code);
  const inWorker = await page.evaluate(
    (source) =>
      new Promise<string>((resolve, reject) => {
        const blob = new Blob([source, ';postMessage(simulated())'], { type: 'text/javascript' });
        const worker = new Worker(URL.createObjectURL(blob));
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
    code,
  );
  expect({ inPage, inWorker }).toEqual({ inPage: here, inWorker: here });
});
