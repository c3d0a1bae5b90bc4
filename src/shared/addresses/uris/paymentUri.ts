/** One way to pay what a code asks for. */
export interface PaymentPart {
  readonly address: string;
  /** Format id of the address (screens.md 3.2); absent for a bare address with parameters. */
  readonly format?: string;
  /** Code of the chain (screens.md 3.1); absent where the code names none, or one that is not in that table. */
  readonly chain?: string;
  /** Plain decimal string, in the coin, or in the token if there is one. */
  readonly amount?: string;
}

/** What a payment code asks for. Nothing in it is checked yet: checkAddress and checkTag do that. */
export interface PaymentUri extends PaymentPart {
  /** How the code names its network, as an EIP-155 id or in words. With it but without `chain`, it is one we don't have. */
  readonly chainId?: string;
  readonly tag?: string;
  /** Contract, mint, jetton, or `code:issuer`: what is to be paid with is not the chain's own coin. "" where it is left out. */
  readonly token?: string;
  /** The coin by its code, where the code names no contract. */
  readonly symbol?: string;
  /** The token's amount in its smallest units, where only the token knows how many make one. */
  readonly tokenUnits?: string;
  /** Other networks on which the same code can be paid (BIP-321). */
  readonly others?: readonly PaymentPart[];
  /** Spaces or hidden characters were taken out of the address. */
  readonly isCleaned?: true;
}

/** Why a payment code can't be used (screens.md 0.2c); the address field has a text for each. */
export type RefusalReason =
  /** The code demands something that we don't know (BIP-21, `req-`). */
  | 'required'
  /** The code gives two values for one thing: two amounts, two receivers. */
  | 'twice'
  /** A parameter that decides something cannot be read. */
  | 'malformed'
  /** The code names no receiver. */
  | 'noReceiver'
  /** A name that a service translates: ENS, a Lightning address, a federation address. */
  | 'name'
  /** A link to a server that makes the invoice. */
  | 'lnurl'
  /** BOLT 12. */
  | 'offer'
  /** The code asks for a call of a program, or for a transaction that a server makes. */
  | 'transaction'
  | 'testNetwork'
  /** A link or a code of a kind that we don't know. */
  | 'scheme';

export interface PaymentRefusal {
  readonly refused: RefusalReason;
  /** The parameter or the scheme that was refused; "" for none. */
  readonly name: string;
}

export type PaymentReading = PaymentUri | PaymentRefusal;

export function refusePayment(refused: RefusalReason, name = ''): PaymentRefusal {
  return { refused, name };
}

export function isRefusedPayment(reading: PaymentReading): reading is PaymentRefusal {
  return 'refused' in reading;
}
