import type { jsbn } from 'node-forge';

/** Large integers of node-forge. */
export type ForgeIntegers = Pick<typeof jsbn, 'BigInteger'>;

export type LoadForge = () => Promise<ForgeIntegers>;

/** Loads only when called: in secure contexts nobody needs it. Rejects if the file cannot be fetched. */
export const loadForge: LoadForge = async () => {
  const module = await import('node-forge/lib/jsbn.js');
  return module.default;
};
