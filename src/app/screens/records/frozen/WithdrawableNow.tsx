import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { MoneyText, type ShownMoney } from '#app/components/MoneyText.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import type { FrozenAsset } from './frozenAssets.ts';
import { readWithdrawable, type WithdrawableCoin } from './withdrawable.ts';

export interface WithdrawableNowProps {
  /** What is frozen: why less can be withdrawn than there is. */
  readonly assets: readonly FrozenAsset[];
}

/** What can be withdrawn of a coin right now, and why it is not all of it (screens.md 1.13). */
export function WithdrawableNow({ assets }: WithdrawableNowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const listed = (useCoinListQuery('withdraw').answer?.result?.list ?? []).map(({ coin }) => coin);
  const coins = [...new Set([...assets.map(({ coin }) => coin), ...listed])];
  const [chosen, setChosen] = useState<string | null>(null);
  const coin = chosen ?? coins[0] ?? '';
  const query = useApiQuery('withdrawLimit', { coin }, { enabled: coin !== '' });
  const ofCoin = assets.filter((asset) => asset.coin === coin);
  // Something was frozen or let go of: what can be withdrawn is another amount.
  const holds = JSON.stringify(ofCoin.map(({ id, amount }) => [id, amount]));
  const { refresh } = query;
  useEffect(() => (holds === '' ? undefined : refresh()), [holds, refresh]);

  const result = query.answer?.result;
  const found = result === undefined ? null : readWithdrawable(result);
  return (
    <div className="grid gap-3 pt-3">
      <Select
        label={t('terms.coin')}
        value={coin}
        options={coins.map((value) => ({ value, label: value }))}
        onChange={setChosen}
      />
      {query.isLoading && <Skeleton lines={3} />}
      {query.error !== null && found === null && (
        <ErrorState error={query.error} text={errorText(query.error)} onRetry={refresh} />
      )}
      {found !== null && (
        <>
          <WithdrawableFacts coin={coin} found={found} held={ofCoin} />
          {found.pausedUntilMs !== null && (
            <p className="text-warn">
              {t('frozen.now.paused', { time: formatMoment(found.pausedUntilMs, language) })}
            </p>
          )}
          <TextLink to={`/withdraw?coin=${encodeURIComponent(coin)}`}>{t('frozen.withdraw')}</TextLink>
        </>
      )}
    </div>
  );
}

interface WithdrawableFactsProps {
  readonly coin: string;
  readonly found: WithdrawableCoin;
  readonly held: readonly FrozenAsset[];
}

/** What can be withdrawn, by wallet, and what is held for which reason. */
function WithdrawableFacts({ coin, found, held }: WithdrawableFactsProps) {
  const { t } = useTranslation();
  return (
    <dl>
      <AmountFact label={t('frozen.now.withdrawable')} amount={found.amount} coin={coin} isTotal />
      {found.wallets.map(({ wallet, amount }) => (
        <AmountFact key={wallet} label={walletName(wallet, t)} amount={amount} coin={coin} />
      ))}
      <AmountFact label={t('frozen.now.usable')} amount={found.usable} coin={coin} />
      {held.map(({ id, reason, amount }) => (
        <AmountFact key={id} label={t(`frozen.reason.${reason}`)} amount={amount} coin={coin} />
      ))}
    </dl>
  );
}

interface AmountFactProps extends ShownMoney {
  readonly label: string;
  readonly isTotal?: boolean;
}

function AmountFact({ label, isTotal = false, ...money }: AmountFactProps) {
  return (
    <div
      className={joinClasses(
        'flex flex-wrap justify-between gap-x-4 border-b border-line py-2',
        isTotal ? 'text-large/normal font-semibold' : 'text-text-2',
      )}
    >
      <dt>{label}</dt>
      <dd>
        <MoneyText {...money} />
      </dd>
    </div>
  );
}
