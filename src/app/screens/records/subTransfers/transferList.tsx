import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import type { EmptyStateProps } from '#app/components/EmptyState.tsx';
import { formatCount, formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList, type RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { TRANSFER_PAGE } from '#shared/site/urls.ts';
import { MemberName } from './MemberName.tsx';
import { coinsOf, type Flow, netPositions, partiesOf, sumFlows } from './netPositions.ts';
import { markOf, memberName, TRANSFER_FIELDS } from './transferFields.tsx';
import { TRANSFER_FILTERS } from './transferFilters.ts';
import { findTransfer, type Transfer, transferSources } from './transferRecords.ts';

/** screens.md 1.14: 180 days in total, asked for in steps of seven. */
const PERIOD = { maxDays: 180, initial: { kind: 'preset', preset: '30d' } } as const;

/** Transfers between the accounts of a family. `noMembers` stands in place of the rows where there are no sub-accounts. */
export function transferList(noMembers: EmptyStateProps | null) {
  return defineRecordList({
    id: 'sub-account-transfers',
    label: ({ t }) => t('screens.subTransfers.title'),
    filters: TRANSFER_FILTERS,
    period: PERIOD,
    sources: transferSources,
    fields: TRANSFER_FIELDS,
    sums: TransferSums,
    sumWords: (rows, { t, language, isComplete }) =>
      t(isComplete ? 'records.count.all' : 'records.count.newest', {
        formatted: formatCount(rows.length, language),
      }),
    csv: { fileName: () => 'sub-account-transfers.csv' },
    detail: {
      nameOf: ({ atMs }, { t, language }) => t('transfers.one', { time: formatMoment(atMs, language) }),
      find: findTransfer,
      readId: readUuid,
      search: { label: (t) => t('transfers.column.id'), fault: (t) => t('transfers.badId') },
      Drawer: TransferDrawer,
    },
    empty: ({ t, isFiltered, widen, clear }) =>
      noMembers ?? {
        text: t('transfers.none'),
        action:
          widen === null || isFiltered
            ? { label: t('records.filter.clear'), onClick: clear }
            : { label: t('history.widen'), onClick: widen },
      },
  });
}

/** The net position of each account, and who sent to whom (screens.md 1.14). Only what was booked counts. */
function TransferSums({ rows, ...props }: RecordSumsProps<Transfer>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const flows = sumFlows(rows);
  return (
    <>
      <SumTable
        {...props}
        title={t('transfers.net.title')}
        text={t('transfers.net.note')}
        sums={netPositions(rows)}
        keyOf={({ uid, coin }) => `${uid} ${coin}`}
        columns={[
          { title: t('history.column.account'), cell: (position) => <MemberName member={position} /> },
          { title: t('terms.coin'), cell: ({ coin }) => coin },
          { title: t('transfers.direction.in'), cell: ({ received }) => price(received) },
          { title: t('transfers.direction.out'), cell: ({ sent }) => price(sent) },
          { title: t('transfers.net.net'), cell: ({ net }) => `${plusOf(net)}${price(net)}` },
        ]}
      />
      {coinsOf(flows).map((coin) => (
        <FlowMatrix key={coin} coin={coin} flows={flows.filter((flow) => flow.coin === coin)} />
      ))}
    </>
  );
}

/** A gain has a sign as well as a loss; zero has none. */
function plusOf(plain: string): string {
  return !plain.startsWith('-') && /[1-9]/.test(plain) ? '+' : '';
}

/** A transfer whole, with both of its sides and the way to repeat it (screens.md 1.14). */
function TransferDrawer({ row, facts, onClose }: RecordDrawerProps<Transfer>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { coin, amount, status, failCode, from, to } = row;
  const repeat = new URLSearchParams({ coin, amount, from: from.uid, to: to.uid });
  return (
    <RecordDetail
      onClose={onClose}
      title={t('transfers.title', { amount: amountWithUnit(amount, { language, unit: coin }) })}
      status={<StatusChip status={status} />}
      results={[{ amount, coin, mark: markOf(row), place: `${memberName(from)} → ${memberName(to)}` }]}
      steps={stepsOf(row)}
      meaning={t(`transfers.meaning.${status}`)}
      facts={facts}
      actions={
        <TextLink isNewTab href={productHref({ language, head: '', tail: `${TRANSFER_PAGE}?${repeat}` })}>
          {t('transfers.repeat')}
        </TextLink>
      }
    >
      {failCode !== null && (
        <p className="text-text-2">
          {t('history.detail.reason', { reason: errorText({ code: String(failCode), message: '' }) })}
        </p>
      )}
    </RecordDetail>
  );
}

/** Sent → arrived or failed; the exchange gives the time of the first step only. */
function stepsOf({ status, atMs }: Transfer): readonly RecordStep[] {
  const sent: RecordStep = { id: 'sent', state: status === 'pending' ? 'current' : 'done', atMs };
  if (status === 'failed') return [sent, { id: 'failed', state: 'failed', atMs: null }];
  return [sent, { id: 'arrived', state: status === 'success' ? 'done' : 'ahead', atMs: null }];
}

interface FlowMatrixProps {
  readonly coin: string;
  /** The flows of this coin, each pair of accounts once. */
  readonly flows: readonly Flow[];
}

/** Who sent how much of a coin to whom: a row for each sender, a column for each receiver, and a bar beside each amount. */
function FlowMatrix({ coin, flows }: FlowMatrixProps) {
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
