import { Ban, ShieldAlert, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLookedAt } from '#app/browser/useLookedAt.ts';
import { Button } from '#app/components/Button.tsx';
import { SuspensionReason } from '#app/components/chainPicker/SuspensionReason.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { CoinChainTerms } from '#app/screens/deposit/chainTerms.ts';
import { changeStore } from '#app/stores/changeStore.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AddressPartProps } from './addressProps.ts';
import type { AddressState, DepositAddressRow } from './addressState.ts';
import { type AddressWatch, createAddressWatch } from './createAddressWatch.ts';
import { DepositWarning } from './DepositWarning.tsx';

/** What checks addresses weighs as much as the rest of the screen: it comes while the exchange is asked. */
const CheckedAddress = lazyPart(
  () => import('./CheckedAddress.tsx'),
  ({ CheckedAddress }) => CheckedAddress,
);

/** The third step: the address, or why there is none to show. */
export function AddressPart(props: AddressPartProps) {
  const { coin, terms } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = useLanguage();
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  const { state, watch } = useAddressWatch(coin, terms.chain);
  switch (state.kind) {
    case 'loading':
      return <Skeleton lines={4} />;
    case 'failed':
      return (
        <Stack align="start" className="py-2">
          {state.error.kind === 'signature' && (
            <DepositWarning as="p" role="alert" isAlarm>
              <ShieldAlert size={20} aria-hidden="true" />
              <span>
                <b>{t('deposit.unverified.title')}</b>
                <SentenceGap />
                {t('deposit.unverified.text')}
              </span>
            </DepositWarning>
          )}
          <ErrorState error={state.error} text={errorText(state.error)} onRetry={watch.refresh} />
        </Stack>
      );
    case 'suspended': {
      const { reopenAt, tips } = state.chain;
      return (
        <Stack align="start" className="py-2" role="status">
          <p className="flex gap-2 font-semibold">
            <Ban size={20} aria-hidden="true" />
            {t('deposit.suspended.title', { coin, chain: terms.chainType })}
          </p>
          <p>
            <SuspensionReason reason={terms.reason ?? tips[0] ?? ''} />
          </p>
          <p>
            {reopenAt === undefined
              ? t('chainPicker.noDate')
              : t('chainPicker.reopens', { time: formatMoment(Number(reopenAt), language) })}
          </p>
          <p className="text-text-2">{t('deposit.suspended.text')}</p>
        </Stack>
      );
    }
    case 'none':
    case 'creating':
      return <CreateAddress {...{ coin, terms, state, isOnline }} onCreate={watch.create} />;
    case 'replaced':
      return <AddressReplaced before={state.before} onAccept={watch.acceptReplacement} />;
    case 'ready':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <CheckedAddress
            // Another address is read and confirmed by itself.
            key={`${state.address.addressDeposit} ${state.address.tagDeposit}`}
            {...props}
            answer={state.chain}
            address={state.address}
            asOfMs={state.asOfMs}
            isOld={state.isOld || !isOnline}
            onRefresh={watch.refresh}
          />
        </Suspense>
      );
  }
}

interface AddressReplacedProps {
  /** The one that was shown; only its ends are named, so that nothing of it can be copied. */
  readonly before: DepositAddressRow;
  readonly onAccept: () => void;
}

/** The exchange has another address now than the one that was on the screen (screens.md 1.21): said before anything else. */
function AddressReplaced({ before, onAccept }: AddressReplacedProps) {
  const { t } = useTranslation();
  const address = `\u2066${shortenAddress(before.addressDeposit)}\u2069`;
  return (
    <Stack align="start" className="py-2">
      <DepositWarning role="alert" isAlarm>
        <TriangleAlert size={20} aria-hidden="true" />
        <div>
          <b>{t('deposit.replaced.title')}</b>
          <p>{t('deposit.replaced.text', { address })}</p>
        </div>
      </DepositWarning>
      <Button variant="primary" onClick={onAccept}>
        {t('deposit.replaced.show')}
      </Button>
    </Stack>
  );
}

/**
 * The address of one coin on one chain, for as long as the component is there. The component has to be another one (`key`)
 * for another coin, chain or user: what is kept here is shown without a question.
 */
function useAddressWatch(
  coin: string,
  chain: string,
): { readonly state: AddressState; readonly watch: AddressWatch } {
  const ask = useApi();
  const present = usePresent();
  const [watch] = useState(() =>
    createAddressWatch({ coin, chain, ask, present, clock: systemClock, requestId: createId() }),
  );
  const state = useSyncExternalStore(watch.subscribe, watch.state);
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  useEffect(() => watch.start(), [watch]);
  useEffect(() => {
    if (isOnline) watch.refresh();
  }, [isOnline, watch]);
  useLookedAt(watch.refresh);
  useEffect(
    () =>
      changeStore.subscribe(({ calls }) => {
        if (calls === 'all' || calls.includes('depositAddresses')) watch.refresh();
      }),
    [watch],
  );
  return { state, watch };
}

interface CreateAddressProps {
  readonly coin: string;
  readonly terms: CoinChainTerms;
  readonly state: Extract<AddressState, { kind: 'none' | 'creating' }>;
  readonly isOnline: boolean;
  readonly onCreate: () => void;
}

/** Where there is no address yet: the button that orders one, and how far it is. */
function CreateAddress({ coin, terms, state, isOnline, onCreate }: CreateAddressProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isCreating = state.kind === 'creating';
  const isSlow = isCreating && state.isSlow;
  const error = state.kind === 'none' ? state.error : null;
  return (
    <Stack align="start" className="py-2">
      <p>{t('deposit.create.none', { coin, chain: terms.chainType })}</p>
      {!isSlow && (
        <PausedButton
          variant="primary"
          error={error}
          className="w-full md:w-auto"
          data-step="create"
          isLoading={isCreating}
          isDisabled={!isOnline}
          onClick={onCreate}
        >
          {t('deposit.create.button')}
        </PausedButton>
      )}
      <div role="status">
        {isCreating && !isSlow && <p>{t('deposit.create.creating')}</p>}
        {isSlow && <p>{t('deposit.create.slow')}</p>}
        {error !== null && <p className="text-down">{errorText(error)}</p>}
        {!isOnline && <p className="text-text-2">{t('deposit.create.offline')}</p>}
      </div>
      {isSlow && (
        <Button isDisabled={!isOnline} onClick={onCreate}>
          {t('states.retry')}
        </Button>
      )}
    </Stack>
  );
}
