// `npm start`: builds what is missing or older than its sources, then serves the web app and prints its address.
import { buildCli, buildWeb, cliIsStale, webIsStale } from './build.mjs';

if (cliIsStale()) await buildCli();
const { start } = await import('../apps/cli/dist/start.js');
process.exitCode = await start({ argv: process.argv.slice(2), env: process.env, webIsStale, buildWeb });
