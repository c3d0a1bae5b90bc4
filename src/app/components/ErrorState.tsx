import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AppError, AppErrorKind } from '#shared/result/appError.ts';
import type { Copied } from './CopyButton.tsx';
import { NextStep } from './NextStep.tsx';
import { TraceFacts } from './TraceFacts.tsx';
import './states.css';

export interface ErrorStateProps {
  readonly error: Pick<AppError, 'kind' | 'code' | 'retryable' | 'traceId'>;
  /** The cause, as the user reads it; the exchange may speak another language than the page. */
  readonly text: string;
  /** What could not be done; by default that this could not be loaded. */
  readonly title?: string;
  /** Not offered for what this page itself can't do: the exchange may answer otherwise next time, the page won't. */
  readonly onRetry: () => void;
  readonly onCopied?: (copied: Copied) => void;
}

/** Kinds of what fails in this browser, not at the exchange. */
const OWN_KINDS: ReadonlySet<AppErrorKind> = new Set(['app', 'input', 'worker']);

/** Something failed: what, why, its code, another try, and the number by which support finds it (screens.md 0.3, C14). */
export function ErrorState({ error, text, title, onRetry, onCopied }: ErrorStateProps) {
  const { t } = useTranslation();
  const { kind, code, retryable, traceId } = error;
  return (
    <div className="state">
      <div role="status" className="grid gap-1">
        <p className="state-title">
          <TriangleAlert size={16} aria-hidden="true" />
          {title ?? t('states.failedTitle')}
        </p>
        <p>{t('states.cause', { cause: isolate(text) })}</p>
      </div>
      {(retryable || !OWN_KINDS.has(kind)) && <NextStep label={t('states.retry')} onClick={onRetry} />}
      <p className="text-small/normal text-text-3">{t('states.code', { code: isolate(code) })}</p>
      {traceId !== undefined && <TraceFacts traceId={traceId} onCopied={onCopied} />}
    </div>
  );
}

/** Words of another direction than the sentence's keep their own (Unicode's first strong isolate). */
function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}
