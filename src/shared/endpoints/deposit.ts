import * as v from 'valibot';
import type { RowState } from './dataKinds.ts';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { CreditAccount, DepositStatus, DepositType, TravelRuleStatus } from './enums.ts';
import {
  Bit,
  Code,
  CodeOrEmpty,
  Count,
  Entered,
  EnteredText,
  Id,
  Int,
  IntText,
  JsonText,
  Ms,
  MsOrEmpty,
  Name,
  RequestId,
  Unsigned,
  UnsignedOrNone,
  UserId,
} from './fields.ts';
import { cursorInput, cursorResult, range } from './paging.ts';

const AddressState = v.picklist(['creating', 'ready', 'expiring', 'retired']);
const Search = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** One address of the user on a chain (screens.md 2.3, address-chain). */
const depositAddress = {
  id: Id,
  /** "" while it is being made. */
  addressDeposit: Name,
  tagDeposit: Name,
  label: Name,
  isDefault: v.boolean(),
  state: AddressState,
  expireAt: v.optional(Ms),
  createdAt: Ms,
  lastDepositAt: v.optional(Ms),
  totalReceived: Unsigned,
  uri: Name,
};

const Label = v.pipe(EnteredText, v.maxGraphemes(20));

/** What a user looked at last, and where deposits are credited. */
const preferences = {
  /** "" before the first deposit. */
  lastCoin: CodeOrEmpty,
  lastChain: CodeOrEmpty,
  fiat: Code,
  channel: v.picklist(['crypto', 'bank', 'card', 'p2p']),
  creditAccount: CreditAccount,
  fiatChannels: v.array(
    v.object({
      id: Id,
      name: Name,
      fiat: Code,
      min: Unsigned,
      max: Unsigned,
      feeRate: Unsigned,
      eta: v.string(),
      state: Bit,
    }),
  ),
};

const DepositRow = v.object({
  id: Id,
  kind: v.picklist(['chain', 'internal', 'fiat']),
  coin: Code,
  /** "" off chain, as are the other fields that only a chain has. */
  chain: CodeOrEmpty,
  amount: Unsigned,
  status: DepositStatus,
  depositType: DepositType,
  confirmations: Count,
  needConfirm: Count,
  unlockConfirm: Count,
  txID: Name,
  txIndex: Name,
  blockHash: Name,
  fromAddress: Name,
  toAddress: Name,
  tag: Name,
  depositFee: Unsigned,
  accountType: Name,
  createdAt: Ms,
  successAt: v.optional(MsOrEmpty),
  unlockAt: v.optional(Ms),
  releaseAt: v.optional(Ms),
  travelRuleStatus: TravelRuleStatus,
  complianceStatus: Int,
  taxStatus: Int,
  fromMemberId: v.optional(UserId),
  explorer: v.string(),
});

/**
 * Bringing coins in (screens.md 2.3, 2.11). Addresses are signed and never cached: a wrong one costs everything that
 * is sent to it.
 */
