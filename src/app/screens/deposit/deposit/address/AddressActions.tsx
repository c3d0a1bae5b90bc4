import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { explorerHref } from '#app/components/explorerHref.ts';
import { Folded } from '#app/components/Folded.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { writeDepositLink } from '../depositLink.ts';
import type { VerifiedAddressProps } from './addressProps.ts';
import type { UsedPayment } from './usePaymentText.ts';

const AmountRequest = lazyPart(
  () => import('./AmountRequest.tsx'),
  ({ AmountRequest }) => AmountRequest,
);

/** Underlined as links in a sentence are, and as high as a finger. */
const ACTION = 'min-h-11 underline hover:decoration-auto';

export interface AddressActionsProps extends VerifiedAddressProps {
  readonly payment: UsedPayment;
}

/** What else can be done with an address: the others of its network, and what is needed now and then behind one word. */
export function AddressActions({ coin, terms, address, payment, isOld }: AddressActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'phone' | 'amount' | null>(null);
  const { chain } = terms;
  // The page, not the address: the phone asks the exchange itself, and checks what it answers.
  const link = `${location.origin}${location.pathname}${writeDepositLink({ coin, chain })}`;
  const explorer = explorerHref(terms.explorerAddress, address.addressDeposit);
  const close = (): void => setOpened(null);
  return (
    <>
      <Row align="items-start" gap="gap-x-5 gap-y-0" className="mt-1">
        <TextLink
          variant="tertiary"
          className={ACTION}
          to={`/deposit/chain-address${writeDepositLink({ coin, chain })}`}
        >
          {t('deposit.otherAddresses')}
        </TextLink>
        <RareActions {...{ payment, explorer, isOld }} onOpen={setOpened} />
      </Row>
      {opened === 'amount' && (
        <Suspense fallback={null}>
          <AmountRequest coin={coin} scale={Number(terms.minAccuracy)} payment={payment} onClose={close} />
        </Suspense>
      )}
      {opened === 'phone' && (
        <QrDialog
          isOpen
          onClose={close}
          title={t('deposit.phone.title')}
          text={link}
          alt={t('deposit.phone.alt', { link })}
        >
          <p className="text-text-2">{t('deposit.phone.text')}</p>
        </QrDialog>
      )}
    </>
  );
}

interface RareActionsProps extends Pick<AddressActionsProps, 'payment' | 'isOld'> {
  /** The address in its network's explorer; null where there is none. */
  readonly explorer: string | null;
  readonly onOpen: (opened: 'phone' | 'amount') => void;
}

function RareActions({ payment, explorer, isOld, onOpen }: RareActionsProps) {
  const { t } = useTranslation();
  return (
    <Folded titleClass="min-h-11 gap-2 text-text-2" title={t('nav.more')}>
      <Row as="ul" align="items-start" gap="gap-x-5 gap-y-0">
        {payment.canAsk && (
          <li>
            <TextLink
              variant="tertiary"
              className={ACTION}
              isDisabled={isOld}
              onClick={() => onOpen('amount')}
            >
              {t('deposit.amount.open')}
            </TextLink>
          </li>
        )}
        <PhoneItem onOpen={() => onOpen('phone')} />
        <li>
          <TextLink variant="tertiary" className={ACTION} onClick={() => window.print()}>
            {t('terms.print')}
          </TextLink>
        </li>
        {explorer !== null && (
          <li>
            <TextLink variant="tertiary" className={ACTION} href={explorer} isNewTab>
              {t('deposit.explorer')}
            </TextLink>
          </li>
        )}
      </Row>
    </Folded>
  );
}

/** On to a phone; a phone is there already. */
function PhoneItem({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  if (useMedia(PHONE)) return null;
  return (
    <li>
      <TextLink variant="tertiary" className={ACTION} onClick={onOpen}>
        {t('deposit.phone.open')}
      </TextLink>
    </li>
  );
}
