import { useTranslation } from 'react-i18next';
import { Sheet } from '#app/components/layers/ModalLayer.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { BlockLine } from './BlockLine.tsx';
import { Reviewed, type ReviewedProps } from './Reviewed.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';

/** The review on a phone: all that 0.2c of screens.md asks for in one sheet, with its buttons always in reach. */
export function ReviewSheet(props: ReviewedProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { form, state, withdrawal } = props;
  const { block } = form.judged;
  return (
    <Sheet isOpen title={t('withdraw.review.title')} onClose={withdrawal.back}>
      <div className="withdraw-sheet">
        <ReviewFigures form={form} order={state.order} />
        <div role="alert">
          {block !== null && (
            <p className="withdraw-block">
              <BlockLine block={block} coin={form.coin} chainLabel={form.chain?.chainType ?? ''} />
            </p>
          )}
          {state.error !== null && <p className="withdraw-block">{errorText(state.error)}</p>}
        </div>
        <p className="withdraw-tips">
          {t(state.order.isInside ? 'withdraw.review.final' : 'withdraw.review.cancellable')}
        </p>
        <Reviewed {...props} />
      </div>
    </Sheet>
  );
}
