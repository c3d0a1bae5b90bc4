import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UNIVERSAL } from '#app/addressField/addressChain.ts';
import { Button } from '#app/components/Button.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { NewEntry } from './lines/problem.ts';
import type { SaveBatch } from './useSaveBatch.ts';

export interface ConfirmPartProps {
  readonly entries: readonly NewEntry[];
  readonly saving: SaveBatch;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** What will be saved, by coin and network, before the one security step (screens.md 1.10). */
export function ConfirmPart({ entries, saving, onSave, onBack }: ConfirmPartProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { outcome, isRunning, sendAgain } = saving;
  const groups = groupEntries(entries);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="card batch-card" aria-label={t('addressBatch.summary')}>
      <h2 ref={title} tabIndex={-1} className="batch-title">
        {t('addressBatch.summary')}
      </h2>
      <dl className="batch-summary">
        {groups.map(({ coin, chain, count }) => (
          <div key={`${coin} ${chain}`}>
            <dt>
              {coin === UNIVERSAL ? t('addressBatch.universal') : coin} · {chain}
            </dt>
            <dd className="num">{t('addressBatch.summaryLine', { count })}</dd>
          </div>
        ))}
      </dl>
      <p role="alert" className="text-down">
        {outcome.kind === 'refused' && errorText(outcome.error)}
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
        <div className="batch-actions">
          <Button isDisabled={isRunning} onClick={onBack}>
            {t('addressBatch.back')}
          </Button>
          <Button variant="primary" isLoading={isRunning} onClick={onSave}>
            {t('addressBatch.save', { count: entries.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function groupEntries(entries: readonly NewEntry[]) {
  const groups = new Map<string, { coin: string; chain: string; count: number }>();
  for (const { coin, chain } of entries) {
    const key = `${coin} ${chain}`;
    groups.set(key, { coin, chain, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.count - one.count || one.coin.localeCompare(other.coin, 'en'),
  );
}
