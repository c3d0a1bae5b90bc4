import type { ParseKeys } from 'i18next';
import type { ConnectionState } from './connectionStore.ts';

/** The state of the prices in words, with what a user can do about it. */
export interface ConnectionWords {
  readonly tone: 'live' | 'waiting' | 'stopped';
  readonly words: Words;
  /** What leads from the words to the time of the newest prices, which stands behind them; null where there are none. */
  readonly time: 'connection.pricesAsOf' | 'connection.since' | 'connection.asOf' | null;
  readonly action: 'retry' | 'reload' | null;
  /** Prices on screen may be old, and are marked so. */
  readonly isStale: boolean;
}

/** A text of the translations, and what stands in it. */
export interface Words {
  readonly key: Extract<ParseKeys, `connection.${string}`> | 'connection.live';
  readonly values?: { readonly count?: number; readonly attempt?: number; readonly most?: number };
}

const MAX_ATTEMPTS = 5;

/** `hasPrices`: some have come since the page was opened. */
export function describeConnection(state: ConnectionState, hasPrices: boolean): ConnectionWords {
  const { tone, words, action = null, time = 'connection.pricesAsOf' } = describe(state, hasPrices);
  return { tone, words, time: hasPrices ? time : null, action, isStale: hasPrices && tone !== 'live' };
}

interface Description {
  readonly tone: ConnectionWords['tone'];
  readonly words: Words;
  readonly action?: ConnectionWords['action'];
  readonly time?: ConnectionWords['time'];
}

function describe(state: ConnectionState, hasPrices: boolean): Description {
  if (state.isUpdateReady) {
    return { tone: 'stopped', words: { key: 'connection.updateReady' }, action: 'reload' };
  }
  if (!state.isOnline) return { tone: 'stopped', words: { key: 'connection.offline' } };
  if (state.linkState === 'failed') {
    return { tone: 'stopped', words: { key: 'connection.failed' }, action: 'reload' };
  }
  if (state.linkState === 'starting') return { tone: 'waiting', words: { key: 'connection.starting' } };
  if (state.linkState === 'restarting') return { tone: 'waiting', words: { key: 'connection.restarting' } };
  return describeFeed(state, hasPrices);
}

function describeFeed({ feed, tabs, transport }: ConnectionState, hasPrices: boolean): Description {
  if (feed?.state === 'closed' && feed.reason === 'gave-up') {
    return { tone: 'stopped', words: { key: 'connection.paused' }, action: 'retry' };
  }
  if (feed !== null && feed.attempt > 0 && feed.state !== 'open') {
    const values = { attempt: feed.attempt, most: MAX_ATTEMPTS };
    return { tone: 'waiting', words: { key: 'connection.lost', values } };
  }
  if (feed?.state !== 'open') return { tone: 'waiting', words: { key: 'connection.connecting' } };
  if (!hasPrices) return { tone: 'waiting', words: { key: 'connection.waiting' } };
  if (feed.stale) return { tone: 'waiting', words: { key: 'connection.stale' }, time: 'connection.since' };
  const words: Words =
    transport === 'dedicated'
      ? { key: 'connection.liveAlone' }
      : { key: 'connection.live', values: { count: tabs } };
  return { tone: 'live', words, time: 'connection.asOf' };
}
