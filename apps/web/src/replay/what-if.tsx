import { useSignal } from '@preact/signals';
import { go, href } from '../page/route.ts';
import type { SavedGame } from '../save/store.ts';
import type { Adaptor } from '../systems/adaptor.ts';
import { language } from '../words/language.ts';
import { branchAt } from './branch.ts';
import type { Reel } from './reel.ts';
import { reelWords } from './replay-words.ts';

interface WhatIfProps {
  readonly game: SavedGame;
  readonly adaptor: Adaptor;
  readonly reel: Reel;
}

/** Plays on from the decision shown, in a game of its own. */
export function WhatIf({ game, adaptor, reel }: WhatIfProps) {
  const failed = useSignal(false);
  const w = reelWords[language.value];
  const branch = () =>
    branchAt(game, adaptor, reel.at.value).then(
      (id) => go(href({ game: id })),
      () => (failed.value = true),
    );
  return (
    <>
      <button
        class="btn"
        type="button"
        data-what-if
        title={w.whatIfHint}
        disabled={!reel.scene.value.decision}
        onClick={branch}
      >
        {w.whatIf}
      </button>
      {failed.value && (
        <p class="notice" role="alert">
          {w.notKept}
        </p>
      )}
    </>
  );
}
