import { useMemo } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import type { Request } from '#app/bridge/request.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err } from '#shared/result/result.ts';

const UNREACHABLE = unsent(
  appError('app/call', 'This page cannot reach the exchange from this browser window.'),
);

/** The calls of the exchange as hooks make them: what the bridge answers, and never a throw. */
export function createApi(bridge: { readonly request: Request }): Request {
  return async (name, input, options) => {
    try {
      return await bridge.request(name, input, options);
    } catch {
      // Reading the cookies that go with a call is refused in some embedded pages.
      return err(UNREACHABLE);
    }
  };
}

export function useApi(): Request {
  const bridge = useBridge();
  return useMemo(() => createApi(bridge), [bridge]);
}
