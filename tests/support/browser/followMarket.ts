import { onTestFinished } from 'vitest';
import type { Sandbox } from './findSandbox.ts';

/** A row of the feed as it was sent. */
export interface MarketRow {
  readonly s: string;
  readonly c: string;
  readonly qv: string;
}

/** The same feed read the plainest way, in text and with every row kept: what the workers' rows are compared with. */
export interface MarketFollower {
  readonly rowBySymbol: ReadonlyMap<string, MarketRow>;
}

const PLAIN = /^\d+(?:\.\d+)?$/;

/** Follows the market from its snapshot on; resolves once that is there. Damaged frames and odd rows are left out. */
export function followMarket({ source }: Sandbox): Promise<MarketFollower> {
  const rowBySymbol = new Map<string, MarketRow>();
  const socket = new WebSocket(`${source.url}?binary=false&timestamp=1`);
  onTestFinished(() => socket.close());
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('The sandbox cannot be reached.'));
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          id: 'slowBroker',
          topic: 'slowBroker',
          event: 'sub',
          symbol: '',
          params: { realtimeInterval: '24h' },
        }),
      );
    socket.onmessage = ({ data }) => {
      for (const row of readRows(data)) rowBySymbol.set(row.s, row);
      if (rowBySymbol.size > 0) resolve({ rowBySymbol });
    };
  });
}

function readRows(frame: unknown): MarketRow[] {
  try {
    const { data } = JSON.parse(String(frame)) as { data?: unknown };
    return Array.isArray(data) ? data.filter(isPlainRow) : [];
  } catch {
    return [];
  }
}

function isPlainRow(row: unknown): row is MarketRow {
  const { s, c, qv } = (row ?? {}) as Partial<Record<keyof MarketRow, unknown>>;
  return typeof s === 'string' && typeof c === 'string' && typeof qv === 'string' && PLAIN.test(c);
}
