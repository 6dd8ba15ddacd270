import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../../adaptor.ts';
import { capital, nameOf } from '../names.ts';
import { sheetWords } from './sheet-words.ts';

type Props = SceneProps<HBView, HBEvent> & { readonly seat: number | undefined };

/** HB-GM-10, HB-GM-19: what the MJ keeps to itself, and what it has shown to all. */
export function Notebook(props: Props) {
  const { view, words, lang, seat } = props;
  const said = sheetWords[lang];
  const isMaster = seat !== undefined && seat === view.master;
  const secrets = view.secrets.filter(({ shown }) => isMaster || shown);
  const unseen = isMaster ? view.table.hidden : [];
  if (secrets.length === 0 && unseen.length === 0) return null;
  return (
    <section class="in-play panel notebook">
      <h2>{said.secrets}</h2>
      <ul>
        {secrets.toReversed().map(({ id, text, roll, shown }) => (
          <li key={id}>
            {roll
              ? `${said.roll(nameOf(props, roll.being), words.term(roll.attribute, undefined), roll.value)}, ${said.kept(roll.kept, roll.value)}, ${roll.success ? said.success : said.failure}`
              : capital(words.term(text, undefined))}{' '}
            <span class="chip">{shown ? said.shown : said.forMaster}</span>
          </li>
        ))}
        {unseen.length > 0 && (
          <li>
            {said.unseen} <b>{unseen.map((id) => nameOf(props, id)).join(', ')}</b>
          </li>
        )}
      </ul>
    </section>
  );
}
