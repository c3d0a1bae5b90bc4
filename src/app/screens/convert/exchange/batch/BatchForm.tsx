import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { BatchTicket } from './BatchTicket.tsx';
import '#app/features/ticketForm/convert.css';
import './batch.css';
import './batchCards.css';
import { figuresOf } from '#app/components/format/figures.ts';
import { percentOfShare } from '#app/components/PriceChange.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { loginUrl } from '#shared/site/login.ts';

export type BatchFormProps = Pick<UsedTicketLink, 'link' | 'change'>;

/**
 * The Batch tab of /exchange/index: many coins into one (screens.md 1.1, "Flow, Batch"). The account and the target are in
 * the address; what is ticked is not, since it is an order and no place.
 */
export function BatchForm({ link, change }: BatchFormProps) {
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <section aria-label={t('batch.title')} className="batch">
      <p className="text-text-2">{t('batch.intro')}</p>
      {user === undefined && <Skeleton lines={6} />}
      {user === null && <BatchGuest />}
      {user && (
        <BatchTicket
          key={`${user.id} ${generation}`}
          userId={user.id}
          hasUnified={user.uta_status === 'SUCCESS'}
          {...{ link, change }}
        />
      )}
    </section>
  );
}

/**
 * What a batch is, for a guest: its rules are the same for every user, the coins are not. The way back leads to this tab with
 * its target (screens.md 1.1, "Empty").
 */
function BatchGuest() {
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
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
          <li>{t('batch.rule.fee', { percent: percent(percentOfShare(terms.feeRate)) })}</li>
        </ul>
      )}
      <TextLink href={loginUrl(location.href)} className="convert-login">
        {t('batch.logIn')}
      </TextLink>
    </div>
  );
}
