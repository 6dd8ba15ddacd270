import type { HBEvent, HBView } from '@souterrain/heros-bataillons';
import type { SectionsProps } from '../adaptor.ts';
import { SectionList } from '../section-list.tsx';
import { sections } from './sections.ts';

/** Commands, forms and long turns under headings; a short question as it is. */
export function Sections({ decision, scene, button }: SectionsProps<HBView, HBEvent>) {
  const found = sections(decision, scene);
  if (found) return <SectionList sections={found} button={button} />;
  return <>{decision.options.map((option) => button(option))}</>;
}
