import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { RecordDetail } from '#app/records/table/RecordDetail.tsx';
import { Timeline } from '#app/records/table/Timeline.tsx';
import { type Conversion, onlyLine } from '../conversions/conversion.ts';
import { useConversionWords } from '../conversions/useConversionWords.ts';
import { ConversionLines } from './ConversionLines.tsx';
import { isCancellable, shownStatus } from './orderStatus.ts';
import { repeatLink } from './repeatLink.ts';
import { stepsOf } from './stepsOf.ts';
import { useConversionFacts } from './useConversionFacts.tsx';
import type { OrderCancels } from './useOrderCancels.ts';

export interface ConversionDrawerProps {
  readonly conversion: Conversion;
  readonly cancels: OrderCancels;
  /** Asks for the cancelling of the order, which has to be confirmed. */
  readonly onCancel: (order: Conversion) => void;
  readonly onClose: () => void;
}

/** A conversion whole, as a receipt (screens.md 1.2, "Drawer"). */
export function ConversionDrawer({ conversion, cancels, onCancel, onClose }: ConversionDrawerProps) {
  const { t } = useTranslation();
  const words = useConversionWords();
  const errorText = useErrorText();
  const facts = useConversionFacts(conversion);
  const status = shownStatus(conversion, cancels);
  const repeat = repeatLink(conversion);
  const { failCode } = conversion;
  return (
    <RecordDetail
      isOpen
      onClose={onClose}
      title={t('history.detail.title', { pair: words.pair(conversion) })}
      timeline={
        <Timeline
          steps={stepsOf(conversion).map((step) => ({ ...step, title: t(`records.step.${step.id}`) }))}
          meaning={t(`records.meaning.${status}`)}
        />
      }
      facts={facts}
      actions={
        <>
          {isCancellable(conversion, cancels) && (
            <Button variant="danger" isLoading={status === 'cancelling'} onClick={() => onCancel(conversion)}>
              {t('history.cancelOne', { pair: words.pair(conversion) })}
            </Button>
          )}
          {repeat !== null && <TextLink to={repeat}>{t('history.detail.repeat')}</TextLink>}
        </>
      }
    >
      {failCode !== null && (
        <p className="history-reason">
          {t('history.detail.reason', { reason: errorText({ code: String(failCode), message: '' }) })}
        </p>
      )}
      {onlyLine(conversion) === undefined && <ConversionLines lines={conversion.lines} />}
    </RecordDetail>
  );
}
