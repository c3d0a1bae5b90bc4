import { useTranslation } from 'react-i18next';
import { Sheet } from '#app/components/layers/ModalLayer.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { WordsBox } from '../WordsBox.tsx';
import { BlockLine } from './BlockLine.tsx';
import { Reviewed, type ReviewedProps } from './Reviewed.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';

/** The review on a phone: all that 0.2c of screens.md asks for in one sheet, with its buttons always in reach. */
export function ReviewSheet(props: Omit<ReviewedProps, 'isInSheet'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { form, state, withdrawal } = props;
  const { block } = form.judged;
  return (
    <Sheet isOpen title={t('withdraw.review.title')} onClose={withdrawal.back}>
      <div>
        <ReviewFigures form={form} order={state.order} className="mb-4" />
        <div role="alert">
          {block !== null && (
            <WordsBox tone="warn">
              <BlockLine block={block} coin={form.coin} chainLabel={form.chain?.chainType ?? ''} />
            </WordsBox>
          )}
          {state.error !== null && <WordsBox tone="warn">{errorText(state.error)}</WordsBox>}
        </div>
        <p className="mb-3 text-text-2">
          {t(state.order.isInside ? 'withdraw.review.final' : 'withdraw.review.cancellable')}
        </p>
        <Reviewed {...props} isInSheet />
      </div>
    </Sheet>
  );
}
