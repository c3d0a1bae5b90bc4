import { describe, expect, test } from 'vitest';
import { importAgain } from '#app/browser/importAgain.ts';

/** An import that fails as Chromium's do, where the script had this address. */
function failing(address: string) {
  return () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
}

describe('A module that could not be loaded', () => {
  test('is asked for under an address of its own each time', async () => {
    const tries: string[] = [];
    for (const _ of [1, 2]) {
      const error = await importAgain(failing(`${location.origin}/nowhere.js`)).catch(String);
      tries.push(/nowhere\.js\?try=\d+/.exec(String(error))?.[0] ?? '');
    }
    expect(tries[0]).toMatch(/^nowhere/);
    expect(new Set(tries).size).toBe(2);
  });

  test.each([
    ['of another site', 'https://elsewhere.example/nowhere.js'],
    ['whose address the browser does not name', ''],
  ])('%s is not asked for again', async (_which, address) => {
    await expect(importAgain(failing(address))).rejects.toThrow(`module: ${address}`);
  });
});
