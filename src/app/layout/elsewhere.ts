import type { ParseKeys } from 'i18next';
import type { SiteFlag } from '#shared/site/siteFlags.ts';

export interface ElsewhereRow {
  readonly key: Extract<ParseKeys, `nav.${string}`>;
  /** Below the product's own domain. */
  readonly path: string;
  /** All of them have to be shown on the site. */
  readonly flags: readonly SiteFlag[];
}

/** What the exchange has besides the assets area (design.md section 6): links, each where the site's flags show it. */
export const ELSEWHERE = [
  { key: 'nav.copyTrading', path: '/copyTrade', flags: ['sideNavCopyTrade'] },
  { key: 'nav.bots', path: '/tradingbot', flags: ['sideNavBot'] },
  { key: 'nav.botsGrid', path: '/tradingbot/fgrid', flags: ['sideNavBot', 'botFuturesGrid'] },
  { key: 'nav.botsMartingale', path: '/tradingbot/fmart', flags: ['sideNavBot', 'botFuturesMartingale'] },
  { key: 'nav.loans', path: '/crypto-loan', flags: ['sideNavCryptoLoans'] },
  { key: 'nav.p2p', path: '/fiat/trade/otc', flags: ['p2p'] },
  { key: 'nav.fiat', path: '/fiat/trade/express', flags: ['fiatDepositWithdraw'] },
  { key: 'nav.card', path: '/cards', flags: ['card'] },
  { key: 'nav.web3', path: '/web3', flags: ['web3'] },
  { key: 'nav.earn', path: '/earn', flags: ['earn'] },
  { key: 'nav.slash', path: '/slash', flags: ['slash'] },
] as const satisfies readonly ElsewhereRow[];
