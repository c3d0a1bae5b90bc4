import { endpointSymbol } from 'vite-plugin-comlink/symbol';

/** Kills a dedicated worker on the spot, as a crash would. */
export function terminateWorker(remote: object): void {
  const endpoint: unknown = Reflect.get(remote, endpointSymbol);
  if (!(endpoint instanceof Worker))
    throw new Error('Only a dedicated worker can be terminated from a page.');
  endpoint.terminate();
}
