import type { Feature } from '../../world/features.ts';

export const tirABoutPortant: Feature = { id: 'tir-a-bout-portant', rule: 'AD2-XTRA-08', ignores: ['contact'] };
