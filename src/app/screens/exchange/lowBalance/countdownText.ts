const SECOND_MS = 1_000;

/** What is left, in hours, minutes and seconds: "23:59:07". Rounded up, so that it ends when nothing is left. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
