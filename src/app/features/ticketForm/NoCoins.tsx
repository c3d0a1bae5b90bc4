import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';

/** In the place of a form whose account can convert nothing: the exchange's list of coins is empty. */
export function NoCoins({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return <EmptyState text={t('coinPicker.empty')} action={{ label: t('states.retry'), onClick: onRetry }} />;
}
