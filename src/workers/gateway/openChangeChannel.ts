import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Gateways tell each other what has changed: a browser may have several, by builds or without shared workers. */
export interface ChangeChannel {
  readonly announce: (kinds: readonly DataKind[]) => void;
}

/** Without the build: a change has to reach tabs of every build. */
const NAME = `${PRODUCT}:changes`;

/** `onAnnounced` runs with what another gateway of this origin announces; kinds that another build has are left in. */
export function openChangeChannel(onAnnounced: (kinds: readonly DataKind[]) => void): ChangeChannel {
  try {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      // Only compared with the kinds of the endpoint table: a text that is none of them is about no call.
      if (Array.isArray(data)) onAnnounced(data.filter((kind) => typeof kind === 'string') as DataKind[]);
    };
    return { announce: (kinds) => channel.postMessage([...kinds]) };
  } catch {
    // The browser may block a site's data: tabs of this gateway learn all the same.
    return { announce: () => undefined };
  }
}
