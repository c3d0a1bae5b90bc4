import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/result/appError.ts';
import type { Copied } from './CopyButton.tsx';
import { NextStep } from './NextStep.tsx';
import { TraceFacts } from './TraceFacts.tsx';
import './states.css';

export interface ErrorStateProps {
  readonly error: Pick<AppError, 'code' | 'traceId'>;
  /** The cause, as the user reads it; the exchange may speak another language than the page. */
  readonly text: string;
  /** What could not be done; by default that this could not be loaded. */
  readonly title?: string;
  /** Always offered: without it only loading the page again would help once the exchange answers otherwise. */
  readonly onRetry: () => void;
  readonly onCopied?: (copied: Copied) => void;
}

/** Something failed: what, why, its code, another try, and the number by which support finds it (screens.md 0.3, C14). */
export function ErrorState({ error, text, title, onRetry, onCopied }: ErrorStateProps) {
  const { t } = useTranslation();
  const { code, traceId } = error;
  return (
    <div className="state">
      <div role="status" className="grid gap-1">
        <p className="state-title">
          <TriangleAlert size={16} aria-hidden="true" />
          {title ?? t('states.failedTitle')}
        </p>
        <p>{t('states.cause', { cause: isolate(text) })}</p>
      </div>
      <NextStep label={t('states.retry')} onClick={onRetry} />
      <p className="text-small/normal text-text-3">{t('states.code', { code: isolate(code) })}</p>
      {traceId !== undefined && <TraceFacts traceId={traceId} onCopied={onCopied} />}
    </div>
  );
}

/** Words of another direction than the sentence's keep their own (Unicode's first strong isolate). */
function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}
