import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { CoinChainTerms } from '#app/screens/deposit/chainTerms.ts';
import type { AddressState } from './addressState.ts';

export interface CreateAddressProps {
  readonly coin: string;
  readonly terms: CoinChainTerms;
  readonly state: Extract<AddressState, { kind: 'none' | 'creating' }>;
  readonly isOnline: boolean;
  readonly onCreate: () => void;
}

/** Where there is no address yet: the button that orders one, and how far it is. */
export function CreateAddress({ coin, terms, state, isOnline, onCreate }: CreateAddressProps) {
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
