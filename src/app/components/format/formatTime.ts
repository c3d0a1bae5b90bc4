/**
 * Time of day on the reader's clock, to the second: "15:05:07". Of 24 hours in every language, so that its width never changes.
 * Written here, since asking Intl for it takes a slow phone a tenth of a second, right when the first prices come.
 */
export function formatTime(atMs: number): string {
  const at = new Date(atMs);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
