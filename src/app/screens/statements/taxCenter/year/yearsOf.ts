/** The years that can be chosen, the newest first: since the account was opened, and the one of the address. */
export function yearsOf(createdMs: number, nowMs: number, chosen: number): readonly number[] {
  const [first, last] = [createdMs, nowMs].map((atMs) => new Date(atMs).getUTCFullYear()) as [number, number];
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => last - at);
  return years.includes(chosen) ? years : [...years, chosen].toSorted((one, other) => other - one);
}
