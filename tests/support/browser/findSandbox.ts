import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import type { QuoteSource } from '#shared/contract/quotesApi.ts';
import '../providedSandbox.ts';

/** The parts of the sandbox's state that tests of workers look at. */
export interface SandboxReading {
  readonly sockets: number;
  readonly opened: number;
  readonly framesSent: number;
  readonly topics: Readonly<Record<string, number>>;
  readonly received: readonly { readonly socket: number; readonly message: unknown }[];
}

/** A real sandbox, as a test page sees it. */
export interface Sandbox {
  readonly source: QuoteSource;
  readonly read: () => Promise<SandboxReading>;
  /** Switches a fault on, as `POST /sandbox/faults` does. */
  readonly order: (fault: { readonly fault: string; readonly [option: string]: unknown }) => Promise<void>;
  readonly resetFaults: () => Promise<void>;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readSandbox: (url: string) => Promise<SandboxReading>;
    orderFault: (url: string, fault: object) => Promise<void>;
  }
}

/** The sandbox of 500 pairs, or the one of 2,000. */
export function findSandbox(size: 'usual' | 'large' = 'usual'): Sandbox {
  const url = inject(size === 'usual' ? 'sandboxUrl' : 'largeSandboxUrl');
  return {
    source: {
      url: `${url.replace('http', 'ws')}/spot/ws/quote/v2`,
      binary: true,
      klineV2: false,
    },
    read: () => commands.readSandbox(url),
    order: (fault) => commands.orderFault(url, fault),
    resetFaults: () => commands.orderFault(url, { fault: 'reset' }),
  };
}
