import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { readableUsd } from '#app/features/prices/readableUsd.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ApproxText } from './ApproxText.tsx';
import type { Hindrance, LowBalanceCoin } from './lowBalanceCoins.ts';

export interface OtherCoinsProps {
  /** The coins that can't be converted now; at least one. */
  readonly coins: readonly LowBalanceCoin[];
}

/** What can't be converted, why, and what could be done instead (screens.md 1.3, "First-class extras"). */
export function OtherCoins({ coins }: OtherCoinsProps) {
  const { t } = useTranslation();
  return (
    <section className="card low-balance-others" aria-labelledby="low-balance-others">
      <h2 id="low-balance-others" className="low-balance-heading">
        {t('lowBalance.others.title')}
      </h2>
      <ul>
        {coins.map((coin) => (
          <OtherCoin key={coin.coin} {...coin} />
        ))}
      </ul>
    </section>
  );
}

function OtherCoin({ coin, balance, valueUsd, hindrance, canWithdraw }: LowBalanceCoin) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <li className="low-balance-other">
      <span className="low-balance-coin">
        <CoinMark coin={coin} />
        <span className="grid">
          <LtrText className="num">
            {price(balance)} <span className="low-balance-unit">{coin}</span>
          </LtrText>
          <span className="low-balance-hint">
            <ApproxText amount={readableUsd(valueUsd)} />
          </span>
        </span>
      </span>
      <span className="low-balance-why">{t(WORDS_BY_HINDRANCE[hindrance ?? 'other'])}</span>
      <span className="low-balance-instead">
        {hindrance === 'locked' && (
          <TextLink to="/records/frozen-assets">{t('lowBalance.others.seeLocked')}</TextLink>
        )}
        {hindrance !== 'target' && hindrance !== 'locked' && canWithdraw && (
          <TextLink to={`/withdraw?coin=${encodeURIComponent(coin)}`}>
            {t('lowBalance.others.withdraw', { coin })}
          </TextLink>
        )}
      </span>
    </li>
  );
}

const WORDS_BY_HINDRANCE = {
  target: 'lowBalance.others.target',
  locked: 'lowBalance.others.locked',
  tooSmall: 'lowBalance.others.tooSmall',
  islamic: 'lowBalance.others.islamic',
  suspended: 'lowBalance.others.suspended',
  delisted: 'lowBalance.others.delisted',
  other: 'lowBalance.others.other',
} as const satisfies Readonly<Record<Hindrance, string>>;
