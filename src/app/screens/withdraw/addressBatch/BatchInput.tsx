import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { Select } from '#app/components/Select.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { BatchCard } from './BatchCard.tsx';
import { BatchTable, type LineFilter } from './BatchTable.tsx';
import { MOST_LINES } from './lines/batchLine.ts';
import type { Batch } from './useBatch.ts';

export interface BatchInputProps {
  readonly batch: Batch;
  readonly coins: readonly string[];
  /** The user has come back to the lines: the button that led here is gone, and the focus goes on from here. */
  readonly isBack: boolean;
  readonly onCheck: () => void;
  readonly onConfirm: () => void;
}

/** The lines, what is wrong with them, and the way on. */
export function BatchInput({ batch, coins, isBack, onCheck, onConfirm }: BatchInputProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const [filter, setFilter] = useState<LineFilter>('all');
  const { lines, judged, filled, dispatch, checking } = batch;
  const { progress, error } = checking;
  const counts = countStates(filled);
  const { warned, wrong } = counts;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBack) section.current?.focus();
  }, [isBack]);
  const isAllShown = filter === 'all' || (filter === 'errors' ? wrong : warned) === 0;

  return (
    <BatchCard ref={section} tabIndex={-1} aria-label={t('addressBatch.step.input')}>
      <BatchBar batch={batch} counts={counts} filter={filter} onFilter={setFilter} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it, which bubble up to it */}
      <div onKeyDown={(event) => onKey(event, dispatch)}>
        <BatchTable
          lines={lines}
          judged={judged}
          filter={isAllShown ? 'all' : filter}
          coins={coins}
          dispatch={dispatch}
        />
      </div>
      <WayOn batch={batch} onCheck={onCheck} onConfirm={onConfirm} />
      <p role="status" className="text-text-2">
        {progress !== null && t('addressBatch.checking', progress)}
        {progress === null && wrong + warned > 0 && t('addressBatch.notYet')}
        {filled.length === 0 && t('addressBatch.nothing')}
      </p>
      {error !== null && (
        <p role="alert" className="text-down">
          {joinSentences([errorText(error), t('addressBatch.checkFailed')], language)}
        </p>
      )}
    </BatchCard>
  );
}

interface StateCounts {
  readonly good: number;
  readonly warned: number;
  readonly wrong: number;
}

function countStates(filled: Batch['filled']): StateCounts {
  const countOf = (state: string): number =>
    filled.filter(({ judged: { state: is } }) => is === state).length;
  return { good: countOf('ok'), warned: countOf('warning'), wrong: countOf('error') };
}

interface BatchBarProps {
  readonly batch: Batch;
  readonly counts: StateCounts;
  readonly filter: LineFilter;
  readonly onFilter: (filter: LineFilter) => void;
}

/** How many lines are in which state, and what is done with many of them at once. */
function BatchBar({ batch, counts: { good, warned, wrong }, filter, onFilter }: BatchBarProps) {
  const { t } = useTranslation();
  const { filled, canUndo, dispatch, room } = batch;
  const warnedIds = filled.filter(({ judged: { state } }) => state === 'warning').map(({ line }) => line.id);
  return (
    <Toolbar gap="gap-x-3 gap-y-2">
      <Row as="p" role="status">
        <span>{t('addressBatch.count.ok', { count: good })}</span>
        {warned > 0 && (
          <span className="text-warn">{t('addressBatch.count.warning', { count: warned })}</span>
        )}
        {wrong > 0 && <span className="text-down">{t('addressBatch.count.error', { count: wrong })}</span>}
        <span className="text-text-2">{t('addressBatch.room', { count: room })}</span>
      </Row>
      <Row>
        {warned + wrong > 0 && (
          <Select
            label={t('addressBatch.filterLabel')}
            className="grid-flow-col items-center"
            value={filter}
            onChange={onFilter}
            options={(['all', 'errors', 'warnings'] as const).map((value) => ({
              value,
              label: t(`addressBatch.filter.${value}`),
            }))}
          />
        )}
        {warnedIds.length > 0 && (
          <Button size="small" onClick={() => dispatch({ type: 'accepted', ids: warnedIds })}>
            {t('addressBatch.acceptAll')}
          </Button>
        )}
        <Button size="small" isDisabled={!canUndo} onClick={() => dispatch({ type: 'undone' })}>
          {t('terms.undo')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => dispatch({ type: 'cleared' })}>
          {t('addressBatch.clear')}
        </Button>
      </Row>
    </Toolbar>
  );
}

/** Another line, and the next step: the check of what is unchecked, then the confirmation. */
function WayOn({ batch, onCheck, onConfirm }: Pick<BatchInputProps, 'batch' | 'onCheck' | 'onConfirm'>) {
  const { t } = useTranslation();
  const { lines, dispatch, checking, unchecked, ready } = batch;
  return (
    <Row>
      <Button isDisabled={lines.length >= MOST_LINES} onClick={() => dispatch({ type: 'added' })}>
        {t('addressBatch.addRow')}
      </Button>
      {unchecked.length === 0 && ready.length > 0 ? (
        <Button variant="primary" onClick={onConfirm}>
          {t('addressBatch.toConfirm')}
        </Button>
      ) : (
        <PausedButton
          variant="primary"
          error={checking.error}
          isLoading={checking.progress !== null}
          isDisabled={unchecked.length === 0}
          onClick={onCheck}
        >
          {unchecked.length === 0
            ? t('addressBatch.checkLines')
            : t('addressBatch.check', { count: unchecked.length })}
        </PausedButton>
      )}
    </Row>
  );
}

/** Undoes by Ctrl+Z; Enter goes to the line below, and adds one to the last. */
function onKey(event: KeyboardEvent, dispatch: Batch['dispatch']): void {
  if (isUndo(event)) {
    event.preventDefault();
    dispatch({ type: 'undone' });
  } else if (event.key === 'Enter' && moveDown(event.target)) {
    event.preventDefault();
  } else if (event.key === 'Enter' && isCell(event.target)) {
    event.preventDefault();
    dispatch({ type: 'added' });
    focusLast(event.target);
  }
}

function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
}

const FIELD = ':is(input, select)';

function columnOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement && target.matches(FIELD)
    ? target.closest<HTMLElement>('[data-column]')
    : null;
}

function isCell(target: EventTarget): boolean {
  return columnOf(target) !== null;
}

/** Enter goes to the same column of the line below; false where there is none. */
function moveDown(target: EventTarget): boolean {
  const cell = columnOf(target);
  const rows = [...(cell?.closest('tbody')?.querySelectorAll('tr[data-state]') ?? [])];
  const row = cell?.closest('tr');
  const next = row === null || row === undefined ? undefined : rows[rows.indexOf(row) + 1];
  const field = next?.querySelector<HTMLElement>(`[data-column="${cell?.dataset.column}"] ${FIELD}`);
  field?.focus();
  return field !== null && field !== undefined;
}

/** The line that was added is there with the next frame. */
function focusLast(target: EventTarget): void {
  requestAnimationFrame(() => moveDown(target));
}
