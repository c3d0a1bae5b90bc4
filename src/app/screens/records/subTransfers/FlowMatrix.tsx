import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { MemberName } from './MemberName.tsx';
import { type Flow, partiesOf } from './netPositions.ts';

export interface FlowMatrixProps {
  readonly coin: string;
  /** The flows of this coin, each pair of accounts once. */
  readonly flows: readonly Flow[];
}

/** Who sent how much of a coin to whom: a row for each sender, a column for each receiver, and a bar beside each amount. */
export function FlowMatrix({ coin, flows }: FlowMatrixProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const parties = partiesOf(flows);
  const most = Decimal.max(...flows.map(({ amount }) => amount));
  const flowOf = (sender: string, receiver: string): Flow | undefined =>
    flows.find(({ from, to }) => from.uid === sender && to.uid === receiver);
  const title = t('transfers.flow.title', { coin });
  return (
    <section className="grid min-w-0 gap-2 pb-4">
      <h2 className="font-semibold text-text">{title}</h2>
      {/* Every column counts here: on a narrow page the table moves within its own box. */}
      <div className="min-w-0 overflow-x-auto">
        <table className="sum-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('transfers.flow.corner')}</th>
              {parties.map((receiver) => (
                <th key={receiver.uid} scope="col">
                  <MemberName member={receiver} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((sender) => (
              <tr key={sender.uid}>
                <th scope="row">
                  <MemberName member={sender} />
                </th>
                {parties.map((receiver) => {
                  const flow = flowOf(sender.uid, receiver.uid);
                  return (
                    <td key={receiver.uid} className="min-w-24">
                      {flow === undefined ? (
                        <span className="record-none">–</span>
                      ) : (
                        <>
                          <LtrText className="num">{price(flow.amount)}</LtrText>
                          {/* As long as the amount is to the largest one. */}
                          <span
                            className="ms-auto mt-1 block h-1 rounded-[2px] bg-text-3"
                            aria-hidden="true"
                            style={{ inlineSize: `${shareOf(flow.amount, most)}%` }}
                          />
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** In percent of the largest; every amount shows at least a trace. */
function shareOf(amount: string, most: Decimal): number {
  return most.isZero() ? 0 : Math.max(2, new Decimal(amount).div(most).times(100).toNumber());
}
