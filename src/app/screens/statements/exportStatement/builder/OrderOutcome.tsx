import { useTranslation } from 'react-i18next';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ExportOrder } from './useExportOrder.ts';

export type OrderOutcomeProps = Pick<ExportOrder, 'state' | 'goOn'>;

/** The outcome of an order: how many files are being made, which parts had no records, and what is still to be ordered. */
export function OrderOutcome({ state, goOn }: OrderOutcomeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div role="status" className="grid justify-items-start gap-2 empty:hidden">
      {state.kind === 'ordered' && (
        <>
          {state.ids.length > 0 && <p>{t('exports.order.done', { count: state.ids.length })}</p>}
          {state.empty > 0 && <p>{t('exports.order.empty', { count: state.empty })}</p>}
          {state.error !== null && <p className="text-down">{errorText(state.error)}</p>}
          {state.error !== null && state.left.length > 1 && (
            <p>{t('exports.order.stopped', { count: state.left.length })}</p>
          )}
          {state.error !== null && (
            <PausedButton size="small" error={state.error} onClick={goOn}>
              {t(state.ids.length > 0 ? 'exports.order.continue' : 'states.retry')}
            </PausedButton>
          )}
        </>
      )}
    </div>
  );
}
