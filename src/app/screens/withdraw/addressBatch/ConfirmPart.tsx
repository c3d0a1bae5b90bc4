import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { BatchCard, CardTitle } from './BatchCard.tsx';
import type { SavableLine } from './useBatch.ts';
import type { SaveBatch } from './useSaveBatch.ts';

export interface ConfirmPartProps {
  readonly lines: readonly SavableLine[];
  /** How many lines stay in the table, since something is wrong or open. */
  readonly waiting: number;
  readonly saving: SaveBatch;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** What will be saved, by coin and network, before the one security step (screens.md 1.10). */
export function ConfirmPart({ lines, waiting, saving, onSave, onBack }: ConfirmPartProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { outcome, isRunning, sendAgain } = saving;
  const refusal = outcome.kind === 'refused' ? outcome.error : null;
  const groups = groupLines(lines);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <BatchCard aria-label={t('addressBatch.summary')}>
      <CardTitle ref={title} title={t('addressBatch.summary')} />
      <Facts gap="gap-0">
        {groups.map(({ coin, chain, count }) => (
          <div key={`${coin} ${chain}`} className="flex justify-between gap-3 border-b border-line py-2">
            <dt>
              {coin === UNIVERSAL ? t('addressBatch.universal') : coin} · {chain}
            </dt>
            <dd className="num">{t('addressBatch.summaryLine', { count })}</dd>
          </div>
        ))}
      </Facts>
      {waiting > 0 && <p className="text-warn">{t('addressBatch.waiting', { count: waiting })}</p>}
      <p role="alert" className="text-down">
        {refusal !== null && errorText(refusal)}
      </p>
      {outcome.kind === 'unknown' ? (
        <>
          <p role="status" className="font-semibold">
            {t('addressBatch.unknown')}
          </p>
          <Button variant="primary" isLoading={isRunning} onClick={() => void sendAgain()}>
            {t('addressBatch.sendAgain')}
          </Button>
        </>
      ) : (
        <Row>
          <Button isDisabled={isRunning} onClick={onBack}>
            {t('addressBatch.back')}
          </Button>
          <PausedButton variant="primary" error={refusal} isLoading={isRunning} onClick={onSave}>
            {t('addressBatch.save', { count: lines.length })}
          </PausedButton>
        </Row>
      )}
    </BatchCard>
  );
}

function groupLines(lines: readonly SavableLine[]) {
  const groups = new Map<string, { coin: string; chain: string; count: number }>();
  for (const { entry } of lines) {
    const { coin, chain } = entry;
    const key = `${coin} ${chain}`;
    groups.set(key, { coin, chain, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || one.coin.localeCompare(other.coin, 'en'),
  );
}
