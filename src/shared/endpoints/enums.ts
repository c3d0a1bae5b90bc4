import * as v from 'valibot';
import { COST_METHODS } from '#shared/tax/costMethods.ts';
import { HOLDING_BANDS } from '#shared/tax/holdingBands.ts';
import { INCOME_KINDS } from '#shared/tax/incomeKinds.ts';
import { RISK_SCENES } from './riskScenes.ts';

/* The words and numbers of screens.md 2.0. */

/** contract, spot, option, finacial, fiat, mt4, unified and uta. */
export const AccountCode = v.picklist([1, 2, 3, 5, 6, 8, 10]);

export const ExchangeStatus = v.picklist(['init', 'processing', 'success', 'failure', 'partial_fulfillment']);
export const LimitStatus = v.picklist([
  'init',
  'open',
  'filling',
  'filled',
  'cancelled',
  'expired',
  'failed',
]);

/**
 * 0 unknown, 1 to be confirmed, 2 processing, 3 success, 4 failed, 7 rollback processing, 70011 rolled back, 70012 kept
 * after it, 70013 rollback under review, 10011 pending to the funding pool, 10012 credited to it.
 */
export const DepositStatus = v.picklist([0, 1, 2, 3, 4, 7, 70011, 70012, 70013, 10011, 10012]);
/** 0 normal, 10 over the daily cap, 20 documents needed, 50 blocked. */
export const DepositType = v.picklist([0, 10, 20, 50]);
/** 0 approved, 1 needs data, 2 in review, 3 rejected. */
export const TravelRuleStatus = v.picklist([0, 1, 2, 3]);

export const WithdrawStatus = v.picklist([
  'SecurityCheck',
  'Pending',
  'BlockchainConfirmed',
  'success',
  'CancelByUser',
  'Reject',
  'Fail',
  'MoreInformationRequired',
  'Unknown',
]);
/** 0 on chain, 1 off chain. */
export const WithdrawType = v.picklist([0, 1]);

export const TransferStatus = v.picklist(['SUCCESS', 'PENDING', 'FAILED']);
/** -1 failed, 0 queued, 1 processing, 2 ready, 3 expired. */
export const ExportStatus = v.picklist([-1, 0, 1, 2, 3]);
export const RiskLevel = v.picklist(['LOW', 'MEDIUM', 'HIGH', 'SEVERE', 'UNKNOWN']);

export const FreezeReason = v.picklist([
  'UNLOCK_CONFIRM',
  'WITHDRAWING',
  'LIMIT_ORDER',
  'P2P_ORDER',
  'P2P_DEPOSIT',
  'BUY_HOLD',
  'COLLATERAL',
  'SECURITY_LOCK',
  'RISK_REVIEW',
  'TRAVEL_RULE',
  'LEGAL',
  'DEPOSIT_CAP',
  'UTA_UPGRADE',
]);
export const LockReason = v.picklist([
  'PASSWORD',
  'TOTP',
  'EMAIL',
  'PHONE',
  'FUND_PASSWORD',
  'ADDRESS_SWITCH',
]);

/** What a security step is for. */
export const RiskScene = v.picklist(Object.values(RISK_SCENES));

/** Where a deposit is credited. */
export const CreditAccount = v.picklist(['FUND', 'UNIFIED', 'EARN']);
export const CoinType = v.picklist(['crypto', 'fiat']);
/** How a recipient inside the exchange is named. */
export const InternalType = v.picklist(['uid', 'email', 'mobile']);
export const UpgradeState = v.picklist(['', 'FAIL', 'PROCESS', 'SUCCESS']);

/** screens.md 0.2c. */
export const HoldingBand = v.picklist(HOLDING_BANDS);
export const IncomeKind = v.picklist(INCOME_KINDS);
/** Everything of a year, what was sold, what was earned, every movement (screens.md 0.2b), or what a return asks for (0.2c). */
export const TaxReportKind = v.picklist(['annual', 'gainLoss', 'income', 'transactions', 'form']);
/** The order in which what was bought counts as sold. */
export const CostMethod = v.picklist(COST_METHODS);
