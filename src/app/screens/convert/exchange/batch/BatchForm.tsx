import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { accountsOf } from '#app/features/ticketForm/useConvertPair.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { BatchTicket } from './BatchTicket.tsx';
import '#app/features/ticketForm/convert.css';
import { figuresOf } from '#app/components/format/figures.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
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
    <Stack as="section" aria-label={t('batch.title')} gap="gap-4" className="@container/batch">
      <p className="text-text-2">{t('batch.intro')}</p>
      {user === undefined && <Skeleton lines={6} />}
      {user === null && <BatchGuest />}
      {user && (
        <BatchTicket
          key={`${user.id} ${generation}`}
          userId={user.id}
          accounts={accountsOf(user.uta_status)}
          {...{ link, change }}
        />
      )}
    </Stack>
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
    <Stack gap="gap-4" align="start">
      <Stack as="ol" gap="gap-1" className="list-decimal ps-5">
        <li>{t('batch.step.tick')}</li>
        <li>{t('batch.step.target')}</li>
        <li>{t('batch.step.confirm')}</li>
      </Stack>
      {terms !== undefined && (
        <Stack as="ul" gap="gap-1" className="list-disc ps-5 text-text-2">
          <li>{t('batch.rule.coins', { count: terms.maxCoins })}</li>
          <li>{t('batch.rule.total', { min: price(terms.minTotalUsd), max: price(terms.maxTotalUsd) })}</li>
          <li>{t('batch.rule.fee', { percent: percent(percentOfShare(terms.feeRate)) })}</li>
        </Stack>
      )}
      <TextLink href={loginUrl(location.href)} className="convert-login">
        {t('batch.logIn')}
      </TextLink>
    </Stack>
  );
}
