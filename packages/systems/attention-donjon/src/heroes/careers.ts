import { FIRST_CAREERS } from '@souterrain/crawl/heroes/careers';
import { type Career, openTo } from '@souterrain/crawl/heroes/lists';

export const CAREERS: Readonly<Record<string, Career>> = FIRST_CAREERS;

export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
