import type { Form } from '../spell.ts';
import { deplacement } from './deplacement.ts';
import { domination } from './domination.ts';
import type { FormRule } from './form.ts';
import { insufflation } from './insufflation.ts';
import { invocation } from './invocation.ts';
import { toucher } from './toucher.ts';

/** HB-MAG-08. */
export const FORM_IDS: readonly Form[] = ['toucher', 'invocation', 'deplacement', 'insufflation', 'domination'];

export function formOf(form: Form): FormRule {
  switch (form) {
    case 'toucher':
      return toucher;
    case 'invocation':
      return invocation;
    case 'deplacement':
      return deplacement;
    case 'insufflation':
      return insufflation;
    case 'domination':
      return domination;
  }
}
