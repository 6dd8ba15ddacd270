/** Has a turn in sight with those before it, from a whole one on: none is cut at the edge, nor under the Round beside it. */
export function showTurn(strip: HTMLElement, now: Element): void {
  const left = (one: Element) => one.getBoundingClientRect().left;
  const edge = Number.parseFloat(getComputedStyle(strip).paddingLeft);
  // A phone scrolls the whole banner, a wider screen the turns alone.
  for (const box of [strip, strip.parentElement!]) {
    const first = [...strip.children].find((one) => left(one) >= left(now) - box.clientWidth / 3)!;
    const round = box === strip ? null : box.querySelector<HTMLElement>('.round');
    const isOver = round !== null && getComputedStyle(round).position === 'sticky';
    const start = left(box) + edge + (isOver ? round.offsetWidth : 0);
    box.scrollLeft += left(first) - start;
    // At its end a strip goes no further: the turn it cuts is brought back whole, if that leaves the one to see in sight.
    const cut = [...strip.children].findLast((one) => left(one) < start - 1);
    const back = cut && cut.getBoundingClientRect().right > start + 1 ? start - left(cut) : 0;
    if (now.getBoundingClientRect().right + back <= left(box) + box.clientWidth) box.scrollLeft -= back;
  }
}
