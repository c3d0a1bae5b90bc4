import type { ParseKeys } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { SiteFlag } from '#shared/site/siteFlags.ts';
import { FIAT_PAGE } from '#shared/site/urls.ts';

/**
 * What the exchange has besides the assets area (design.md section 6): one quiet line that opens to a column of links, each
 * where the site's flags show it.
 */
export function Elsewhere() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { flags } = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  const rows = PRODUCTS.filter((row) => row.flags.every((flag) => flags[flag]));
  if (rows.length === 0) return null;
  return (
    <details className="elsewhere">
      <summary>
        {t('shell.elsewhere')}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <nav aria-label={t('shell.elsewhere')}>
        <ul>
          {rows.map(({ key, path }) => (
            <li key={key}>
              <a
                href={productHref({ language, head: '', tail: path })}
                className="elsewhere-link"
                {...NEW_TAB}
              >
                {t(key)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface ProductRow {
  readonly key: Extract<ParseKeys, `nav.${string}`>;
  /** Below the product's own domain. */
  readonly path: string;
  /** All of them have to be shown on the site. */
  readonly flags: readonly SiteFlag[];
}

const PRODUCTS = [
  { key: 'nav.copyTrading', path: '/copyTrade', flags: ['sideNavCopyTrade'] },
  { key: 'nav.bots', path: '/tradingbot', flags: ['sideNavBot'] },
  { key: 'nav.botsGrid', path: '/tradingbot/fgrid', flags: ['sideNavBot', 'botFuturesGrid'] },
  { key: 'nav.botsMartingale', path: '/tradingbot/fmart', flags: ['sideNavBot', 'botFuturesMartingale'] },
  { key: 'nav.loans', path: '/crypto-loan', flags: ['sideNavCryptoLoans'] },
  { key: 'nav.p2p', path: '/fiat/trade/otc', flags: ['p2p'] },
  { key: 'nav.fiat', path: FIAT_PAGE, flags: ['fiatDepositWithdraw'] },
  { key: 'nav.card', path: '/cards', flags: ['card'] },
  { key: 'nav.web3', path: '/web3', flags: ['web3'] },
  { key: 'nav.earn', path: '/earn', flags: ['earn'] },
  { key: 'nav.slash', path: '/slash', flags: ['slash'] },
] as const satisfies readonly ProductRow[];
