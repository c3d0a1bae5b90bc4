/** A chain that coins travel on (screens.md 3.1). */
export interface ChainReference {
  readonly chain: string;
  readonly label: string;
  /** Id of the address format (screens.md 3.2). */
  readonly format: string;
  /** Confirmations until a deposit is credited, and until it may be withdrawn. */
  readonly confirmations: { readonly credit: number; readonly unlock: number };
  /** How long a transfer takes, either way. */
  readonly etaSeconds: number;
  /** What a withdrawal may name beside the address; deposits to such chains need it. */
  readonly tag: TagReference | null;
  /**
   * Explorer addresses that a transaction id or an address is appended to; empty where there is no explorer. The paths
   * of addresses are ours.
   */
  readonly explorerTx: string;
  readonly explorerAddress: string;
}

export interface TagReference {
  readonly name: string;
  readonly regex: string;
}
