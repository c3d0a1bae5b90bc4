/**
 * Reads something now and every `everyMs` after, which can be another time after each reading, and hands it on, but only while the page is shown: hidden tabs should
 * cost nothing, and a message to a page in the back/forward cache evicts it. Returns what stops it for good.
 */
export function repeatWhileShown<T>(
  read: () => Promise<T>,
  take: (value: T) => void,
  everyMs: number | (() => number),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One series of readings; undefined while the page is not shown. An answer to a series that has ended is dropped. */
  let series: object | undefined;

  const run = async (mine: object): Promise<void> => {
    const value = await read();
    if (series !== mine) return;
    take(value);
    timer = setTimeout(run, typeof everyMs === 'number' ? everyMs : everyMs(), mine);
  };

  const begin = (): void => {
    if (series !== undefined || document.hidden) return;
    series = {};
    timer = setTimeout(run, 0, series);
  };

  const end = (): void => {
    series = undefined;
    clearTimeout(timer);
  };

  const follow = (): void => (document.hidden ? end() : begin());

  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', begin);
  begin();
  return () => {
    end();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', end);
    window.removeEventListener('pageshow', begin);
  };
}
