import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Guide } from '../../guide/guide.ts';
import { manifestOf } from '../../systems/registry.ts';
import type { Choice } from '../choice.ts';
import type { Sitting } from '../sitting.ts';
import type { Wording } from '../wording.ts';
import { guideLeft, hasGuide } from './guide-state.ts';

interface GuideSlotProps {
  readonly sitting: Sitting;
  readonly choice: Choice;
  readonly wording: Wording | undefined;
}

interface Loaded {
  readonly Strip: typeof import('../../guide/strip.tsx').GuideStrip;
  readonly guide: Guide;
}

/** Where the guide of a game speaks, if it has one; most games fetch nothing. */
export function GuideSlot({ sitting, choice, wording }: GuideSlotProps) {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const told = useMemo(() => hasGuide(sitting), [sitting]);
  const wanted = told && !guideLeft(sitting);
  useEffect(() => {
    if (!wanted || loaded.value) return;
    const { notes } = manifestOf(sitting.record().system)!.guide!;
    Promise.all([import('../../guide/strip.tsx'), notes()]).then(([{ GuideStrip }, guide]) => {
      loaded.value = { Strip: GuideStrip, guide };
    });
  }, [wanted]);
  if (!wanted || !loaded.value) return null;
  const { Strip, guide } = loaded.value;
  return <Strip {...{ sitting, choice, wording, guide }} />;
}
