import { History, TriangleAlert } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { CopyButton, type CopyButtonProps } from '#app/components/CopyButton.tsx';
import { formatWhen } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { type TagKind, tagKindOf } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { AddressActions } from './AddressActions.tsx';
import { AddressQr } from './AddressQr.tsx';
import type { VerifiedAddressProps } from './addressProps.ts';
import { BothNeeded } from './BothNeeded.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { usePaymentText } from './usePaymentText.ts';

export interface ReadyAddressProps extends VerifiedAddressProps {
  readonly hasChecksum: boolean;
}

/** The address to send to, with what copies it. */
export function ReadyAddress(props: ReadyAddressProps) {
  const { coin, terms, address, answer, asOfMs, isOld, onRefresh, hasChecksum } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const onCopied = useCopied();
  const [isAltered, setAltered] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const copyAddress = useRef<HTMLButtonElement>(null);
  const copyTag = useRef<HTMLButtonElement>(null);
  const payment = usePaymentText(props);
  useShortcut('c', () => copyAddress.current?.click());
  useShortcut('t', () => copyTag.current?.click());
  useShortcut('q', () => setLarge(true));
  const { addressDeposit, tagDeposit, label } = address;
  const tag = tagKindOf(terms.tag.name);
  const copying = { onCopied, onAltered: setAltered };
  return (
    <>
      <h2 className="deposit-step">
        {t('deposit.step.address')}
        {label !== '' && <bdi> · {label}</bdi>}
      </h2>
      {answer.needTag && <BothNeeded tag={tag} />}
      {isOld && (
        <div className="deposit-old">
          <History size={16} aria-hidden="true" />
          <p role="status">{t('deposit.old', { time: formatWhen(asOfMs, language) })}</p>
          <NextStep label={t('states.retry')} onClick={onRefresh} />
        </div>
      )}
      <div role="alert">{isAltered && <AlteredAlert />}</div>
      <div className="deposit-addr">
        <AddressQr {...props} payment={payment} isLarge={isLarge} onLarge={setLarge} />
        <div>
          <div className="deposit-item">
            {/* Alone it is what the step above says. */}
            <h3 className={answer.needTag ? undefined : 'sr-only'}>{t('deposit.address')}</h3>
            <GroupedAddress address={addressDeposit} />
            <CopyButton
              ref={copyAddress}
              look="primary"
              text={addressDeposit}
              what={t('deposit.address')}
              label={t('deposit.copyAddress')}
              {...copying}
            />
          </div>
          {answer.needTag && <TagItem ref={copyTag} tag={tag} text={tagDeposit} copying={copying} />}
          {!hasChecksum && <p className="deposit-remark">{t('deposit.noChecksum')}</p>}
          <p className="deposit-remark">{t('deposit.only', { coin, chain: terms.chainType })}</p>
          <AddressActions {...props} payment={payment} />
        </div>
      </div>
      <PrintSheet {...props} payment={payment} />
    </>
  );
}

/** Another program has changed what was copied. */
function AlteredAlert() {
  const { t } = useTranslation();
  return (
    <p className="deposit-alert">
      <TriangleAlert size={20} aria-hidden="true" />
      <span>
        <b>{t('deposit.altered.title')}</b>
        <SentenceGap />
        {t('deposit.altered.text')}
      </span>
    </p>
  );
}

interface TagItemProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly tag: TagKind;
  readonly text: string;
  readonly copying: Pick<CopyButtonProps, 'onCopied' | 'onAltered'>;
}

/** The memo, by the network's name for it. */
function TagItem({ ref, tag, text, copying }: TagItemProps) {
  const { t } = useTranslation();
  return (
    <div className="deposit-item">
      <h3>{t(`deposit.tag.${tag}.name`)}</h3>
      <GroupedAddress address={text} isLarge />
      <CopyButton
        ref={ref}
        look="secondary"
        text={text}
        what={t(`deposit.tag.${tag}.name`)}
        label={t(`deposit.tag.${tag}.copy`)}
        {...copying}
      />
    </div>
  );
}
