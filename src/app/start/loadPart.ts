import { importAgain } from '#app/browser/importAgain.ts';

/**
 * Loads something that the page goes on without, and gives it to `use`. Where it can't be loaded it is asked for again as soon
 * as the browser says that the network is back.
 */
export function loadPart<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  importAgain(load).then(use, () =>
    window.addEventListener('online', () => loadPart(load, use), { once: true }),
  );
}
