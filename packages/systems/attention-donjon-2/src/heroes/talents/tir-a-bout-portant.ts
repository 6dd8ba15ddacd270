import type { Feature } from '../../figures/features.ts';

export const tirABoutPortant: Feature = { id: 'tir-a-bout-portant', rule: 'AD2-XTRA-08', ignores: ['contact'] };
