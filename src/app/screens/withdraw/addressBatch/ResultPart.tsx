import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { saveCsv } from '#app/features/recordList/saveCsv.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { BatchCard, CardTitle } from './BatchCard.tsx';
import type { BatchOrder, SaveOutcome } from './useSaveBatch.ts';

export interface ResultPartProps {
  readonly saved: Extract<SaveOutcome, { kind: 'saved' }>;
  /** How many lines are still in the table. */
  readonly left: number;
  /** Goes back to the lines that were not saved, to be repaired. */
  readonly onRepair: () => void;
  readonly onAnother: () => void;
}

/** What became of each line (screens.md 1.10, "result per line"). */
export function ResultPart({ saved, left, onRepair, onAnother }: ResultPartProps) {
  const { t } = useTranslation();
  const rows = useResultRows(saved);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);
  const failed = rows.filter(({ isSaved }) => !isSaved).length;
  const download = (): void =>
    void saveCsv(
      'address-batch-result.csv',
      (['line', 'coin', 'chain', 'address', 'tag', 'remark', 'state', 'result'] as const).map((column) =>
        t(`addressBatch.column.${column}`),
      ),
      rows.map(({ number, item, isSaved, words }) => [
        ...[String(number), item.coin, item.chain, item.address, item.tag ?? '', item.remark],
        t(`addressBatch.state.${isSaved ? 'saved' : 'failed'}`),
        words,
      ]),
    );
  return (
    <BatchCard aria-label={t('addressBatch.step.result')}>
      <CardTitle ref={title} title={t('addressBatch.step.result')} />
      <p role="status" className="font-semibold">
        {t('addressBatch.created', { count: rows.length - failed })}
        {failed > 0 && ` · ${t('addressBatch.failedLines', { count: failed })}`}
      </p>
      {left > failed && <p className="text-warn">{t('addressBatch.waiting', { count: left - failed })}</p>}
      <ul data-results>
        {rows.map((row) => (
          <ResultLine key={row.id} {...row} />
        ))}
      </ul>
      <Row>
        <Button onClick={download}>{t('addressBatch.download')}</Button>
        {left > 0 ? (
          <Button variant="primary" onClick={onRepair}>
            {failed > 0 ? t('addressBatch.repair') : t('addressBatch.back')}
          </Button>
        ) : (
          <>
            <Button onClick={onAnother}>{t('addressBatch.another')}</Button>
            <NextStep label={t('addressBatch.toBook')} to="/money-address" />
          </>
        )}
      </Row>
    </BatchCard>
  );
}

interface ResultRow {
  readonly id: string;
  readonly number: number;
  readonly item: BatchOrder['lines'][number]['entry'];
  readonly isSaved: boolean;
  /** From when the address can be used, or why it was not saved. */
  readonly words: string;
}

/** Each line that was sent, with the exchange's answer to it. */
function useResultRows({ order, results }: ResultPartProps['saved']): readonly ResultRow[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return order.lines.map(({ line, entry: item }, at) => {
    const result = results.find(({ index }) => index === at);
    const isSaved = result?.code === 0;
    const lockUntil = result?.row?.lockUntil;
    return {
      id: line.id,
      number: line.number,
      item,
      isSaved,
      words: isSaved
        ? lockUntil === undefined
          ? t('addressBatch.usable')
          : t('addressBatch.lockedUntil', { time: formatMoment(Number(lockUntil), language) })
        : errorText({ code: String(result?.code ?? ''), message: result?.msg ?? '' }),
    };
  });
}

function ResultLine({ number, item, isSaved, words }: ResultRow) {
  const { t } = useTranslation();
  return (
    <Row as="li" gap="gap-x-3 gap-y-1" className="border-b border-line py-2">
      <span className="num text-text-2">{number}</span>
      <b dir="auto">{item.remark}</b>
      <code dir="ltr" translate="no" className="font-code wrap-anywhere">
        {item.address}
      </code>
      <Chip tone={isSaved ? 'up' : 'down'} word={t(`addressBatch.state.${isSaved ? 'saved' : 'failed'}`)} />
      <span className={isSaved ? 'text-text-2' : 'text-down'}>{words}</span>
    </Row>
  );
}
