import { ErrorState } from '#app/components/ErrorState.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { TradeTicket } from '../TradeTicket.tsx';

/** The ticket of a trade that has just settled, by the exchange's own record of it. */
export function SettledTicket({ id }: { readonly id: string }) {
  const errorText = useErrorText();
  const { answer, error, refresh } = useApiQuery('blockTradeQuery', { exchangeTxId: id });
  const [row] = answer?.result?.list ?? [];
  if (row === undefined) {
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    );
  }
  return <TradeTicket row={row} />;
}
