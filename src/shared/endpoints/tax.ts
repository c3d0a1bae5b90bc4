import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CostMethod, HoldingBand, IncomeKind, TaxReportKind } from './enums.ts';
import { ExportJob, FileFormat } from './exportFiles.ts';
import {
  Code,
  Count,
  Dec,
  Entered,
  Id,
  Int,
  Iso3,
  Iso3OrEmpty,
  Ms,
  MsOrEmpty,
  Nothing,
  RequestId,
} from './fields.ts';
import { optionalGuard } from './security.ts';

/** The user tag `tax_identity`: an object that the exchange writes as JSON text (screens.md 2.1). */
export const TaxIdentity = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['none', 'pending', 'verified', 'review']),
    country: Iso3OrEmpty,
    id_masked: v.string(),
  }),
);

const Year = v.pipe(Int, v.minValue(2009), v.maxValue(2100));
const Quarter = v.picklist([1, 2, 3, 4]);
/** "2026-04" */
const Month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is no month'));

const figures = { disposals: Count, proceeds: Dec, cost: Dec, gain: Dec, income: Dec, fees: Dec };
/** What `fees` are the sum of. */
const feeParts = { conversionFees: Dec, withdrawalFees: Dec };
/** What income came from, and which tax was withheld by whom. */
const incomes = v.array(v.object({ kind: IncomeKind, value: Dec }));
const withheld = v.array(v.object({ type: v.string(), by: v.string(), value: Dec }));

/** Coins that came without a purchase price; their worth when they came. */
const receipt = { txId: Id, amount: Dec, receivedAt: Ms, worth: Dec };
/** How many receipts have no cost: every figure that they are in is incomplete (screens.md 0.2c). */
const missing = v.object({ receipts: Count, worth: Dec });
/** A cost of so many digits is more than anything costs. */
const Cost = v.pipe(Dec, v.regex(/^-?\d{1,15}(?:\.\d+)?$/, 'is more than anything costs'));
/** What names a receipt. */
const receiptKey = { coin: Code, txId: Id };
/** Per file. */
export const MOST_COSTS = 500;
/** By whose rules, in which zone's days and in which currency figures are; both ends belong to the year. */
const residence = {
  country: Iso3OrEmpty,
  label: v.string(),
  currency: Code,
  timezone: v.string(),
  startTime: Ms,
  endTime: Ms,
};
/** A method holds from the tax year on that begins in a calendar year. */
const PlannedMethod = v.object({ fromYear: Count, method: CostMethod });
/** "2026-27" */
const FinancialYear = v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/, 'is no financial year'));
/** Rupees, but for the number of conversions. */
const deducted = { conversions: Count, gross: Dec, tds: Dec, gst: Dec };

