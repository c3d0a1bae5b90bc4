import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { explorerHref } from '#app/components/explorerHref.ts';
import { Folded } from '#app/components/Folded.tsx';
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
      <div className="deposit-actions">
        <TextLink variant="tertiary" to={`/deposit/chain-address${writeDepositLink({ coin, chain })}`}>
          {t('deposit.otherAddresses')}
        </TextLink>
        <Folded className="deposit-more" title={t('nav.more')}>
          <ul>
            {payment.canAsk && (
              <li>
                <TextLink variant="tertiary" isDisabled={isOld} onClick={() => setOpened('amount')}>
                  {t('deposit.amount.open')}
                </TextLink>
              </li>
            )}
            <PhoneItem onOpen={() => setOpened('phone')} />
            <li>
              <TextLink variant="tertiary" onClick={() => window.print()}>
                {t('terms.print')}
              </TextLink>
            </li>
            {explorer !== null && (
              <li>
                <TextLink variant="tertiary" href={explorer} isNewTab>
                  {t('deposit.explorer')}
                </TextLink>
              </li>
            )}
          </ul>
        </Folded>
      </div>
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

/** On to a phone; a phone is there already. */
function PhoneItem({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  if (useMedia(PHONE)) return null;
  return (
    <li>
      <TextLink variant="tertiary" onClick={onOpen}>
        {t('deposit.phone.open')}
      </TextLink>
    </li>
  );
}
