import type { RuleRef } from '@souterrain/kernel';
import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/around-why.css?inline';
import { openRules } from './rules-state.ts';

adoptStyles(css);

/** The id of a rule, which opens the rules at its place. */
export const RuleLink = ({ rule }: { readonly rule: RuleRef }) => (
  <button class="rid link" type="button" onClick={() => openRules(rule)}>
    {rule}
  </button>
);
