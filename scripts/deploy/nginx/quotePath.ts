/** A path as a word of an nginx configuration, which ends at a space unless it is quoted. */
export function quotePath(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path.replace(/["\\]/g, '\\$&')}"`;
}
