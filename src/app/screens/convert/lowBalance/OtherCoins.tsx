import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Card } from '#app/components/layout/Card.tsx';
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
    <Card as="section" className="mb-4" aria-labelledby="low-balance-others">
      <h2 id="low-balance-others" className="px-4 pt-4 pb-2 text-large font-semibold">
        {t('lowBalance.others.title')}
      </h2>
      <ul>
        {coins.map((coin) => (
          <OtherCoin key={coin.coin} {...coin} />
        ))}
      </ul>
    </Card>
  );
}

function OtherCoin({ coin, balance, valueUsd, hindrance, canWithdraw }: LowBalanceCoin) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <li className="grid min-h-13 grid-cols-[1fr] items-center gap-x-6 gap-y-1 border-t border-line px-4 py-3 md:grid-cols-[minmax(180px,1fr)_2fr_minmax(160px,auto)] md:py-2">
      <span className="flex items-center gap-2">
        <CoinMark coin={coin} />
        <span className="grid">
          <LtrText className="num">
            {price(balance)} <span className="text-text-2">{coin}</span>
          </LtrText>
          <span className="text-small/normal text-text-2">
            <ApproxText amount={readableUsd(valueUsd)} />
          </span>
        </span>
      </span>
      <span>{t(WORDS_BY_HINDRANCE[hindrance ?? 'other'])}</span>
      <span className="md:text-end">
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
