import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { Request } from '#app/bridge/request.ts';
import { whenIdle } from '#app/notices/whenIdle.ts';
import { loadPart } from './loadPart.ts';

/** Starts what every page watches, once the first screen has its words and the browser nothing else to do. */
export function watchAtRest(bridge: Bridge, request: Request, i18n: I18n): void {
  whenIdle(() =>
    loadPart(
      () => import('./startWatches.ts'),
      ({ startWatches }) => startWatches(bridge, request, i18n),
    ),
  );
}
