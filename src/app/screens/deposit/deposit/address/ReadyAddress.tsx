import { History, TriangleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printAlone } from '#app/browser/printAlone.ts';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { CopyButton, type CopyButtonProps } from '#app/components/CopyButton.tsx';
import { formatMoment, formatWhen } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { type TagKind, tagKindOf } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { StepTitle } from '../StepTitle.tsx';
import { AddressActions } from './AddressActions.tsx';
import { AddressQr, QrCaption } from './AddressQr.tsx';
import type { VerifiedAddressProps } from './addressProps.ts';
import { BothNeeded } from './BothNeeded.tsx';
import { DepositWarning } from './DepositWarning.tsx';
import { usePaymentText } from './usePaymentText.ts';
import './address.css';
import type { UsedPayment } from './usePaymentText.ts';

export interface ReadyAddressProps extends VerifiedAddressProps {
  readonly hasChecksum: boolean;
}

/** The address to send to, with what copies it. */
export function ReadyAddress(props: ReadyAddressProps) {
  const { coin, terms, address, answer, asOfMs, isOld, onRefresh, hasChecksum } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const [isLarge, setLarge] = useState(false);
  const copyAddress = useRef<HTMLButtonElement>(null);
  const copyTag = useRef<HTMLButtonElement>(null);
  const payment = usePaymentText(props);
  useShortcut('c', () => copyAddress.current?.click());
  useShortcut('t', () => copyTag.current?.click());
  useShortcut('q', () => setLarge(true));
  const { addressDeposit, tagDeposit, label } = address;
  const tag = tagKindOf(terms.tag.name);
  const { isAltered, copyingOf } = useCopying([addressDeposit, tagDeposit]);
  return (
    <>
      <StepTitle as="h2">
        {t('deposit.step.address')}
        {label !== '' && <bdi> · {label}</bdi>}
      </StepTitle>
      {answer.needTag && <BothNeeded tag={tag} />}
      {isOld && (
        <DepositWarning>
          <History size={16} aria-hidden="true" />
          <p role="status" className="flex-1">
            {t('deposit.old', { time: formatWhen(asOfMs, language) })}
          </p>
          <NextStep label={t('states.retry')} onClick={onRefresh} />
        </DepositWarning>
      )}
      <div role="alert">{isAltered && <AlteredAlert />}</div>
      <Stack gap="gap-4 md:gap-6" className="md:grid-cols-[224px_minmax(0,1fr)]">
        <AddressQr {...props} payment={payment} isLarge={isLarge} onLarge={setLarge} />
        <div>
          {/* Alone it is what the step above says. */}
          <CopiedItem title={t('deposit.address')} isTitleHidden={!answer.needTag}>
            <GroupedAddress address={addressDeposit} />
            <CopyButton
              ref={copyAddress}
              look="primary"
              text={addressDeposit}
              what={t('deposit.address')}
              label={t('deposit.copyAddress')}
              {...copyingOf(addressDeposit)}
            />
          </CopiedItem>
          {answer.needTag && (
            <TagItem ref={copyTag} tag={tag} text={tagDeposit} copying={copyingOf(tagDeposit)} />
          )}
          {!hasChecksum && <p className="mt-2 text-normal text-text-2">{t('deposit.noChecksum')}</p>}
          <p className="mt-2 text-normal text-text-2">
            {t('deposit.only', { coin, chain: terms.chainType })}
          </p>
          <AddressActions {...props} payment={payment} />
        </div>
      </Stack>
      <PrintSheet {...props} payment={payment} />
    </>
  );
}

/** Another program has changed what was copied. */
function AlteredAlert() {
  const { t } = useTranslation();
  return (
    <DepositWarning as="p" isAlarm>
      <TriangleAlert size={20} aria-hidden="true" />
      <span>
        <b>{t('deposit.altered.title')}</b>
        <SentenceGap />
        {t('deposit.altered.text')}
      </span>
    </DepositWarning>
  );
}

type Copying = Pick<CopyButtonProps, 'onCopied' | 'onAltered'>;

/** Whether another program has changed one of these texts when it was copied; copying another one says nothing of it. */
function useCopying(texts: readonly string[]) {
  const onCopied = useCopied();
  const [altered, setAltered] = useState<readonly string[]>([]);
  return {
    isAltered: texts.some((text) => altered.includes(text)),
    copyingOf: (text: string): Copying => ({
      onCopied,
      onAltered: (isAltered) =>
        setAltered((before) => [...before.filter((each) => each !== text), ...(isAltered ? [text] : [])]),
    }),
  };
}

interface TagItemProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly tag: TagKind;
  readonly text: string;
  readonly copying: Copying;
}

/** The memo, by the network's name for it. */
function TagItem({ ref, tag, text, copying }: TagItemProps) {
  const { t } = useTranslation();
  return (
    <CopiedItem title={t(`deposit.tag.${tag}.name`)}>
      <GroupedAddress address={text} size="large" />
      <CopyButton
        ref={ref}
        look="secondary"
        text={text}
        what={t(`deposit.tag.${tag}.name`)}
        label={t(`deposit.tag.${tag}.copy`)}
        {...copying}
      />
    </CopiedItem>
  );
}

interface CopiedItemProps {
  readonly title: string;
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

/** What is to be copied, and its button. */
function CopiedItem({ title, isTitleHidden = false, children }: CopiedItemProps) {
  return (
    <Stack
      gap="gap-x-4 gap-y-2"
      className="mb-4 items-center border-b border-line pb-4 md:grid-cols-[minmax(0,1fr)_minmax(168px,auto)]"
    >
      <h3 className={isTitleHidden ? 'sr-only' : 'col-span-full text-normal text-text-2'}>{title}</h3>
      {children}
    </Stack>
  );
}

interface PrintSheetProps extends VerifiedAddressProps {
  readonly payment: UsedPayment;
}

/** What is printed in place of the page: the address, whole, and what goes wrong most often with it. */
function PrintSheet({ coin, terms, answer, address, asOfMs, payment }: PrintSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tag = tagKindOf(terms.tag.name);
  const { addressDeposit, tagDeposit } = address;
  return (
    <div ref={printAlone} className="deposit-sheet printed-alone" aria-hidden="true">
      <h2>{t('deposit.qr.title', { coin, chain: terms.chainType })}</h2>
      <QrCode text={payment.text} alt="" />
      <QrCaption coin={coin} address={address} answer={answer} payment={payment} />
      <h3>{t('deposit.address')}</h3>
      <GroupedAddress address={addressDeposit} />
      {answer.needTag && (
        <>
          <h3>{t(`deposit.tag.${tag}.name`)}</h3>
          <GroupedAddress address={tagDeposit} size="large" />
          <p>
            <b>{t(`deposit.tag.${tag}.needed`)}</b>
            <SentenceGap />
            {t('deposit.both.why')}
          </p>
        </>
      )}
      <p>{t('deposit.only', { coin, chain: terms.chainType })}</p>
      <p>{t('deposit.sheet', { time: formatMoment(asOfMs, language) })}</p>
    </div>
  );
}
