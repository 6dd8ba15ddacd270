import { language } from '../../../words/language.ts';
import { tab } from '../../tab.ts';
import { focusQuestion } from '../focus.ts';
import { spokenWords } from './spoken-words.ts';

/** The first thing that the keyboard meets: straight to the question. */
export const Skip = () => (
  <button
    class="btn skip"
    type="button"
    onClick={() => {
      tab.value = 'turn';
      focusQuestion();
    }}
  >
    {spokenWords[language.value].skip}
  </button>
);
