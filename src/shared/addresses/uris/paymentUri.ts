/** What a payment URI asks for. Nothing in it has been judged: that is for checkAddress and checkTag. */
export interface PaymentUri {
  readonly address: string;
  /** Format id of the address (screens.md 3.2). */
  readonly format: string;
  /** Code of the chain (screens.md 3.1); absent where the URI names none, or one that is not in that table. */
  readonly chain?: string;
  /** The EIP-155 id that the URI names. With it but without `chain`, the network is one we don't have. */
  readonly chainId?: string;
  readonly tag?: string;
  /** Plain decimal string, in the coin, or in the token if there is one. */
  readonly amount?: string;
  /** Contract, mint, jetton, or `code:issuer`: what is to be paid with is not the chain's own coin. */
  readonly token?: string;
  /** The token's amount in its smallest units, where only the token knows how many make one. */
  readonly tokenUnits?: string;
}
