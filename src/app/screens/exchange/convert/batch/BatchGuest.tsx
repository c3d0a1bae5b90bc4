import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { percentOfShare } from '#app/components/PriceChange.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { loginUrl } from '#shared/site/login.ts';

/**
 * What a batch is, for who is not logged in: its rules are everybody's, the coins are not. The way back leads to this tab with
 * its target (screens.md 1.1, "Empty").
 */
export function BatchGuest() {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const terms = useApiQuery('batchSetting', { accountType: 'funding' }).answer?.result;
  return (
    <div className="batch-guest">
      <ol className="batch-steps">
        <li>{t('batch.step.tick')}</li>
        <li>{t('batch.step.target')}</li>
        <li>{t('batch.step.confirm')}</li>
      </ol>
      {terms !== undefined && (
        <ul className="batch-rules">
          <li>{t('batch.rule.coins', { count: terms.maxCoins })}</li>
          <li>{t('batch.rule.total', { min: price(terms.minTotalUsd), max: price(terms.maxTotalUsd) })}</li>
          <li>{t('batch.rule.fee', { percent: price(percentOfShare(terms.feeRate)) })}</li>
        </ul>
      )}
      <TextLink href={loginUrl(location.href)} className="convert-login">
        {t('batch.logIn')}
      </TextLink>
    </div>
  );
}
