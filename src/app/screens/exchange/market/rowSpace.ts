/** Pixels in which rows can be seen: what the scroller shows, less the header that sticks to its top. */
export function rowSpace(scroller: HTMLElement): number {
  const head = scroller.querySelector<HTMLElement>('.market-head');
  return Math.max(0, scroller.clientHeight - (head?.offsetHeight ?? 0));
}
