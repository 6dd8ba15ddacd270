/** Runs in the page: milliseconds from each answer to the options of the next question, over one game. */
export async function answerTimes(limit) {
  let state = 7;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
  const asked = () => document.querySelector('[data-decision]');
  const seqOf = () => asked()?.dataset.seq;
  /** Settles as soon as another question, its options, or the end stands. */
  const next = (before) =>
    new Promise((resolve) => {
      const stands = () =>
        document.querySelector('[data-outcome], [data-curtain]') !== null ||
        (seqOf() !== before && asked()?.querySelector('[data-option]') != null);
      const observer = new MutationObserver(() => {
        if (!stands()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  const idle = () => new Promise((resolve) => setTimeout(resolve, 20));
  const times = [];
  while (times.length < limit && !document.querySelector('[data-outcome]')) {
    document.querySelector('[data-curtain]')?.click();
    await idle();
    const options = asked()?.querySelectorAll('[data-option]') ?? [];
    if (options.length === 0) continue;
    const confirm = asked()?.querySelector('[data-confirm]');
    const option = options[below(options.length)];
    if (confirm) {
      option.click();
      await idle();
    }
    const standing = next(seqOf());
    const from = performance.now();
    (confirm ?? option).click();
    await standing;
    times.push(performance.now() - from);
  }
  return times;
}
