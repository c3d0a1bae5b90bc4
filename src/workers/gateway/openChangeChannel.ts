import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Gateways tell each other what has changed: a browser may have several, by builds or without shared workers. */
export interface ChangeChannel {
  readonly announce: (kinds: readonly DataKind[]) => void;
}

/** A channel to all other gateways of the origin, as BroadcastChannel is one. */
export interface OpenedChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  readonly postMessage: (message: unknown) => void;
}

/** Without the build: a change has to reach tabs of every build. */
const NAME = `${PRODUCT}:changes`;

/** `onAnnounced` runs with what another gateway of this origin announces; kinds that only another build has are left in. */
export function openChangeChannel(
  open: (name: string) => OpenedChannel,
  onAnnounced: (kinds: readonly DataKind[]) => void,
): ChangeChannel {
  try {
    const channel = open(NAME);
    channel.onmessage = ({ data }) => {
      // Only compared with the kinds of the endpoint table: a text that is none of them is about no call.
      if (Array.isArray(data)) onAnnounced(data.filter((kind) => typeof kind === 'string') as DataKind[]);
    };
    return { announce: (kinds) => channel.postMessage([...kinds]) };
  } catch {
    // The browser may block a site's data, or have no channels: tabs of this gateway learn all the same.
    return { announce: () => undefined };
  }
}
