/** The rules of this page that some element drawn here obeys, for a page that has no other; fonts and movement stay behind. */
export function stylesFor(drawn: HTMLElement): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  return sheets.flatMap(({ cssRules }) => [...cssRules].flatMap((rule) => kept(rule, drawn))).join('\n');
}

function kept(rule: CSSRule, drawn: HTMLElement): readonly string[] {
  if (rule instanceof CSSStyleRule) {
    // The tokens: on the page they are those of the root, in a map those of its host.
    if (rule.selectorText === ':root') return [rule.cssText.replace(':root', ':host')];
    return obeys(rule, '', drawn) ? [rule.cssText] : [];
  }
  if (rule instanceof CSSMediaRule) {
    const inside = [...rule.cssRules].flatMap((one) => kept(one, drawn));
    return inside.length > 0 ? [`@media ${rule.conditionText}{${inside.join('\n')}}`] : [];
  }
  return [];
}

/** True when something drawn obeys a rule, or one that is written inside it. */
function obeys({ selectorText, cssRules }: CSSStyleRule, parent: string, drawn: HTMLElement): boolean {
  const selector = parent === '' ? selectorText : selectorText.replaceAll('&', `:is(${parent})`);
  // What is only true of a moment (hover, focus) is no reason to leave a rule out, nor to take it.
  const lasting = selector.replace(/:(hover|active|focus[a-z-]*)/g, '');
  return (
    finds(drawn, lasting) ||
    [...cssRules].some((inside) => inside instanceof CSSStyleRule && obeys(inside, selector, drawn))
  );
}

function finds(drawn: HTMLElement, selector: string): boolean {
  try {
    return drawn.matches(selector) || drawn.querySelector(selector) !== null;
  } catch {
    // Pseudo-elements of other browsers: nothing of a map has any.
    return false;
  }
}
