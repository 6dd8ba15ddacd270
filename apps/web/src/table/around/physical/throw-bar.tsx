import { batch } from '@preact/signals';
import type { OfferedDecision } from '@souterrain/kernel';
import type { Lang } from '@souterrain/words';
import { useRef } from 'preact/hooks';
import { adoptStyles } from '../../../page/adopt.ts';
import css from '../../../styles/physical.css?inline';
import type { SystemPanels } from '../../../systems/adaptor.ts';
import type { Choice } from '../../choice.ts';
import { useGoesOn } from '../../goes-on.ts';
import { settle, unsettle } from '../../motion.ts';
import { OptionButton } from '../../option-button.tsx';
import type { Sitting } from '../../sitting.ts';
import { isPhysical, type Wording } from '../../wording.ts';
import { DieFace } from '../dice/die.tsx';
import { CardGrid } from './card-grid.tsx';
import { isDice } from './entry.ts';
import { EntryForm } from './entry-form.tsx';

adoptStyles(css);

export interface ThrowBarProps {
  readonly decision: OfferedDecision;
  readonly wording: Wording;
  readonly choice: Choice;
  readonly sitting: Pick<Sitting, 'scene' | 'answer'>;
  readonly panels: Pick<SystemPanels, 'deck' | 'diceFor'>;
  readonly lang: Lang;
}

/** Real dice and cards: typed in one line for the whole throw, or touched one by one. */
export function ThrowBar({ decision, wording, choice, sitting, panels, lang }: ThrowBarProps) {
  const { deck } = panels;
  const bar = useRef<HTMLFieldSetElement>(null);
  useGoesOn(bar, decision);
  const send = (picks: readonly string[]) => {
    settle();
    unsettle();
    // Each die answers its own question, as if it had been touched.
    batch(() => {
      for (const id of picks) {
        const asked = sitting.scene.value.decision;
        const option = asked?.options.find((one) => one.id === id);
        if (!asked || !option || !isPhysical(asked)) return;
        sitting.answer(asked, [option]);
      }
    });
  };
  const dice = isDice(decision);
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      class="opts throw"
      data-decision={decision.id}
      data-seat={decision.seat}
      data-seq={sitting.scene.value.seq}
      aria-label={wording.prompt}
    >
      <EntryForm {...{ decision, deck, lang }} order={panels.diceFor?.(decision, lang)} onSend={send} />
      {dice || !deck ? (
        <div class={dice ? 'face-row' : 'card-rows'}>
          {decision.options.map((option) => (
            <OptionButton key={option.id} {...{ option, choice }} label={wording.label(option).label} digit={undefined}>
              {Number(decision.params?.sides) === 6 ? (
                <DieFace die={{ sides: 6, face: Number(option.params?.face), owner: 'hero', label: '' }} />
              ) : (
                <strong>{wording.label(option).label}</strong>
              )}
            </OptionButton>
          ))}
        </div>
      ) : (
        <CardGrid {...{ decision, choice, deck, lang }} />
      )}
    </fieldset>
  );
}
