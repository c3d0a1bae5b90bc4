import type { Result } from '#shared/result/result.ts';
import type { Epoch, LinkId, TabId } from './ids.ts';

/**
 * The version of everything that crosses between tabs and workers.
 * 1: first.
 * 2: calls of the exchange.
 * 3: whether a session ended by another token.
 * 4: changes of the user's data; whether a request left.
 */
export const PROTOCOL_VERSION = 4;

/** A tab's visibility and network; absolute, sent whole on every change. */
export interface Presence {
  readonly visible: boolean;
  readonly online: boolean;
  /** The user has gone on to another page: this one is kept in the back/forward cache, and is no open tab. */
  readonly isCached?: true;
}

/** The first call of a tab to a worker, made from inside the tab's lock. */
export interface Hello {
  readonly protocolVersion: number;
  readonly buildId: string;
  readonly tabId: TabId;
  readonly presence: Presence;
  /** The Web Lock the tab holds for as long as it lives; null where there are no locks. */
  readonly lockName: string | null;
}

/** The worker's answer to a hello. */
export interface Welcome {
  readonly epoch: Epoch;
  /** The Web Lock the worker holds for as long as it lives; null where there are no locks. */
  readonly lockName: string | null;
}

/** A worker's end of the link to the other worker. */
export interface LinkState {
  readonly epoch: Epoch;
  readonly link: { readonly id: LinkId; readonly peerEpoch: Epoch } | null;
}

/** The calls of both workers. Every call names its tab: one API object serves all ports. */
export interface WorkerApi {
  readonly link: () => Promise<Result<LinkState>>;
  /** Offers a port to the other worker. Resolves once both ends have greeted each other through it. */
  readonly join: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  /** The reports since a tab last asked; each is handed out once. */
  readonly takeReports: () => Promise<Result<readonly WorkerReport[]>>;
  /** The tab leaves without dying, for another transport. */
  readonly bye: (tabId: TabId) => Promise<Result<void>>;
}

/**
 * Something a worker reports to the deployment's collector (product.md section 7: batches of custom events): names, codes,
 * paths and numbers, nothing that a user or a server wrote.
 */
export interface WorkerReport {
  readonly name: string;
  /** By the device's clock, in ms since 1970. */
  readonly atMs: number;
  readonly data: Readonly<Record<string, string | number>>;
}
