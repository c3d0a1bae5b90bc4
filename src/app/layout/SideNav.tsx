import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { GROUPS, SCREENS, type ScreenRow } from '#shared/site/screenTable.ts';
import type { SiteFlag } from '#shared/site/siteFlags.ts';
import { judgeScreen, useScreen, useSiteState } from './useScreen.ts';

export interface SideNavProps {
  /** Opens the list of shortcuts; here it can be found without knowing its key. */
  readonly onShortcuts: () => void;
}

/** Every screen that is available on this site, and what the exchange has besides (design.md section 6). */
export function SideNav({ onShortcuts }: SideNavProps) {
  const { t } = useTranslation();
  const openScreen = useScreen()?.id;
  const site = useSiteState();
  const screens: readonly ScreenRow[] = SCREENS.filter(
    (screen: ScreenRow) => judgeScreen(screen, site) === null,
  );
  return (
    <nav aria-label={t('shell.nav')} className="side-nav">
      {GROUPS.map((group) => (
        <section key={group}>
          <h2 className="side-nav-group">{t(`nav.${group}`)}</h2>
          <ul>
            {screens
              .filter((screen) => screen.group === group)
              .map((screen) => (
                <li key={screen.id}>
                  <Link
                    to={screen.href ?? screen.path}
                    className="side-nav-link"
                    aria-current={screen.id === openScreen ? 'page' : undefined}
                  >
                    {t(`screens.${screen.id}.title`)}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Elsewhere />
      <button
        type="button"
        className="side-nav-link text-start"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={onShortcuts}
      >
        {t('shortcuts.open')}
      </button>
    </nav>
  );
}

function Elsewhere() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { flags, isSettled } = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig);
  // What a flag may hide is better not shown before.
  const rows = isSettled ? ELSEWHERE.filter((row) => row.flags.every((flag) => flags[flag])) : [];
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="side-nav-group">{t('shell.elsewhere')}</h2>
      <ul>
        {rows.map(({ key, path }) => (
          <li key={key}>
            <a href={productHref({ language, head: '', tail: path })} className="side-nav-link" {...NEW_TAB}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ElsewhereRow {
  readonly key: Extract<ParseKeys, `nav.${string}`>;
  /** Below the product's own domain. */
  readonly path: string;
  /** All of them have to be shown on the site. */
  readonly flags: readonly SiteFlag[];
}

/** What the exchange has besides the assets area (design.md section 6): links, each where the site's flags show it. */
const ELSEWHERE = [
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
