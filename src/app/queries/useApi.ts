import { useMemo } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import type { Request } from '#app/bridge/request.ts';
import { createApi } from './createApi.ts';

export function useApi(): Request {
  const bridge = useBridge();
  return useMemo(() => createApi(bridge), [bridge]);
}
