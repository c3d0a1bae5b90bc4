import { formatTime } from '../format/formatTime.ts';
import type { ConnectionState } from './connectionStore.ts';

/** The state of the prices in words, with what a person can do about it. */
export interface ConnectionWords {
  readonly tone: 'live' | 'waiting' | 'stopped';
  readonly text: string;
  readonly action: 'retry' | 'reload' | null;
  /** Prices on screen may be old, and are marked so. */
  readonly isStale: boolean;
}

const MAX_ATTEMPTS = 5;

/** `asOfMs` is when the newest prices came, null before the first. */
export function describeConnection(state: ConnectionState, asOfMs: number | null): ConnectionWords {
  const since = asOfMs === null ? '' : ` · prices as of ${formatTime(asOfMs)}`;
  const hasPrices = asOfMs !== null;
  const say = (
    tone: ConnectionWords['tone'],
    text: string,
    action: ConnectionWords['action'] = null,
  ): ConnectionWords => ({
    tone,
    text,
    action,
    isStale: hasPrices && tone !== 'live',
  });

  if (state.isUpdateReady) return say('stopped', `A new version is ready${since}`, 'reload');
  if (!state.isOnline) return say('stopped', `You are offline${since}`);
  if (state.tie === 'failed') return say('stopped', `Prices can't be loaded in this tab${since}`, 'reload');
  if (state.tie === 'starting') return say('waiting', 'Starting');
  if (state.tie === 'restarting') return say('waiting', `Restarting the price service${since}`);
  return describeFeed(state, asOfMs, since, say);
}

function describeFeed(
  { feed, tabs, transport }: ConnectionState,
  asOfMs: number | null,
  since: string,
  say: (tone: ConnectionWords['tone'], text: string, action?: ConnectionWords['action']) => ConnectionWords,
): ConnectionWords {
  if (feed === null || feed.state === 'init') return say('waiting', `Connecting${since}`);
  if (feed.state === 'closed') {
    return feed.reason === 'gave-up'
      ? say('stopped', `Prices paused: the price server can't be reached${since}`, 'retry')
      : say('waiting', `Connecting${since}`);
  }
  if (feed.state !== 'open') {
    return feed.attempt === 0
      ? say('waiting', `Connecting${since}`)
      : say('waiting', `Connection lost, trying again (${feed.attempt} of ${MAX_ATTEMPTS})${since}`);
  }
  if (asOfMs === null) return say('waiting', 'Connected, waiting for prices');
  if (feed.stale) return say('waiting', `No new prices since ${formatTime(asOfMs)}`);
  const sharing = transport === 'dedicated' ? 'a connection of this tab alone' : describeTabs(tabs);
  return say('live', `Live · ${sharing} · as of ${formatTime(asOfMs)}`);
}

function describeTabs(tabs: number): string {
  return tabs === 1 ? 'one connection' : `one connection for ${tabs} tabs`;
}
