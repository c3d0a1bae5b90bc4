import type { ConnectionState } from './connectionStore.ts';

/** The state of the prices in words, with what a person can do about it. */
export interface ConnectionWords {
  readonly tone: 'live' | 'waiting' | 'stopped';
  readonly words: string;
  /** The words end in the time of the newest prices, which stands behind them. */
  readonly endInTime: boolean;
  readonly action: 'retry' | 'reload' | null;
  /** Prices on screen may be old, and are marked so. */
  readonly isStale: boolean;
}

const MAX_ATTEMPTS = 5;

/** `hasPrices`: some have come since the page was opened. */
export function describeConnection(state: ConnectionState, hasPrices: boolean): ConnectionWords {
  const { tone, words, action = null, time = ' · prices as of' } = describe(state, hasPrices);
  return {
    tone,
    words: hasPrices ? `${words}${time}` : words,
    endInTime: hasPrices,
    action,
    isStale: hasPrices && tone !== 'live',
  };
}

interface Description {
  readonly tone: ConnectionWords['tone'];
  readonly words: string;
  readonly action?: ConnectionWords['action'];
  /** What leads from the words to the time. */
  readonly time?: string;
}

function describe(state: ConnectionState, hasPrices: boolean): Description {
  if (state.isUpdateReady) return { tone: 'stopped', words: 'A new version is ready', action: 'reload' };
  if (!state.isOnline) return { tone: 'stopped', words: 'You are offline' };
  if (state.tie === 'failed') {
    return { tone: 'stopped', words: "Prices can't be loaded in this tab", action: 'reload' };
  }
  if (state.tie === 'starting') return { tone: 'waiting', words: 'Starting' };
  if (state.tie === 'restarting') return { tone: 'waiting', words: 'Restarting the price service' };
  return describeFeed(state, hasPrices);
}

function describeFeed({ feed, tabs, transport }: ConnectionState, hasPrices: boolean): Description {
  if (feed?.state === 'closed' && feed.reason === 'gave-up') {
    return { tone: 'stopped', words: "Prices paused: the price server can't be reached", action: 'retry' };
  }
  if (feed !== null && feed.attempt > 0 && feed.state !== 'open') {
    return { tone: 'waiting', words: `Connection lost, trying again (${feed.attempt} of ${MAX_ATTEMPTS})` };
  }
  if (feed?.state !== 'open') return { tone: 'waiting', words: 'Connecting' };
  if (!hasPrices) return { tone: 'waiting', words: 'Connected, waiting for prices' };
  if (feed.stale) return { tone: 'waiting', words: 'No new prices', time: ' since' };
  const sharing = transport === 'dedicated' ? 'a connection of this tab alone' : describeTabs(tabs);
  return { tone: 'live', words: `Live · ${sharing}`, time: ' · as of' };
}

function describeTabs(tabs: number): string {
  return tabs === 1 ? 'one connection' : `one connection for ${tabs} tabs`;
}
