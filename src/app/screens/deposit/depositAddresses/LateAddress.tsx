import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { ORDER_CODES, orderOf } from './addressOrder.ts';
import { useRefreshAddresses } from './useEditAddress.ts';

/**
 * An address that is long in the making, with a retry (screens.md 1.21, "30 s without answer"): the same order, which is
 * carried out once; for what was ordered elsewhere the exchange is asked again where it stands.
 */
export function LateAddress({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshAddresses();
  const { run, isRunning, inlineError, error } = useApiAction('depositOrder', { inlineCodes: ORDER_CODES });
  const retry = async (): Promise<void> => {
    const order = orderOf(id);
    if (order !== undefined) await run(order);
    refresh();
  };
  return (
    <span className="text-text-2">
      {t('addresses.hidden.late')}
      <SentenceGap />
      <PausedButton size="small" error={error} isLoading={isRunning} onClick={() => void retry()}>
        {t('states.retry')}
      </PausedButton>
      <span role="alert">{inlineError !== null && ` ${errorText(inlineError)}`}</span>
    </span>
  );
}
