import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** How tabs tell one another that somebody has logged out or in, whichever build and whichever workers they have. */
export interface SessionChannel {
  /** Tells the other tabs to look. What they look at, the token, is never sent. */
  readonly tell: () => void;
}

/** Without the build: a deploy must not keep tabs from hearing of a logout (design.md section 1). */
const NAME = `${PRODUCT}:session`;

/** `onTold` runs when another tab tells. While the page is in the back/forward cache nothing is heard. */
export function openSessionChannel(onTold: () => void): SessionChannel {
  return 'BroadcastChannel' in globalThis ? openBroadcast(onTold) : openStorage(onTold);
}

function openBroadcast(onTold: () => void): SessionChannel {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (channel !== undefined) return;
    try {
      channel = new BroadcastChannel(NAME);
      channel.onmessage = onTold;
    } catch {
      // As where a browser blocks a site's data: the page finds out by itself, with its next call.
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
  return { tell: () => channel?.postMessage('look') };
}

/** Where there are no channels: what one tab stores the others hear of. */
function openStorage(onTold: () => void): SessionChannel {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) onTold();
  });
  return {
    tell: () => {
      try {
        localStorage.setItem(NAME, String(Date.now()));
      } catch {
        // Storage may be denied: the others find out by themselves.
      }
    },
  };
}
