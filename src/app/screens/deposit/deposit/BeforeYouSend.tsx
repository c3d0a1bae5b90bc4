import { useTranslation } from 'react-i18next';
import { formatDuration } from '#app/components/format/durations.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { CoinChainTerms } from '../chainTerms.ts';
import { CreditAccount } from './CreditAccount.tsx';

const NO_CAP = '-1';

export interface BeforeYouSendProps {
  readonly coin: string;
  readonly terms: CoinChainTerms;
}

/** The facts about this coin on this network (screens.md 1.15). */
export function BeforeYouSend({ coin, terms }: BeforeYouSendProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const { depositMin, depositEta, batchReleaseLimit, contractAddress } = terms;
  const inCoin = (amount: string) => <LtrText className="num">{`${price(amount)} ${coin}`}</LtrText>;
  const after = (count: number): string => t('deposit.facts.confirmations', { count });
  const credit = Number(terms.confirmation);
  return (
    <section className="deposit-facts">
      <h2>{t('deposit.facts.title')}</h2>
      <dl>
        <dt>{t('deposit.facts.min')}</dt>
        <dd>{depositMin === '0' ? t('deposit.facts.noMin') : inCoin(depositMin)}</dd>
        <dt>{t('deposit.facts.credited')}</dt>
        <dd>{after(credit)}</dd>
        <dt>{t('deposit.facts.withdrawable')}</dt>
        <dd>{after(Math.max(credit, Number(terms.safeConfirmNumber)))}</dd>
        <dt>{t('deposit.facts.takes')}</dt>
        <dd>{formatDuration(depositEta, language)}</dd>
        <dt>{t('deposit.facts.goesTo')}</dt>
        <dd>
          <CreditAccount />
        </dd>
        <dt>{t('deposit.facts.fee')}</dt>
        <dd>{t('deposit.facts.none')}</dd>
        {batchReleaseLimit !== NO_CAP && (
          <>
            <dt>
              <Hint text={t('deposit.facts.capNote')}>{t('deposit.facts.cap')}</Hint>
            </dt>
            <dd>{inCoin(batchReleaseLimit)}</dd>
          </>
        )}
        {contractAddress !== '' && (
          <>
            <dt>{t('deposit.facts.contract')}</dt>
            <dd>
              <LtrText className="num">{shortenAddress(contractAddress)}</LtrText>
            </dd>
          </>
        )}
      </dl>
      {depositMin !== '0' && <p className="deposit-remark">{t('deposit.facts.belowMin')}</p>}
    </section>
  );
}
