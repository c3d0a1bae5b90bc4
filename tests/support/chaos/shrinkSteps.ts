/**
 * Finds a short list of steps that still fails (delta debugging, Zeller's ddmin): leaves out halves, then quarters, down to
 * single steps, for as long as what is left fails. Without any one step of the result it passes, unless `maxTries` ran out.
 */
export async function shrinkSteps<Step>(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  maxTries = Number.POSITIVE_INFINITY,
): Promise<readonly Step[]> {
  let failing = steps;
  let parts = 2;
  let tries = 0;
  while (failing.length > 1 && tries < maxTries) {
    const size = Math.ceil(failing.length / parts);
    let isShorter = false;
    for (let start = 0; start < failing.length && tries < maxTries; start += size) {
      const rest = [...failing.slice(0, start), ...failing.slice(start + size)];
      tries += 1;
      if (rest.length === 0 || !(await fails(rest))) continue;
      failing = rest;
      parts = Math.max(2, parts - 1);
      isShorter = true;
      break;
    }
    if (isShorter) continue;
    if (size === 1) break;
    parts = Math.min(failing.length, parts * 2);
  }
  return failing;
}
