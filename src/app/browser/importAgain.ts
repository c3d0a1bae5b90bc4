import { systemClock } from '#shared/async/clock.ts';

/**
 * Firefox stops the loads of a page as soon as it is left, and runs its scripts until the next one is there. What was stopped
 * is no failure: after this time the page has mostly gone, and where it hasn't the load goes well.
 */
const PAUSE_MS = 1_000;

/**
 * Loads a module, and where that fails asks once more a second later under another address: browsers may remember for the life of
 * the page that an address had no module, so that the same `import()` never asks again. The address is the one that the browser's
 * error names; a browser that names none (Safari) is not asked again.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise<void>((resolve) => void systemClock.setTimer(resolve, PAUSE_MS));
    const named = /https?:\S+\.js\b/.exec(String(error))?.[0];
    if (named === undefined || new URL(named).origin !== location.origin) throw error;
    tries += 1;
    return (await import(/* @vite-ignore */ `${named}?try=${tries}`)) as Module;
  }
}

let tries = 0;
