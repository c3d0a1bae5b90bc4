import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Folded } from '#app/components/Folded.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { DEPOSIT_HELP } from '#shared/site/urls.ts';
import { Confirmations, StageChip } from '../records/DepositCells.tsx';
import { riskCheckLink } from '../records/DepositDrawer.tsx';
import { readDeposit } from '../records/depositRecord.ts';
import { stageOf } from '../records/depositStage.ts';
import type { SentOn } from './sentOn.ts';
import { validateTxid } from './validateTxid.ts';

/** "Deposit not arrived?": looks for a transaction, and says what to do for each cause (screens.md 1.15). */
export function NotArrived({ sentOn }: { readonly sentOn: SentOn | null }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const chain = sentOn?.chain ?? '';
  const judged = validateTxid(chain, text);
  const { formProps, isValidated, reset } = useForm({
    isValid: judged.ok,
    onSubmit: () =>
      judged.ok && setAsked((before) => ({ txIds: judged.txIds, attempt: (before?.attempt ?? 0) + 1 })),
  });

  return (
    <Folded
      className="mt-4 border-t border-line pt-1 [&>:nth-child(n+3)]:mt-2"
      title={<h3>{t('notArrived.title')}</h3>}
    >
      <p className="text-text-2">{t('notArrived.purpose')}</p>
      <form {...formProps} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextField
          label={t('notArrived.txid')}
          error={isValidated && !judged.ok ? t(`notArrived.format.${judged.format}`) : undefined}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={(entered) => {
            setText(entered);
            reset();
            setAsked(null);
          }}
        />
        {/* Beside the field, below its label. */}
        <Button type="submit" className="mt-6.25 self-start" isDisabled={text.trim() === ''}>
          {t('notArrived.look')}
        </Button>
      </form>
      {asked !== null && (
        <LookUp key={`${asked.txIds[0]} ${asked.attempt}`} txIds={asked.txIds} chain={chain} />
      )}
      <Causes sentOn={sentOn} />
      <p className="text-text-2">
        {t('notArrived.strange')}
        <SentenceGap />
        <TextLink variant="secondary" to={chain === '' ? RISK_CHECK : `${RISK_CHECK}?chain=${chain}`}>
          {t('notArrived.riskCheck')}
        </TextLink>
      </p>
    </Folded>
  );
}

const RISK_CHECK = '/money-address/risk-check';

interface Asked {
  /** In the spellings that it may have, the likeliest first. */
  readonly txIds: readonly [string, ...string[]];
  readonly attempt: number;
}

interface LookUpProps extends Pick<Asked, 'txIds'> {
  readonly chain: string;
}

/** What the exchange knows of a transaction: where each of its deposits stands, or that it has not seen it. */
function LookUp({ txIds: [txId, ...others], chain }: LookUpProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { answer, error, isLoading, refresh } = useApiQuery('depositRecords', { kind: 'all', txId });
  if (isLoading) return <Skeleton lines={2} />;
  if (answer === undefined) {
    return error === null ? null : <ErrorState error={error} text={errorText(error)} onRetry={refresh} />;
  }
  const rows = answer.result?.rows ?? [];
  const [next, ...rest] = others;
  // Another network spells it otherwise.
  if (rows.length === 0 && next !== undefined) return <LookUp txIds={[next, ...rest]} chain={chain} />;
  return (
    <Stack role="status" gap="gap-2" className="rounded-button bg-surface p-3">
      {rows.length === 0 && (
        <>
          <p className="font-semibold">{t('notArrived.unseen.title')}</p>
          <p>{t('notArrived.unseen.text')}</p>
        </>
      )}
      {rows.map((row) => {
        const record = readDeposit(row, answer.asOfMs + answer.skewMs);
        return (
          <Stack key={row.id} gap="gap-1">
            <p className="font-semibold">
              <LtrText>{`${row.amount} ${row.coin}`}</LtrText> <StageChip record={record} />
            </p>
            <Confirmations record={record} />
            {chain !== '' && row.chain !== '' && row.chain !== chain && (
              <p>{t('notArrived.elsewhere', { chain: row.chain })}</p>
            )}
            <p>{t(`deposits.meaning.${stageOf(record)}`, meaningOf(record.unlockConfirm))}</p>
            <TextLink to={`/deposit?${new URLSearchParams({ id: row.id })}`}>{t('notArrived.open')}</TextLink>{' '}
            {row.fromAddress !== '' && (
              <TextLink variant="secondary" to={riskCheckLink(row.chain, row.fromAddress)}>
                {t('deposits.checkSender')}
              </TextLink>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

function meaningOf(confirmations: number) {
  return { confirmations, date: '' };
}

/** Why coins can be away, the likely causes first, each with what to do. */
function Causes({ sentOn }: { readonly sentOn: SentOn | null }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const canRecover = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.misstag);
  const hasTag = sentOn === null || sentOn.tag !== null;
  const tag = t(`notArrived.tag.${sentOn?.tag ?? 'memo'}`);
  const min = sentOn?.depositMin ?? null;
  return (
    <ul>
      {hasTag && (
        <Cause title={t('notArrived.noTag.title', { tag })}>
          <p>{t('notArrived.noTag.text', { tag })}</p>
          {canRecover && <Recovery />}
        </Cause>
      )}
      <Cause title={t('notArrived.otherNetwork.title')}>
        <p>{t('notArrived.otherNetwork.text')}</p>
      </Cause>
      {min !== '0' && (
        <Cause title={t('notArrived.tooLittle.title')}>
          <p>
            {sentOn === null || min === null
              ? t('notArrived.tooLittle.text')
              : t('notArrived.tooLittle.least', { min: `\u2066${price(min)} ${sentOn.coin}\u2069` })}
          </p>
        </Cause>
      )}
      <Cause title={t('notArrived.confirming.title')}>
        <p>{t('notArrived.confirming.text')}</p>
      </Cause>
    </ul>
  );
}

function Cause({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="border-line not-first:border-t">
      <details>
        <summary className="min-h-11 cursor-pointer py-3">{title}</summary>
        <Stack gap="gap-2" className="pb-3 text-text-2">
          {children}
        </Stack>
      </details>
    </li>
  );
}

/** Getting back coins that came without their memo: its terms first, then the way (screens.md 1.15). */
function Recovery() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Stack gap="gap-1" className="text-text">
      <p className="font-semibold">{t('notArrived.recovery.title')}</p>
      <ul className="list-disc ps-5 *:border-line *:not-first:border-t">
        <li>{t('notArrived.recovery.fee')}</li>
        <li>{t('notArrived.recovery.least')}</li>
        <li>{t('notArrived.recovery.days')}</li>
      </ul>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 flex-none"
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        {t('notArrived.recovery.agree')}
      </label>
      {isAgreed && (
        <a
          {...NEW_TAB}
          className="underline"
          href={productHref({ language, head: '/help', tail: DEPOSIT_HELP })}
        >
          {t('notArrived.recovery.start')}
        </a>
      )}
    </Stack>
  );
}
