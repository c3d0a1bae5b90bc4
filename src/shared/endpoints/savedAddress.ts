import * as v from 'valibot';
import { InternalType, RiskLevel } from './enums.ts';
import { Bit, Code, Id, Ms, Sec } from './fields.ts';

export const Ownership = v.picklist(['self', 'other']);
export const LegalType = v.picklist(['individual', 'company']);

/** An entry of the address book (screens.md 2.5, "Address row"). */
export const savedAddress = {
  id: Id,
  /** "baseCoin" is an address for every coin of its chain. */
  coin: Code,
  /** "" inside the exchange, as is its type. */
  chain: v.string(),
  chainType: v.string(),
  address: v.string(),
  tag: v.string(),
  remark: v.string(),
  /** 0 on a chain, 1 inside the exchange. */
  addressType: Bit,
  internalType: v.optional(InternalType),
  /** 0 at an exchange, 1 the owner's own. */
  walletType: Bit,
  ownership: Ownership,
  vaspCode: v.optional(v.string()),
  vaspName: v.optional(v.string()),
  legalType: v.optional(LegalType),
  verified: Bit,
  /** 0 normal, 1 locked because new, 2 blocked, 3 data needed. */
  status: v.picklist([0, 1, 2, 3]),
  lockUntil: v.optional(Ms),
  createAt: Sec,
  lastUsedAt: v.optional(Ms),
  risk: RiskLevel,
};

/** The book's three switches. */
export const BookSettings = v.object({
  whitelistOnly: v.boolean(),
  newAddressLock: v.boolean(),
  verificationFree: v.boolean(),
  changePauseUntil: v.optional(Ms),
});
