import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { formatWhen } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { OutcomeCard } from '#app/screens/withdraw/OutcomeCard.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { CardTitle } from '../CardTitle.tsx';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalIn } from '../order/withdrawalState.ts';
import { WordsBox } from '../WordsBox.tsx';

export interface UnknownCardProps {
  readonly state: WithdrawalIn<'UNKNOWN'>;
  readonly withdrawal: Withdrawal;
}

/** An order whose answer was lost: what is known of it, and what can safely be done (screens.md 0.2b). */
export function UnknownCard({ state, withdrawal }: UnknownCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const errorText = useErrorText();
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { sent, resending, refusal } = state;
  return (
    <OutcomeCard as="section" aria-labelledby="withdraw-unknown">
      <CardTitle id="withdraw-unknown" ref={title} tabIndex={-1}>
        {t('withdraw.unknown.title')}
      </CardTitle>
      <p role="status">
        {t('withdraw.unknown.text', {
          amount: `\u2066${price(sent.amount)}`,
          coin: `${sent.coin}\u2069`,
          time: formatWhen(sent.sentAtMs, language),
        })}
      </p>
      <GroupedAddress address={sent.address} />
      <p>{t(sent.isAccepted ? 'withdraw.unknown.accepted' : 'withdraw.unknown.safe')}</p>
      <div role="alert">
        {refusal !== null && (
          <WordsBox tone="warn">{t('withdraw.unknown.refused', { reason: errorText(refusal) })}</WordsBox>
        )}
      </div>
      <Row gap="gap-x-4 gap-y-2">
        {!sent.isAccepted && (
          <PausedButton
            variant="primary"
            error={refusal}
            isLoading={resending !== 'none'}
            isDisabled={!isOnline}
            onClick={withdrawal.sendAgain}
          >
            {t('withdraw.unknown.again')}
          </PausedButton>
        )}
        {resending === 'none' && <Button onClick={withdrawal.startNew}>{t('withdraw.unknown.other')}</Button>}
      </Row>
    </OutcomeCard>
  );
}
