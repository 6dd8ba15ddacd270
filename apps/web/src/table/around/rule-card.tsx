import { useSignal } from '@preact/signals';
import type { RuleText } from '@souterrain/catalog';
import type { RuleRef } from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import { useEffect } from 'preact/hooks';
import { Coded } from '../../page/coded.tsx';
import { manifestOf } from '../../systems/registry.ts';
import { language, words } from '../../words/language.ts';
import { RuleLink } from './rule-link.tsx';

/** One rule with its id, in the reader's language and then in the other. */
export function RuleCard({ rule, system }: { readonly rule: RuleRef; readonly system: string }) {
  const text = useSignal<RuleText | undefined>(undefined);
  useEffect(() => {
    manifestOf(system)!
      .book()
      .then(({ texts }) => {
        text.value = texts[rule];
      });
  }, [rule]);
  const own = language.value;
  const other = LANGS.find((lang) => lang !== own)!;
  const ruling = text.value?.ruling;
  return (
    <div class="rule">
      <p>
        <RuleLink rule={rule} /> {text.value && <b>{text.value.title[own]}.</b>}{' '}
        <Coded text={text.value?.rule[own] ?? ''} />
        <em lang={other}>
          <Coded text={text.value?.rule[other] ?? ''} />
        </em>
      </p>
      {ruling && (
        <p>
          <i>{words.value.table.ruling}</i> <Coded text={ruling[own]} />
          <em lang={other}>
            <Coded text={ruling[other]} />
          </em>
        </p>
      )}
    </div>
  );
}
