import * as v from 'valibot';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { InternalType, RiskLevel } from './enums.ts';
import { Bit, Code, CodeOrEmpty, Count, EnteredText, Id, Int, Ms, Name, RequestId, Sec } from './fields.ts';
import { cursorInput, cursorResult } from './paging.ts';
import { guard, optionalGuard, snakeGuard } from './security.ts';

const Ownership = v.picklist(['self', 'other']);
const LegalType = v.picklist(['individual', 'company']);

/** An entry of the address book (screens.md 2.5, "Address row"). */
const savedAddress = {
  id: Id,
  /** "baseCoin" is an address for every coin of its chain. */
  coin: Code,
  /** "" inside the exchange, as is its type. */
  chain: CodeOrEmpty,
  chainType: Name,
  address: Name,
  tag: Name,
  remark: Name,
  /** 0 on a chain, 1 inside the exchange. */
  addressType: Bit,
  internalType: v.optional(InternalType),
  /** 0 at an exchange, 1 the owner's own. */
  walletType: Bit,
  ownership: Ownership,
  vaspCode: v.optional(Name),
  vaspName: v.optional(Name),
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
const BookSettings = v.object({
  whitelistOnly: v.boolean(),
  newAddressLock: v.boolean(),
  verificationFree: v.boolean(),
  changePauseUntil: v.optional(Ms),
});

const MAX_BATCH = 100;

const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_BATCH));
/** The name of an entry, as it is kept; that a part of it can't be seen, the exchange says with a code of its own (132005). */
const Remark = v.pipe(
  v.string(),
  v.transform(tidyEnteredText),
  v.regex(/\S/u, 'is blank'),
  v.maxGraphemes(20),
);
const Switch = v.picklist(['whitelistOnly', 'newAddressLock', 'verificationFree']);

const owner = {
  vaspCode: v.optional(v.string()),
  firstName: v.optional(EnteredText),
  lastName: v.optional(EnteredText),
  companyName: v.optional(EnteredText),
};

const newAddress = {
  coin: Code,
  /** "" inside the exchange. */
  chain: CodeOrEmpty,
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ADDRESS)),
  tag: v.optional(v.string()),
  remark: Remark,
  addressType: Bit,
  internalType: v.optional(InternalType),
  areaCode: v.optional(v.string()),
  walletType: Bit,
  ownership: Ownership,
  legalType: v.optional(LegalType),
  ...owner,
  verified: Bit,
};

/**
 * The addresses that a user has saved (screens.md 2.5, prefix asset-withdraw). All are signed: money goes to what
 * they say. What changes the entries themselves also carries the Guid header (product.md section 7).
 */
export const addressBookEndpoints = {
  addressList: endpoint('GET /v3/private/cht/asset-withdraw/address/address-list', {
    reads: ['addresses'],
    input: v.object({
      coin: v.optional(Code),
      chain: v.optional(Code),
      addressType: v.optional(Bit),
      verified: v.optional(Bit),
      keyword: v.optional(v.string()),
      ...cursorInput,
    }),
    result: v.object({
      ...signedResult,
      ...cursorResult,
      /** What was asked for. */
      coin: v.optional(Code),
      chain: v.optional(Code),
      rows: v.array(v.object(savedAddress)),
      count: Count,
      max: Count,
      settings: BookSettings,
    }),
    signed: echo('coin', 'chain'),
    rows: ['rows'],
  }),

  addressCreate: endpoint('POST /v3/private/cht/asset-withdraw/address/address-create', {
    changes: ['addresses'],
    input: v.object({ ...newAddress, requestId: RequestId, ...guard }),
    result: v.object({ ...signedResult, requestId: RequestId, ...savedAddress }),
    guid: true,
    signed: echo('requestId'),
  }),

  addressBatchCreate: endpoint('POST /v3/private/cht/asset-withdraw/address/batch-create', {
    changes: ['addresses'],
    input: v.object({
      items: v.pipe(v.array(v.object(newAddress)), v.minLength(1), v.maxLength(MAX_BATCH)),
      requestId: RequestId,
      ...guard,
    }),
    result: v.object({
      ...signedResult,
      requestId: RequestId,
      results: v.array(
        v.object({ index: Count, code: Int, msg: v.string(), row: v.optional(v.object(savedAddress)) }),
      ),
      created: Count,
      failed: Count,
    }),
    guid: true,
    signed: echo('requestId'),
  }),

  addressEdit: endpoint('POST /v3/private/cht/asset-withdraw/address/address-edit', {
    changes: ['addresses'],
    input: v.object({
      id: Id,
      remark: v.optional(Remark),
      walletType: v.optional(Bit),
      ownership: v.optional(Ownership),
      ...owner,
      ...optionalGuard,
    }),
    result: v.object({ ...signedResult, ...savedAddress }),
    guid: true,
    signed: echo('id'),
  }),

  addressDelete: endpoint('POST /v3/private/cht/asset-withdraw/address/address-delete', {
    changes: ['addresses'],
    /** Section 2.0 has a risk scene for it, so it may carry the security step. */
    input: v.object({ ids: Ids, ...optionalGuard }),
    result: v.object({
      ...signedResult,
      deleted: v.array(Id),
      failed: v.array(v.object({ id: Id, code: Int })),
    }),
    guid: true,
    signed: echo(),
  }),

  addressVerification: endpoint('POST /v3/private/cht/asset-withdraw/address/change-address-verification', {
    changes: ['addresses'],
    /** Taking the flag away needs no code (screens.md 1.9). */
    input: v.object({ ids: Ids, verified: Bit, ...optionalGuard }),
    result: v.object({ ...signedResult, rows: v.array(v.object(savedAddress)) }),
    signed: echo(),
  }),

  addressSwitch: endpoint('POST /v3/private/cht/asset-withdraw/address/switch-address-verification', {
    changes: ['addresses'],
    input: v.object({ type: Switch, on: v.boolean(), ...guard }),
    result: v.object({ ...signedResult, settings: BookSettings, pauseUntil: v.optional(Ms) }),
    signed: echo(),
  }),

  /** The US variant of the two above: an entry's id, or a switch. */
  addressSuperVerification: endpoint('POST /user/private/change/address-super-verification', {
    changes: ['addresses'],
    input: v.union([
      v.object({ id: Id, ...snakeGuard }),
      v.object({ type: Switch, on: v.boolean(), ...snakeGuard }),
    ]),
    result: v.object({ ...signedResult, settings: BookSettings }),
    signed: echo(),
  }),
};
