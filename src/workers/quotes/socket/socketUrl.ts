/** The address of one attempt (design.md section 3). It holds nothing of the user: addresses end up in logs. */
export function socketUrl(base: string, binary: boolean, atMs: number): string {
  return `${base}?binary=${binary}&timestamp=${atMs}`;
}
