import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { explorerHref } from '#app/components/explorerHref.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';

const CODE = 'font-normal [font-family:ui-monospace,monospace]';

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
    <span className="inline-flex items-center gap-1" title={id}>
      <CopyButton
        text={id}
        what={what}
        onCopied={onCopied}
        label={
          <>
            <span className="sr-only">{t('copy.button', { what })}</span>
            <span className={`whitespace-nowrap print:in-data-fact:hidden ${CODE}`}>
              <LtrText>{shortenAddress(id)}</LtrText>
            </span>
            {/* On paper nothing can be copied, and half an id is of no use. */}
            <span data-whole="" className={`hidden print:in-data-fact:inline ${CODE}`} aria-hidden="true">
              <LtrText>{id}</LtrText>
            </span>
          </>
        }
      />
      {href !== null && (
        <a
          className="inline-flex min-h-6 min-w-6 items-center justify-center text-text-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
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
