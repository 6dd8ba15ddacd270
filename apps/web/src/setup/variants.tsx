import { useSignal } from '@preact/signals';
import type { RuleText } from '@souterrain/catalog';
import type { Variant } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Adaptor } from '../systems/adaptor.ts';
import { manifestOf } from '../systems/registry.ts';
import { language, words } from '../words/language.ts';
import type { Drafting } from './draft.ts';

interface VariantsProps {
  readonly adaptor: Adaptor;
  readonly said: SystemWords;
  readonly drafting: Drafting;
}

type Texts = Readonly<Record<string, RuleText>>;

/** Every point the rules leave open, with the reading that is played unless another is chosen. */
export function Variants({ adaptor, said, drafting }: VariantsProps) {
  const texts = useSignal<Texts>({});
  const w = words.value.setup;
  const chosen = drafting.draft.value.variants;
  const readings = adaptor.system.variants.filter((v) => !v.game);
  const changed = readings.filter(({ id }) => id in chosen).length;
  const fetchTexts = async () => {
    texts.value = (await manifestOf(adaptor.system.id)!.book()).texts;
  };
  return (
    <details class="panel variants" onToggle={fetchTexts}>
      <summary>
        <h2 class="title">{w.variants}</h2>
        <span class="chip">{w.changed(changed)}</span>
      </summary>
      <p class="muted">{w.variantsHint}</p>
      <ul>
        {readings.map((variant) => (
          <VariantField
            key={variant.id}
            variant={variant}
            value={chosen[variant.id] ?? variant.values[0]}
            text={texts.value[variant.rule]}
            said={said}
            onChoose={(value) => drafting.vary(variant.id, value)}
          />
        ))}
      </ul>
    </details>
  );
}

interface VariantFieldProps {
  readonly variant: Variant;
  readonly value: string;
  readonly text: RuleText | undefined;
  readonly said: SystemWords;
  onChoose(value: string): void;
}

function VariantField({ variant: { id, rule, values }, value, text, said, onChoose }: VariantFieldProps) {
  const lang = language.value;
  const reading = value === values[0] ? text?.ruling : text?.alternative;
  return (
    <li>
      <label class="field">
        <span>
          <b>{said.variant(id).label}</b> <span class="rid">{rule}</span>
          <small>{text?.rule[lang]}</small>
        </span>
        <select value={value} onChange={(e) => onChoose(e.currentTarget.value)}>
          {values.map((v, i) => (
            <option key={v} value={v}>
              {said.variant(id, v).label}
              {i === 0 ? ` (${words.value.setup.asWritten})` : ''}
            </option>
          ))}
        </select>
      </label>
      <p class="muted">{reading?.[lang]}</p>
    </li>
  );
}
