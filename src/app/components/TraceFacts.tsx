import './states.css';
import { useTranslation } from 'react-i18next';
import { type Copied, CopyButton } from './CopyButton.tsx';

export interface TraceFactsProps {
  readonly traceId: string;
  readonly onCopied?: ((copied: Copied) => void) | undefined;
}

/** The number by which support finds a call, and a button that copies it (screens.md 0.3, C14). */
export function TraceFacts({ traceId, onCopied }: TraceFactsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small/normal text-text-3 [&_code]:text-text-2">
      <span>{t('states.trace')}</span>
      <code dir="ltr">{traceId}</code>
      <CopyButton
        text={traceId}
        what={t('states.trace')}
        label={t('states.copyTrace')}
        {...(onCopied !== undefined && { onCopied })}
      />
    </div>
  );
}
