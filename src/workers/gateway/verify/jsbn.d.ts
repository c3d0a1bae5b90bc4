/** The part of node-forge that is used; its package has types for the whole only. */
declare module 'node-forge/lib/jsbn.js' {
  import type { jsbn } from 'node-forge';

  const integers: Pick<typeof jsbn, 'BigInteger'>;
  export default integers;
}
