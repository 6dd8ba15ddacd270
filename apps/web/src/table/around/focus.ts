/** Where the keyboard goes on from: the open question, or what stands in its place. */
export function focusQuestion(): void {
  const place = document.querySelector<HTMLElement>('[data-decision], [data-curtain], [data-outcome]');
  (place ?? document.getElementById('turn'))?.focus({ preventScroll: true });
}

/** What scrolls sideways in a box is reached by the keyboard, and only while it does. */
export function reachScrolling(box: HTMLElement | null): void {
  for (const part of box ? [box, ...box.querySelectorAll<HTMLElement>('ol')] : [])
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
}
