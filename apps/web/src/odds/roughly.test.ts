import { expect, test } from 'vitest';
import { roughly } from './roughly.ts';

test('a chance is pictured with small numbers, and not at all where it is next to nothing or to everything', () => {
  expect(roughly(0.5)).toEqual({ times: 1, of: 2 });
  expect(roughly(0.62)).toEqual({ times: 5, of: 8 });
  expect(roughly(0.04)).toEqual({ times: 1, of: 25 });
  expect(roughly(0.96)).toEqual({ times: 24, of: 25 });
  expect([roughly(0.001), roughly(1)]).toEqual([undefined, undefined]);
});
