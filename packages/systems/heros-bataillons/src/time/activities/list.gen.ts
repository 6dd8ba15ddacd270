// Made by tools/lists.mjs; the order of these lines is kept.
import { brewing } from './brew.ts';
import { studying } from './grimoires.ts';
import { identifying } from './identify.ts';
import { recharging } from './recharge.ts';
import { transcribing } from './transcription.ts';

export const ALL = [
  brewing,
  studying,
  identifying,
  recharging,
  transcribing,
];
