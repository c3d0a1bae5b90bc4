import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/* The wallets that a conversion may take from, by their keys (product.md section 3, screens.md 2.0). */

const BLOCK_TRADE_KEYS = [
  'funding_block_trade',
  'uta_convert_block_trade',
  'spot_convert_block_trade',
] as const;

export const UNIFIED_KEYS = ['uta_convert', 'uta_convert_block_trade', `unified_${PRODUCT}`] as const;

export const SOURCE_KEYS = [
  'funding',
  'funding_fiat',
  'limit_order_funding',
  'otc_convert',
  'spot_convert',
  'uta_convert',
  PRODUCT,
  `reverse_${PRODUCT}`,
  `unified_${PRODUCT}`,
  ...BLOCK_TRADE_KEYS,
] as const;

export const SourceKey = v.picklist(SOURCE_KEYS);
export const BlockTradeKey = v.picklist(BLOCK_TRADE_KEYS);
