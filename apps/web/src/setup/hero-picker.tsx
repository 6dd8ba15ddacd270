import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sheetText } from '../heroes/sheet-text.ts';
import { keptHeroes, readShelf } from '../home/shelf.ts';
import { keepHero } from '../save/heroes.ts';
import type { KeptHero } from '../save/store.ts';
import type { Adaptor, Heroes } from '../systems/adaptor.ts';
import { language, words } from '../words/language.ts';
import type { Drafting } from './draft.ts';

interface HeroPickerProps {
  readonly adaptor: Adaptor;
  readonly heroes: Heroes;
  readonly drafting: Drafting;
  readonly index: number;
}

type Message = { readonly text: string; readonly issues?: readonly string[] };
/** A sheet that was just read and could not be kept still plays. */
type Sheet = Pick<KeptHero, 'name' | 'sheet'>;

/** A hero kept on this device, or read from a file, instead of a ready-made one. */
export function HeroPicker({ adaptor, heroes, drafting, index }: HeroPickerProps) {
  const message = useSignal<Message | undefined>(undefined);
  const read = useSignal<Sheet | undefined>(undefined);
  useEffect(() => {
    void readShelf().then(() => {
      // The first seat is for the hero that the address names.
      const called =
        index === 0 && keptHeroes.value.find(({ id, system }) => id === asked() && system === adaptor.system.id);
      if (called) drafting.enlist(0, { choice: heroes.choice, name: called.name, sheet: called.sheet });
    });
  }, []);
  const w = words.value.heroes;
  const { seats } = drafting.draft.value;
  const chosen = seats[index]?.choices[heroes.choice] ?? '';
  const kept: Sheet[] = keptHeroes.value.filter(({ system }) => system === adaptor.system.id);
  const { value: fresh } = read;
  if (fresh && !kept.some(({ sheet }) => sheet === fresh.sheet)) kept.unshift(fresh);
  const isTaken = (sheet: string) => seats.some((seat, i) => i !== index && seat.choices[heroes.choice] === sheet);

  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const sheet = await sheetText(file);
    const result = await heroes.read(sheet, language.value);
    input.value = '';
    if ('issues' in result) {
      message.value = { text: w.refused(file.name), issues: result.issues };
      return;
    }
    const { name } = result;
    read.value = { name, sheet };
    drafting.enlist(index, { choice: heroes.choice, name, sheet });
    const isHere = kept.some((hero) => hero.sheet === sheet);
    const keeping = isHere ? 'kept' : await keepHero({ system: adaptor.system.id as KeptHero['system'], name, sheet });
    message.value = keeping === 'kept' ? undefined : { text: w[keeping] };
    await readShelf();
  };

  return (
    <div class="picker">
      <label class="field">
        <span>{w.choose}</span>
        <select
          value={chosen}
          data-heroes="choose"
          onChange={({ currentTarget: { value: sheet } }) => {
            const name = kept.find((hero) => hero.sheet === sheet)?.name;
            drafting.enlist(index, { choice: heroes.choice, name, sheet });
          }}
        >
          <option value="">{w.none}</option>
          {kept.map(({ name, sheet }) => (
            <option key={sheet} value={sheet} disabled={isTaken(sheet)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="btn file">
        {w.importFile}
        <input class="sr" type="file" accept=".json,application/json" onChange={(e) => take(e.currentTarget)} />
      </label>
      {message.value && (
        <div class="notice" role="alert">
          <p>{message.value.text}</p>
          <ul>
            {message.value.issues?.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const asked = (): string | null => new URLSearchParams(location.search).get('hero');
