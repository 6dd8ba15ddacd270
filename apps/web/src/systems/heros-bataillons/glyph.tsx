import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

/** Drawn in a square of 16, by what an option is about. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(attaquer|charge|tourbillon|lancer-le-combat|infliger|continuer)/, 'M2 14l2-4 8-8 2 0 0 2-8 8zM3 9l4 4'],
  [/^tir-vise/, 'M8 2v12M2 8h12M8 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8'],
  [/^(lancer-sort|liberer-sort|lire-parchemin|brandir-baguette)/, 'M8 1l2 5 5 2-5 2-2 5-2-5-5-2 5-2z'],
  [/^(potion-|soigner)/, 'M6 1h4v5l4 7q0 2-2 2H4q-2 0-2-2l4-7z'],
  [/^(aller|se-placer|quitter|ouvrir$)/, 'M2 8h11M9 3l5 5-5 5'],
  [/^(ouvrir-une-scene|clore-la-scene)/, 'M2 14V3h12v11zM2 7h12M7 7v7'],
  [/^appeler-un-test/, 'M8 1l6 4v6l-6 4-6-4V5zM2 5l6 4 6-4M8 9v6'],
  [/^(faire-paraitre|designer-les-cibles|reddition)/, 'M8 1l6 4v6l-6 4-6-4V5z'],
  [/^(faire-passer-le-temps|repos|se-reposer)/, 'M3 1h10M3 15h10M4 1q0 5 4 7q-4 2-4 7M12 1q0 5-4 7q4 2 4 7'],
  [/^(note-secrete|montrer)/, 'M1 8q7-9 14 0q-7 9-14 0zM8 6v4M6 8h4'],
  [/^(recompenser|tresor|donner-de-l-or)/, 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12M8 5v6M6 8h4'],
];

export function Glyph({ option }: { readonly decision: OfferedDecision; readonly option: OfferedOption }) {
  const sign = SIGNS.find(([test]) => test.test(option.label))?.[1];
  if (sign === undefined) return null;
  return (
    <svg class="glyph sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} />
    </svg>
  );
}
