import { useSignal } from '@preact/signals';
import type { SystemId } from '@souterrain/catalog';
import { keptHeroes, readShelf } from '../home/shelf.ts';
import { keepHero } from '../save/heroes.ts';
import { loaderOf, systems } from '../systems/registry.ts';
import { language, words } from '../words/language.ts';
import { heroesWords } from './heroes-words.ts';
import { sheetText } from './sheet-text.ts';

interface Report {
  readonly text: string;
  readonly bad: boolean;
  readonly issues?: readonly string[];
}

/** Takes the sheet of a hero in, whichever system it is of; every issue of one that is refused is said. */
export function ImportHero() {
  const report = useSignal<Report | undefined>(undefined);
  const w = heroesWords[language.value];
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    report.value = undefined;
    report.value = await importHero(file);
    input.value = '';
    await readShelf();
  };
  return (
    <>
      <label class="btn file">
        {w.importHero}
        <input class="sr" type="file" accept=".json,application/json" onChange={(e) => take(e.currentTarget)} />
      </label>
      {report.value && (
        <div class={report.value.bad ? 'notice' : 'muted'} role={report.value.bad ? 'alert' : 'status'}>
          <p>{report.value.text}</p>
          <ul>
            {report.value.issues?.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

async function importHero(file: File): Promise<Report> {
  const lang = language.value;
  const w = heroesWords[lang];
  const sheet = await sheetText(file);
  const system = systemOf(sheet);
  const { heroes } = (await loaderOf(system)?.()) ?? {};
  const read = await heroes?.read(sheet, lang);
  if (!read || 'issues' in read) return { text: w.refused(file.name), bad: true, issues: read?.issues ?? [] };
  if (keptHeroes.value.some((kept) => kept.system === system && kept.sheet === sheet))
    return { text: w.already, bad: false };
  const keeping = await keepHero({ system, name: read.name, sheet });
  return keeping === 'kept'
    ? { text: w.imported(read.name), bad: false }
    : { text: words.value.heroes[keeping], bad: true };
}

/** The format of a sheet starts with the id of its system; what says nothing is read as the first one, which says why not. */
function systemOf(sheet: string): SystemId {
  const written = /"format":\s*"([\w-]+)\//.exec(sheet)?.[1];
  return systems.find(({ id }) => id === written)?.id ?? 'attention-donjon';
}
