import type { InferInput } from 'valibot';
import { accountEndpoints } from './accounts.ts';
import { addressBookEndpoints } from './addressBook.ts';
import { addressCheckEndpoints } from './addressCheck.ts';
import { ampEndpoints } from './amp.ts';
import { batchConvertEndpoints } from './batchConvert.ts';
import { blockTradeEndpoints } from './blockTrade.ts';
import { coinEndpoints } from './coins.ts';
import { convertEndpoints } from './convert.ts';
import { depositEndpoints } from './deposit.ts';
import type { Endpoint, EndpointResult } from './endpoint.ts';
import { exportEndpoints } from './exportFiles.ts';
import { limitOrderEndpoints } from './limitOrder.ts';
import { lowBalanceEndpoints } from './lowBalance.ts';
import { marketDataEndpoints } from './marketData.ts';
import { preKyaEndpoints } from './preKya.ts';
import { profileEndpoints } from './profile.ts';
import { recordEndpoints } from './records.ts';
import { referenceEndpoints } from './reference.ts';
import { securityEndpoints } from './security.ts';
import { siteConfigEndpoints } from './siteConfig.ts';
import { taxEndpoints } from './tax.ts';
import { withdrawEndpoints } from './withdraw.ts';

/**
 * Every HTTP call of the product. The values are for the gateway alone; the page imports the types below, so that no
 * schema gets into its bundle.
 */
export const ENDPOINTS = {
  ...profileEndpoints,
  ...siteConfigEndpoints,
  ...securityEndpoints,
  ...coinEndpoints,
  ...accountEndpoints,
  ...convertEndpoints,
  ...batchConvertEndpoints,
  ...lowBalanceEndpoints,
  ...blockTradeEndpoints,
  ...limitOrderEndpoints,
  ...marketDataEndpoints,
  ...depositEndpoints,
  ...preKyaEndpoints,
  ...recordEndpoints,
  ...addressBookEndpoints,
  ...addressCheckEndpoints,
  ...withdrawEndpoints,
  ...referenceEndpoints,
  ...exportEndpoints,
  ...taxEndpoints,
  ...ampEndpoints,
} satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof ENDPOINTS;
/** What a caller passes: fields that have a default may be left out, and nothing is changed in it. */
export type InputOf<Name extends EndpointName> = Unchanged<InferInput<(typeof ENDPOINTS)[Name]['input']>>;
export type ResultOf<Name extends EndpointName> = EndpointResult<(typeof ENDPOINTS)[Name]>;

type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value;
