import type { To } from 'react-router-dom';
import { type Conversion, onlyLine } from '#app/features/conversions/conversion.ts';
import { pairToUrl, type TicketAccount } from '#app/features/ticketForm/ticketLink.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';

const ACCOUNT_BY_WALLET: Readonly<Record<string, TicketAccount>> = {
  FUND: 'funding',
  UNIFIED: 'unified',
  SPOT: 'spot',
};

/**
 * Where the same can be done again, with pair and amount filled in and nothing asked or sent yet (screens.md 1.2, "repeat"); null
 * where no ticket does it.
 */
export function repeatLink(conversion: Conversion): To | null {
  const { kind, got, sourceKey } = conversion;
  const line = onlyLine(conversion);
  const account = accountOf(sourceKey);
  if (kind === 'lowBalance') return '/exchange/lwb-exchange';
  if (kind === 'batch') {
    return { pathname: '/exchange/index', search: pairToUrl({ tab: 'batch', to: got.coin, ...account }) };
  }
  if (kind === 'fiat' || line === undefined) return null;
  const link = {
    from: line.given.coin,
    to: got.coin,
    amount: line.given.amount,
    side: 'from',
    ...account,
  } as const;
  if (kind === 'block') return { pathname: '/otc/convert', search: pairToUrl(link) };
  return { pathname: '/exchange/index', search: pairToUrl({ tab: kind, ...link }) };
}

function accountOf(sourceKey: string): { readonly account?: TicketAccount } {
  const wallet = Object.entries(SOURCE_ACCOUNTS).find(([key]) => key === sourceKey)?.[1].wallet;
  const account = wallet === undefined ? undefined : ACCOUNT_BY_WALLET[wallet];
  return account === undefined ? {} : { account };
}