export const depositEndpoints = {
  depositRecords: endpoint('GET /v3/private/cht/asset-deposit/deposit/aggregate-records', {
    reads: ['deposits'],
    settles: ['deposits', 'balances'],
    states: ({ rows }) => rows.map(({ id, status }) => [id, status]),
    input: v.pipe(
      v.object({
        coin: v.optional(Code),
        chain: v.optional(Code),
        status: v.optional(DepositStatus),
        kind: v.picklist(['chain', 'internal', 'fiat', 'all']),
        txId: v.optional(Entered),
        id: v.optional(Entered),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...cursorInput,
      }),
      range(30),
    ),
    result: v.object({ ...cursorResult, rows: v.array(DepositRow), openCount: Count }),
    rows: ['rows'],
  }),

  depositOrder: endpoint('POST /v3/private/cht/asset-deposit/deposit/order-deposit', {
    changes: ['addresses'],
    input: v.object({
      coin: Code,
      chain: Code,
      newAddress: v.boolean(),
      label: v.optional(Label),
      requestId: RequestId,
    }),
    result: v.object({
      ...signedResult,
      requestId: RequestId,
      coin: Code,
      chain: Code,
      orderId: Id,
      status: v.picklist(['creating', 'ready']),
      address: v.optional(v.object(depositAddress)),
    }),
    signed: echo('requestId', 'coin', 'chain'),
  }),

  depositAddresses: endpoint('GET /v3/private/cht/asset-deposit/deposit/address-chain', {
    reads: ['addresses'],
    settles: ['addresses'],
    states: ({ chains }) =>
      chains.flatMap(({ addresses }) => addresses.map(({ id, state }): RowState => [id, state])),
    input: v.object({ coin: Code, chain: v.optional(Code) }),
    result: v.object({
      ...signedResult,
      coin: Code,
      /** The chain that was asked for. */
      chain: v.optional(Code),
      chains: v.array(
        v.object({
          chain: Code,
          chainType: Name,
          status: Bit,
          reopenAt: v.optional(Ms),
          needTag: v.boolean(),
          addresses: v.array(v.object(depositAddress)),
          contractAddress: Name,
          depositMin: Unsigned,
          confirmation: IntText,
          safeConfirmNumber: IntText,
          /** -1 is no daily cap. */
          batchReleaseLimit: UnsignedOrNone,
          tips: v.array(v.string()),
          quiz: v.optional(v.object({ question: v.string(), options: v.array(v.string()), answer: Count })),
        }),
      ),
    }),
    byLanguage: true,
    signed: echo('coin', 'chain'),
    rows: ['chains', 'chains.*.addresses'],
  }),

  /** The user's addresses on all chains, or on one (screens.md 0.2b, 1.16). */
  depositAddressList: endpoint('GET /v3/private/cht/asset-deposit/deposit/address-list', {
    reads: ['addresses'],
    settles: ['addresses'],
    states: ({ rows }) => rows.map(({ id, state }) => [id, state]),
    input: v.object({
      chain: v.optional(Code),
      /** Part of a label, address or tag, or a coin's whole code. */
      q: v.optional(Search),
      state: v.optional(AddressState),
      ...cursorInput,
    }),
    result: v.object({
      ...signedResult,
      ...cursorResult,
      /** What was asked for. */
      chain: v.optional(Code),
      q: v.optional(Search),
      state: v.optional(AddressState),
      rows: v.array(
        v.object({
          /** The last and the total amount received are those of the first coin; `received` has them for every coin. */
          ...depositAddress,
          chain: Code,
          /** 0: the chain is closed for deposits, and the address is not shown. */
          status: Bit,
          /** Coins that may be sent to it, the chain's own first. */
          coins: v.array(Code),
          received: v.array(v.object({ coin: Code, total: Unsigned, lastAt: Ms })),
        }),
      ),
    }),
    signed: echo('chain', 'q', 'state'),
    rows: ['rows'],
  }),

  depositAddressEdit: endpoint('POST /v3/private/cht/asset-deposit/deposit/edit-address', {
    changes: ['addresses'],
    input: v.object({
      id: Id,
      label: v.optional(Label),
      isDefault: v.optional(v.boolean()),
      state: v.optional(v.literal('retired')),
    }),
    result: v.object({ ...signedResult, ...depositAddress }),
    signed: echo('id'),
  }),

  travelRuleSubmit: endpoint('POST /v3/private/cht/asset-deposit/deposit/travel-rule-submit', {
    changes: ['deposits', 'balances'],
    input: v.object({ depositId: Id, questionnaire: JsonText }),
    result: v.object({ travelRuleStatus: TravelRuleStatus }),
  }),

  userPreferences: endpoint('GET /fiat/private/channel/user-preferences', {
    reads: ['settings'],
    input: v.object({}),
    result: v.object(preferences),
    byLanguage: true,
  }),

  /** Switches the credited account, among others (screens.md 0.2b). */
  userPreferencesEdit: endpoint('POST /fiat/private/channel/user-preferences', {
    changes: ['settings'],
    input: v.object({
      creditAccount: v.optional(CreditAccount),
      lastCoin: v.optional(Code),
      lastChain: v.optional(Code),
    }),
    result: v.object({ ...signedResult, ...preferences }),
    byLanguage: true,
    signed: echo('creditAccount', 'lastCoin', 'lastChain'),
  }),
};
