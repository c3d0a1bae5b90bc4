/** A line goes on to a better place to break only where at least so much of it stays. */
const LEAST_SHARE = 0.4;
/** Behind these a line may end. */
const AFTER = /^[-/,;|·–—]$/;
const BLANK = /^\s+$/;
const segmenter = new Intl.Segmenter();

/**
 * Breaks a text into lines that fit, between words where it can, else between any two characters as users see them. Nothing but
 * the blanks at breaks is left out. `fits` is asked of beginnings, and is right for shorter ones where it is for longer ones.
 */
export function breakText(text: string, fits: (line: string) => boolean): string[] {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const lines: string[] = [];
  let start = 0;
  while (start < characters.length) {
    const end = endOfLine(characters, start, fits);
    lines.push(characters.slice(start, end).join('').trimEnd());
    start = end;
    while (BLANK.test(characters[start] ?? '')) start += 1;
  }
  return lines;
}

function endOfLine(characters: readonly string[], start: number, fits: (line: string) => boolean): number {
  let [good, bad] = [start + 1, start + 2];
  // Twice as long each time, so that what lies far behind the line is never measured: a long text would take its length squared.
  while (bad <= characters.length && fits(characters.slice(start, bad).join(''))) {
    [good, bad] = [bad, bad + (bad - start)];
  }
  bad = Math.min(bad, characters.length + 1);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fits(characters.slice(start, middle).join(''))) good = middle;
    else bad = middle;
  }
  if (good === characters.length) return good;
  const least = start + (good - start) * LEAST_SHARE;
  for (let end = good; end > least; end -= 1) {
    if (BLANK.test(characters[end] ?? '') || AFTER.test(characters[end - 1] ?? '')) return end;
  }
  return good;
}
