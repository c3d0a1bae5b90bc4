import { useTranslation } from 'react-i18next';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import { amountOf, entryOf, scaleOf } from '#app/features/ticketForm/amountEntry.ts';
import { GapFact } from '#app/features/ticketForm/GapFact.tsx';
import { Fact, TicketFacts } from '#app/features/ticketForm/TicketFacts.tsx';
import { TicketForm } from '#app/features/ticketForm/TicketForm.tsx';
import type { ConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { AppError } from '#shared/result/appError.ts';
import { SizeSlider, SLIDER_PLACE } from '../SizeSlider.tsx';
import { isRange } from '../sizeScale.ts';
import { useUsdWords } from '../useBlockPair.ts';

export interface BlockFormProps {
  readonly form: ConvertForm;
  readonly state: TicketIn<ConvertOrder, 'IDLE' | 'QUOTING'>;
  readonly refusal: AppError | null;
  readonly onPreview: (order: ConvertOrder) => void;
  readonly onEdit: () => void;
}

const NO_DEALER = '700001';
/** The OTC desk's prices are firm for so long (screens.md 1.7). */
const FIRM_FOR_MS = 10_000;

/** The two amounts of a large ticket, with their size on a log scale and what they are worth in USD (screens.md 1.7). */
export function BlockForm({ form, state, refusal, onPreview, onEdit }: BlockFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isQuoting = state.name === 'QUOTING';
  const gap = form.terms.gap.answer?.result;
  return (
    <TicketForm
      form={form}
      product="block"
      isQuoting={isQuoting}
      isOnline={state.isOnline}
      refusal={refusal}
      {...(refusal?.code === NO_DEALER && { refusalText: t('block.form.dealer') })}
      status={statusKeyOf(state)}
      onPreview={onPreview}
      onCancel={onEdit}
      onEdit={onEdit}
      facts={(pair) => (
        <>
          <Notional form={form} from={pair.from} to={pair.to} />
          <TicketFacts
            {...pair}
            gapRate={gap?.gapRate}
            charges={form.charges}
            holdsForMs={FIRM_FOR_MS}
            gap={
              gap !== undefined &&
              form.pricing !== undefined && (
                <GapFact {...pair} pricing={form.pricing} entry={form.entry} bounds={gap} />
              )
            }
          />
        </>
      )}
      remarks={<p>{joinSentences([t('block.form.irrevocable'), t('block.form.noAuto')], language)}</p>}
    >
      <Size {...{ form, isQuoting, onEdit }} />
    </TicketForm>
  );
}

interface SizeProps {
  readonly form: ConvertForm;
  readonly isQuoting: boolean;
  readonly onEdit: () => void;
}

function Size({ form, isQuoting, onEdit }: SizeProps) {
  const { t } = useTranslation();
  const { pair, entry, bounds, setEntry } = form;
  if (pair === null || bounds.limit === undefined) return <div className={SLIDER_PLACE} />;
  const range = { min: bounds.limit.fromMin, max: bounds.limit.fromMax, scale: scaleOf(bounds.from) };
  if (!isRange(range)) return null;
  return (
    <SizeSlider
      {...range}
      label={t('block.form.size')}
      unit={pair.from}
      amount={entry.side === 'from' ? amountOf(entry) : ''}
      isDisabled={isQuoting}
      onChange={(amount) => {
        setEntry(entryOf('from', amount));
        onEdit();
      }}
    />
  );
}

/** What is paid, in USD: the OTC desk's bounds are in it. */
function Notional({
  form,
  from,
  to,
}: {
  readonly form: ConvertForm;
  readonly from: string;
  readonly to: string;
}) {
  const { t } = useTranslation();
  const { entry } = form;
  const usd = useUsdWords(amountOf(entry), entry.side === 'from' ? from : to);
  return (
    <Fact label={t('block.form.notionalLabel')}>
      {/* A dash has no direction of its own, and would take that of a figure. */}
      {usd === undefined ? '–' : <span className="num">{t('block.form.notional', { usd })}</span>}
    </Fact>
  );
}
