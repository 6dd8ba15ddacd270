import type { AD1Event, AD1View } from '@souterrain/attention-donjon';
import { panelsOf } from '../../crawl/sheets/panels.tsx';
import { sheets } from './edition-sheets.ts';

export const panels = panelsOf<AD1View, AD1Event>(sheets);
