import type { Outcome } from '@souterrain/kernel';
import type { Company, Labelled, Lang, SystemWords } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import type { LPEvent } from '../events.ts';

/** What the sentences of Le Puits are made with. */
export interface Speaker {
  readonly lang: Lang;
  readonly title: string;
  readonly pitch: string;
  prompt(who: string, coins: number): string;
  readonly options: Readonly<Record<string, (landing: string, coins: number) => Labelled>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly events: {
    readonly [T in LPEvent['type']]: (
      event: Extract<LPEvent, { type: T }>,
      said: { readonly who: string; landing(id: string): string },
    ) => string | undefined;
  };
  readonly variants: Readonly<Record<string, string>>;
  outcome(outcome: Outcome, names: readonly string[]): string;
  typeset(text: string): string;
}

export function speakerIn(content: Content, speaker: Speaker): SystemWords<LPEvent> {
  const { typeset, lang, events } = speaker;
  const landing = (id: unknown): string => content.landings.find((one) => one.id === id)?.name[lang] ?? String(id);
  const name = ({ names }: Company, seat: number): string => names[seat] ?? `${seat + 1}`;
  return {
    title: speaker.title,
    pitch: typeset(speaker.pitch),
    prompt: ({ seat, params }, company) => typeset(speaker.prompt(name(company, seat), Number(params?.coins))),
    option: (_, { id, params }) => {
      const { label, hint } = speaker.options[id]?.(landing(params?.landing), Number(params?.coins)) ?? { label: id };
      return { label: typeset(label), ...(hint !== undefined && { hint: typeset(hint) }) };
    },
    term: (label) => speaker.terms[label] ?? landing(label),
    event(event, company) {
      const tell = events[event.type] as (event: LPEvent, said: object) => string | undefined;
      const line = tell(event, { who: name(company, event.seat), landing });
      return line === undefined ? undefined : typeset(line);
    },
    choice: (id, value) => ({ label: value ?? id }),
    variant: (id, value) => ({ label: speaker.variants[value ?? id] ?? id }),
    outcome: (outcome, { names }) => typeset(speaker.outcome(outcome, names)),
  };
}
