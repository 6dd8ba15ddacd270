import { type Career, FIRST_CAREERS, openTo } from '@souterrain/crawl/heroes';

export const CAREERS: Readonly<Record<string, Career>> = FIRST_CAREERS;

export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
