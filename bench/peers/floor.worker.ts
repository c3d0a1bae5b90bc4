import { gunzipSync, strFromU8 } from 'fflate';
import { type FeedMessage, openFeedSocket, rowsOf } from './feedSocket.ts';
import { deriveQuote, FIGURES, type TickerRow } from './quote.ts';

/** A cell that changed: its row, its column, its text. */
export type CellPatch = readonly [row: number, column: number, text: string];

export interface TabMessage {
  readonly host: string;
  readonly isVisible: boolean;
}

interface Tab {
  readonly port: MessagePort;
  isVisible: boolean;
  /** What was sent, by row and column. */
  readonly shown: string[][];
}

const FLUSH_EVERY_MS = 3_000;
const ROWS = 40;

const tabs = new Set<Tab>();
const rowBySymbol = new Map<string, TickerRow>();
let isStarted = false;

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  const tab: Tab = { port, isVisible: false, shown: [] };
  tabs.add(tab);
  port.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    tab.isVisible = data.isVisible;
    if (!isStarted) start(data.host);
    flush(tab);
  };
});

function start(host: string): void {
  isStarted = true;
  let hasRows = false;
  openFeedSocket(host, (data) => {
    for (const row of rowsOf(readMessage(data))) rowBySymbol.set(row.s, row);
    if (hasRows || rowBySymbol.size === 0) return;
    hasRows = true;
    for (const tab of tabs) flush(tab);
  });
  setInterval(() => {
    for (const tab of tabs) flush(tab);
  }, FLUSH_EVERY_MS);
}

function readMessage(data: string | ArrayBuffer): FeedMessage {
  const text = typeof data === 'string' ? data : strFromU8(gunzipSync(new Uint8Array(data)));
  return JSON.parse(text) as FeedMessage;
}

function flush(tab: Tab): void {
  if (!tab.isVisible) return;
  const patch: CellPatch[] = [];
  for (const [at, row] of rowBySymbol.values().take(ROWS).toArray().entries()) {
    const quote = deriveQuote(row);
    const shown = tab.shown[at] ?? [];
    tab.shown[at] = shown;
    FIGURES.forEach((figure, column) => {
      if (shown[column] === quote[figure]) return;
      shown[column] = quote[figure];
      patch.push([at, column, quote[figure]]);
    });
  }
  if (patch.length > 0) tab.port.postMessage(patch);
}
