import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { explorerHref } from '#app/components/explorerHref.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';

export interface IdCellProps {
  readonly id: string;
  /** Where a block explorer shows it, as the exchange says; others than those of our list are not linked. */
  readonly explorer?: string | undefined;
}

/** An id or a hash by its first and last 6 characters; its button copies the whole (screens.md 0.3, C8). */
export function IdCell({ id, explorer = '' }: IdCellProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const what = t('records.id');
  const href = explorerHref(explorer);
  return (
    <span className="record-ids" title={id}>
      <CopyButton
        text={id}
        what={what}
        onCopied={onCopied}
        label={
          <>
            <span className="sr-only">{t('copy.button', { what })}</span>
            <span className="record-id">
              <LtrText>{shortenAddress(id)}</LtrText>
            </span>
            {/* On paper nothing can be copied, and half an id is of no use. */}
            <span className="record-id-whole" aria-hidden="true">
              <LtrText>{id}</LtrText>
            </span>
          </>
        }
      />
      {href !== null && (
        <a
          className="record-explorer"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('records.explorer')}
          title={t('records.explorer')}
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </span>
  );
}
