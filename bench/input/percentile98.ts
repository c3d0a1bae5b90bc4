/** The smallest figure that 98 of 100 do not exceed (nearest rank). Throws where there are none. */
export function percentile98(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const figure = sorted[Math.ceil(sorted.length * 0.98) - 1];
  if (figure === undefined) throw new Error('Of no figures there is no percentile.');
  return figure;
}
