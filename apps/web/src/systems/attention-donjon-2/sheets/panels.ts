import type { AD2Event, AD2View } from '@souterrain/attention-donjon-2';
import { panelsOf } from '../../crawl/sheets/panels.tsx';
import { sheets } from './edition-sheets.ts';

export const panels = panelsOf<AD2View, AD2Event>(sheets);
