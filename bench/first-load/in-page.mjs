/** Runs in a page before anything else: when « Jouer » was clicked, and when the first question stood. */
export function watchFirstQuestion() {
  const seen = { clicked: 0, asked: 0 };
  Object.assign(window, { seen });
  addEventListener('click', () => (seen.clicked = performance.now()), { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-option]')) return;
    observer.disconnect();
    seen.asked = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

export const timeSeen = () => window.seen.asked - window.seen.clicked;
