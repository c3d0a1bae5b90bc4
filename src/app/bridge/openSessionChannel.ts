import { followKey } from '#app/storage/followKey.ts';
import { keptText } from '#app/storage/kept.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Tabs announce a logout or login to each other, whichever build and whichever workers they have. */
export interface SessionChannel {
  /** Asks the other tabs to read the token again. The token itself is never sent. */
  readonly announce: () => void;
}

/** Without the build: a logout has to reach tabs of every build (design.md section 1). */
const NAME = `${PRODUCT}:session`;

/** `onAnnounced` runs when another tab announces. A page in the back/forward cache receives nothing. */
export function openSessionChannel(onAnnounced: () => void): SessionChannel {
  return 'BroadcastChannel' in globalThis ? openBroadcast(onAnnounced) : openStorage(onAnnounced);
}

function openBroadcast(onAnnounced: () => void): SessionChannel {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (channel !== undefined) return;
    try {
      channel = new BroadcastChannel(NAME);
      channel.onmessage = onAnnounced;
    } catch {
      // The browser may block a site's data: the page finds out with its next call.
    }
  };
  // An open channel keeps a page out of the back/forward cache of some browsers.
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return {
    announce: () => {
      // A page that is shown again may announce before its channel has heard of that.
      open();
      channel?.postMessage('look');
    },
  };
}

/** Where there are no channels: a storage event reaches the other tabs. Where storage is denied they find out with their next call. */
function openStorage(onAnnounced: () => void): SessionChannel {
  followKey(NAME, onAnnounced);
  return { announce: () => keptText(NAME).keep(String(Date.now())) };
}