/** Tax reports and returns; figures are in the currency of the residence (screens.md 2.1, 2.7, 0.2a; 1.20 says what the screen needs). */
export const taxEndpoints = {
  subAccountTax: endpoint('GET /user/private/search-subaccount-tax', {
    reads: ['tax', 'conversions', 'deposits', 'withdrawals'],
    input: v.object({
      year: Year,
      quarter: v.optional(Quarter),
      country: v.optional(Iso3),
      uid: v.optional(Count),
    }),
    result: v.object({
      list: v.array(
        v.object({
          uid: Count,
          name: v.string(),
          currency: v.string(),
          ...figures,
          ...{ conversion_fees: Dec, withdrawal_fees: Dec },
          tax_withheld: Dec,
          tax_type: v.string(),
          status: v.picklist(['open', 'final']),
        }),
      ),
      summary: v.object({ ...figures, conversion_fees: Dec, withdrawal_fees: Dec, tax_withheld: Dec }),
      updated_at: Ms,
    }),
  }),

  taxIdentity: endpoint('POST /v3/private/cht/asset-file-core/export/tax-identity', {
    changes: ['tax'],
    input: v.object({
      country: Iso3,
      taxId: Entered,
      type: v.string(),
      document: v.optional(v.string()),
      /** For a change of a number that the exchange has already (risk scene 30011). */
      ...optionalGuard,
    }),
    /** The user tag, as /user/private/user-tag gives it. */
    result: v.object({ tax_identity: TaxIdentity }),
  }),

  taxOverview: endpoint('POST /v3/private/cht/asset-file-core/export/tax-overview', {
    reads: ['tax', 'conversions', 'deposits', 'withdrawals'],
    input: v.object({
      year: Year,
      /** In all years, or from `fromYear` on; those that the exchange keeps where it is missing. */
      method: v.optional(CostMethod),
      fromYear: v.optional(Year),
      /** By whose rules: those of the residence where it is missing. */
      country: v.optional(Iso3),
      uids: v.optional(v.array(Count)),
    }),
    result: v.object({
      ...residence,
      /** The one of this year. */
      method: CostMethod,
      /** What the user has chosen for the country, the earliest first. */
      methods: v.array(PlannedMethod),
      coins: v.array(
        v.object({
          coin: Code,
          ...{ ...figures, ...feeParts },
          taxWithheld: Dec,
          /** Amounts of the coin: opening + in − out = closing. */
          opening: Dec,
          in: Dec,
          out: Dec,
          closing: Dec,
          missing,
          /** What came without a purchase price; tax-cost sends it to the exchange. */
          missingCost: v.array(v.object(receipt)),
          /** What it has sent, for all of a receipt: as it was written, and in the currency of the figures. */
          enteredCost: v.array(
            v.object({
              ...receipt,
              ...{ cost: Dec, written: Dec, currency: Code, acquiredAt: MsOrEmpty },
              /** Where it was written in USD. */
              costUsd: v.optional(Dec),
            }),
          ),
        }),
      ),
      summary: v.object({ ...figures, ...feeParts, taxWithheld: Dec, missing, incomes, withheld }),
      /** What is left as the year ends, or by now where it is not over, by how long it has been held. */
      holdings: v.object({
        atTime: Ms,
        rows: v.array(
          v.object({ coin: Code, band: HoldingBand, amount: Dec, cost: Dec, worth: Dec, receipts: Count }),
        ),
      }),
      /** Every calendar month that the year touches, in its zone: together they are the gain of the year. */
      months: v.array(v.object({ month: Month, disposals: Count, gain: Dec })),
    }),
  }),

  taxCost: endpoint('POST /v3/private/cht/asset-file-core/export/tax-cost', {
    changes: ['tax'],
    /** One of `cost`, `costUsd` and `isMarketPrice`. */
    input: v.object({
      ...receiptKey,
      /** For all of it, in `currency`, or in that of the residence where that is missing. */
      cost: v.optional(Cost),
      currency: v.optional(Code),
      /** The same in USD. */
      costUsd: v.optional(Cost),
      /** The market price of the day on which they were bought. */
      isMarketPrice: v.optional(v.boolean()),
      /** When they were bought; when they came where it is missing. */
      acquiredAt: v.optional(Ms),
    }),
    result: Nothing,
  }),

  /** The costs of many receipts, as a file has them (screens.md 0.2c): all of them are kept, or none. */
  taxCosts: endpoint('POST /v3/private/cht/asset-file-core/export/tax-costs', {
    changes: ['tax'],
    input: v.object({
      costs: v.pipe(
        v.array(
          v.object({ ...receiptKey, cost: Cost, currency: v.optional(Code), acquiredAt: v.optional(Ms) }),
        ),
        v.minLength(1),
        v.maxLength(MOST_COSTS),
      ),
    }),
    result: v.object({ saved: Count }),
  }),

  /** Has a method hold from a year on; earlier years stay as they were filed. */
  taxMethod: endpoint('POST /v3/private/cht/asset-file-core/export/tax-method', {
    changes: ['tax'],
    input: v.object({ country: Iso3, fromYear: Year, method: CostMethod }),
    result: v.object({ methods: v.array(PlannedMethod) }),
  }),

  taxReport: endpoint('POST /v3/private/cht/asset-file-core/export/create/tax-report', {
    changes: ['files'],
    input: v.object({
      year: Year,
      /** In all years; those that the exchange keeps where it is missing. */
      method: v.optional(CostMethod),
      /** By whose rules: those of the residence where it is missing. */
      country: v.optional(Iso3),
      report: v.optional(TaxReportKind, 'annual'),
      format: FileFormat,
      /** Accounts taken together; the user's own where missing. */
      uids: v.optional(v.array(Count)),
      requestId: RequestId,
    }),
    result: ExportJob,
  }),

  /** The figures of that statement, by quarter. */
  indiaTds: endpoint('POST /v3/private/cht/asset-file-core/export/india-tds', {
    reads: ['tax', 'conversions'],
    input: v.object({ financialYear: FinancialYear }),
    result: v.object({
      /** Quarters that have deductions. */
      quarters: v.array(v.object({ quarter: Quarter, isDeposited: v.boolean(), ...deducted })),
      summary: v.object(deducted),
    }),
  }),

  indiaTaxStatement: endpoint('POST /v3/private/cht/asset-file-core/export/create/india-tax-statement', {
    changes: ['files'],
    input: v.object({
      financialYear: FinancialYear,
      quarter: v.union([Quarter, v.literal('all')]),
      pan: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'is no PAN'))),
      requestId: RequestId,
    }),
    result: ExportJob,
  }),
};
