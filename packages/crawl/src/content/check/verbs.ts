import type { Path } from '@souterrain/content';
import type { Verb } from '../types.ts';
import type { Reference } from './references.ts';

/** Ids named by the verbs of a péripétie, however deep. */
export function verbReferences(verbs: readonly Verb[] = [], path: Path): readonly Reference[] {
  return verbs.flatMap((verb, i) => [...named(verb, [...path, i]), ...nested(verb, [...path, i])]);
}

function named(verb: Verb, path: Path): readonly Reference[] {
  if ('item' in verb) return [{ to: 'items', id: verb.item, path: [...path, 'item'] }];
  if ('mark' in verb) return [{ to: 'feature', id: verb.mark, path: [...path, 'mark'] }];
  // `hasard` is one of the scenario's own.
  if ('encounter' in verb && verb.encounter !== 'hasard')
    return [{ to: 'encounters', id: verb.encounter, path: [...path, 'encounter'] }];
  const table = 'treasure' in verb ? verb.treasure : 'search' in verb ? verb.search : null;
  if (table === null) return [];
  return [{ to: 'tables', id: table, path: [...path, 'treasure' in verb ? 'treasure' : 'search'] }];
}

function nested(verb: Verb, path: Path): readonly Reference[] {
  if ('check' in verb || 'die' in verb)
    return [
      ...verbReferences(verb.success, [...path, 'success']),
      ...verbReferences(verb.failure, [...path, 'failure']),
    ];
  if ('suits' in verb)
    return Object.entries(verb.suits).flatMap(([suit, does]) => verbReferences(does, [...path, 'suits', suit]));
  if ('tally' in verb) return verbReferences(verb.does, [...path, 'does']);
  if ('choose' in verb)
    return verb.choose.flatMap(({ does }, i) => verbReferences(does, [...path, 'choose', i, 'does']));
  return [];
}
