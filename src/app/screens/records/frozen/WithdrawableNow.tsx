import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { MoneyText } from '#app/components/MoneyText.tsx';
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
    <div className="frozen-now-body">
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
            <p className="frozen-incomplete">
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
    <dl className="frozen-now-facts">
      <div className="frozen-now-total">
        <dt>{t('frozen.now.withdrawable')}</dt>
        <dd>
          <MoneyText amount={found.amount} coin={coin} />
        </dd>
      </div>
      {found.wallets.map(({ wallet, amount }) => (
        <div key={wallet}>
          <dt>{walletName(wallet, t)}</dt>
          <dd>
            <MoneyText amount={amount} coin={coin} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('frozen.now.usable')}</dt>
        <dd>
          <MoneyText amount={found.usable} coin={coin} />
        </dd>
      </div>
      {held.map(({ id, reason, amount }) => (
        <div key={id}>
          <dt>{t(`frozen.reason.${reason}`)}</dt>
          <dd>
            <MoneyText amount={amount} coin={coin} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
