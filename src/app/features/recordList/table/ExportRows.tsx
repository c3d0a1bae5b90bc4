import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FILTER_BUTTON, ICON_ALONE } from './filterLook.ts';

/** `total` is null while it is not known. */
export type ExportState =
  | { readonly kind: 'idle' | 'empty' | 'failed' }
  | { readonly kind: 'writing'; readonly done: number; readonly total: number | null }
  | { readonly kind: 'done'; readonly lines: number; readonly leftOut?: number }
  | { readonly kind: 'too-many'; readonly total: number };

export interface ExportButtonProps {
  readonly state: ExportState;
  /** How many rows the filter has; null while that is not known. */
  readonly count: number | null;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

/** "Export 42 rows": the CSV of the current filter (screens.md 0.2a). */
export function ExportButton({ state, count, onStart, onCancel }: ExportButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isWriting = state.kind === 'writing';
  const start =
    count === null || count === 0
      ? t('records.export.start')
      : t('records.export.count', { count, formatted: formatCount(count, language) });
  return (
    <button type="button" className={FILTER_BUTTON} onClick={isWriting ? onCancel : onStart}>
      <Download size={16} aria-hidden="true" />
      <span className={ICON_ALONE}>{isWriting ? t('records.export.cancel') : start}</span>
    </button>
  );
}

export interface ExportProgressProps {
  readonly state: ExportState;
  /** Where a statement of the same kind and period is ordered (screens.md 1.18). */
  readonly statementTo: string;
  /** The cause of a failure, in the reader's language. */
  readonly failure?: string | undefined;
}

/** How far a file is, and how it ended; nothing before. */
export function ExportProgress({ state, statementTo, failure }: ExportProgressProps) {
  const { t } = useTranslation();
  return (
    <Row gap="gap-x-3 gap-y-1">
      {state.kind === 'writing' && state.total !== null && (
        <progress
          className="h-2 w-30 rounded-button bg-line-strong"
          aria-label={t('records.export.start')}
          max={state.total}
          value={state.done}
        />
      )}
      <p role="status" className="text-text-2">
        <ExportWords state={state} />
        {state.kind === 'failed' && failure !== undefined && ` ${failure}`}
      </p>
      {state.kind === 'too-many' && <TextLink to={statementTo}>{t('records.export.statement')}</TextLink>}
    </Row>
  );
}

function ExportWords({ state }: { readonly state: ExportState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = (count: number): { count: number; formatted: string } => ({
    count,
    formatted: formatCount(count, language),
  });
  if (state.kind === 'done') {
    const { lines, leftOut = 0 } = state;
    const words = t('records.export.done', say(lines));
    return joinSentences([words, leftOut > 0 && t('records.export.leftOut', say(leftOut))], language);
  }
  if (state.kind === 'too-many') return t('records.export.tooMany', say(state.total));
  if (state.kind === 'writing') {
    const { done, total } = state;
    if (total !== null) {
      return t('records.export.progress', {
        done: formatCount(tenthOf(done, total), language),
        total: formatCount(total, language),
      });
    }
    return done === 0
      ? t('records.export.counting')
      : t('records.export.written', {
          done: formatCount(done < ANNOUNCED_ROWS ? done : done - (done % ANNOUNCED_ROWS), language),
        });
  }
  return state.kind === 'idle' ? null : t(`records.export.${state.kind}`);
}

/** Where it is not known how many rows there are, the status changes after as many. */
const ANNOUNCED_ROWS = 5_000;

/** Announced ten times at most, and not with every piece that is written: the bar shows the rest. */
function tenthOf(done: number, total: number): number {
  const step = Math.max(1, Math.floor(total / 10));
  return done === total ? total : Math.floor(done / step) * step;
}
