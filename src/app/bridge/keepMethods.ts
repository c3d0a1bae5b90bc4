import type { Remote } from 'comlink';

/** Everything that was ever asked for, also of workers that are gone: a few hundred bytes each. */
const kept = new Set<unknown>();

/**
 * The same remote, whose methods are read once and never collected. Comlink makes an object for each reading, and cleans
 * up after it when it is collected: a script that runs at any time, also in a page in the back/forward cache, which is
 * evicted by it (`JavaScriptExecution` in `Page.backForwardCacheNotUsed`, Chromium 156).
 */
export function keepMethods<Api>(remote: Remote<Api>): Remote<Api> {
  const methods = new Map<PropertyKey, unknown>();
  kept.add(methods).add(remote);
  return new Proxy(remote as Remote<Api> & object, {
    get: (target, name) => {
      if (!methods.has(name)) methods.set(name, Reflect.get(target, name));
      return methods.get(name);
    },
  });
}
