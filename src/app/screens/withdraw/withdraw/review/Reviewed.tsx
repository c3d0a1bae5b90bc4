import { Check as CheckIcon, TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { TagKind } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { outcomeOf } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { tagKindIn } from '../form/tagKindIn.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalOrder } from '../order/withdrawalOrder.ts';
import type { WithdrawalIn } from '../order/withdrawalState.ts';
import { WordsBox } from '../WordsBox.tsx';
import type { Check } from './composeChecks.ts';
import { composeChecks } from './composeChecks.ts';

/** Loaded late: it waits for the amount's words anyway. */
const ReadBack = lazyPart(
  () => import('./ReadBack.tsx'),
  (module) => module.ReadBack,
);

export interface ReviewedProps {
  readonly form: WithdrawForm;
  readonly state: WithdrawalIn<'REVIEW'>;
  readonly withdrawal: Withdrawal;
  /** What leads on stays at the foot of the sheet, whatever of the rest is scrolled to. */
  readonly isInSheet?: boolean;
}

/** Below the figures of a review: what was checked, the order in words, and the way on and back, which a sheet keeps in reach. */
export function Reviewed({ form, state, withdrawal, isInSheet = false }: ReviewedProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  const { order, change, heldUntilMs } = state;
  const { chain, recipient, queries } = form;
  const checks = useChecks(form, order, withdrawal);
  const chainLabel = chain?.chainType ?? '';
  const isTravelAsked = queries.limit.answer?.result?.travelRule.required === true && !order.isInside;
  return (
    <>
      <div role="alert">
        {change !== null && (
          <WordsBox tone="warn">
            {t('withdraw.review.feeChanged', {
              before: `\u2066${price(change.before)}\u2069`,
              after: `\u2066${price(change.after)}`,
              coin: `${order.coin}\u2069`,
            })}
          </WordsBox>
        )}
      </div>
      {recipient !== null && <CheckList {...{ checks, chainLabel }} tagKind={tagKindIn(form) ?? 'memo'} />}
      {!order.isInside && chain !== undefined && chain.tips.length > 0 && (
        <ul className="mb-3 text-text-2">
          {chain.tips.map((tip) => (
            <li key={tip} {...EXCHANGE_WORDS}>
              {tip}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<WordsBox tone="plain">{t('withdraw.review.loading')}</WordsBox>}>
        <ReadBack order={order} chainLabel={chainLabel} />
      </Suspense>
      <div className={isInSheet ? SHEET_FOOT : undefined}>
        <HeldButton
          heldUntilMs={heldUntilMs}
          label={t(isTravelAsked ? 'withdraw.review.nextTravel' : 'withdraw.review.next')}
          isDisabled={!isOnline}
          onClick={() => withdrawal.goOn(isTravelAsked)}
        />
        <Button className="mt-2 w-full" variant="ghost" onClick={withdrawal.back}>
          {t('withdraw.review.back')}
        </Button>
      </div>
    </>
  );
}

const SHEET_FOOT =
  'sticky bottom-0 -mx-6 -mb-6 border-t border-line bg-raised px-6 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]';

interface CheckListProps {
  readonly checks: readonly Check[];
  readonly chainLabel: string;
  readonly tagKind: TagKind;
}

/** What was checked, and what needs a second look. */
function CheckList({ checks, chainLabel, tagKind }: CheckListProps) {
  const { t } = useTranslation();
  return (
    <Stack
      as="ul"
      gap="gap-1.5"
      className="border-t border-line py-3.5 text-text-2"
      aria-label={t('withdraw.review.checks')}
    >
      {checks.map(({ id, tone, name = '' }) => (
        <li
          key={id}
          className={joinClasses('grid grid-cols-[16px_minmax(0,1fr)] gap-2', tone === 'warn' && 'text-text')}
        >
          {tone === 'good' ? (
            <CheckIcon size={16} aria-hidden="true" className="mt-0.5 text-up" />
          ) : (
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-warn" />
          )}
          <span>
            {id === 'noTag'
              ? t(`withdraw.check.noTag.${tagKind}`)
              : t(`withdraw.check.${id}`, { chain: chainLabel, name: `\u2068${name}\u2069` })}
          </span>
        </li>
      ))}
    </Stack>
  );
}

interface HeldButtonProps {
  /** By the device's clock, in ms since 1970. */
  readonly heldUntilMs: number;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const SECOND_MS = 1_000;

/** The last button before the coins go: off for a moment, so that what is above it is read (screens.md 1.17). */
function HeldButton({ heldUntilMs, label, isDisabled, onClick }: HeldButtonProps) {
  const { t } = useTranslation();
  const leftMs = useTimeLeft(heldUntilMs);
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="w-full"
        isDisabled={isDisabled || leftMs > 0}
        onClick={onClick}
      >
        {label}
      </Button>
      {leftMs > 0 && (
        <p className="mt-3 text-small text-text-3">
          {t('withdraw.review.held', { seconds: Math.ceil(leftMs / SECOND_MS) })}
        </p>
      )}
    </>
  );
}

const COMPARED = 5;

/** The lines of the review, with what the user sent to this address before. */
function useChecks(
  { recipient, tag, coin }: WithdrawForm,
  order: WithdrawalOrder,
  withdrawal: Withdrawal,
): readonly Check[] {
  const query = useApiQuery('withdrawRecords', { coin, address: order.address, limit: 50 });
  const rows = query.answer?.result?.rows;
  if (recipient === null) return [];
  const lastAmounts = rows
    ?.filter(({ status }) => outcomeOf(status) !== 'void')
    .slice(0, COMPARED)
    .map(({ amount }) => amount);
  const takesTag = tag.chain !== undefined && tag.chain.tag.mode !== 'forbidden';
  return composeChecks({
    order,
    recipient,
    isWithoutTag: !order.isInside && takesTag && order.tag === '',
    lastAmounts,
    pending: withdrawal.listPending(),
  });
}
