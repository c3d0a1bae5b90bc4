import { useTranslation } from 'react-i18next';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import type { Conversion } from '../conversions/conversion.ts';
import { ApproxLine } from '../ticketForm/ApproxLine.tsx';

export interface ReceivedAmountProps {
  readonly conversion: Pick<Conversion, 'got' | 'isExpected'>;
}

/** What was booked and about what it is worth now; or what is expected, which is said. */
export function ReceivedAmount({ conversion: { got, isExpected } }: ReceivedAmountProps) {
  const { t } = useTranslation();
  const isNothing = !/[1-9]/.test(got.amount);
  return (
    <span className="record-figure">
      <AmountCell {...got} />
      <span className="record-under">
        {isExpected ? t('conversions.expected') : !isNothing && <ApproxLine {...got} />}
      </span>
    </span>
  );
}
