import { useTranslation } from 'react-i18next';
import { type Copied, CopyButton } from '#app/components/CopyButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';

export interface IdCellProps {
  readonly id: string;
  readonly onCopied?: (copied: Copied) => void;
}

const ENDS = 6;

/** An id by its first and last 6 characters; pressing it copies the whole (screens.md 0.3, C8). */
export function IdCell({ id, onCopied }: IdCellProps) {
  const { t } = useTranslation();
  const what = t('records.id');
  return (
    <span title={id}>
      <CopyButton
        text={id}
        what={what}
        label={
          <>
            <span className="sr-only">{t('copy.button', { what })}</span>
            <span className="record-id">
              <LtrText>{shortId(id)}</LtrText>
            </span>
            {/* On paper nothing can be pressed, and half an id is none. */}
            <span className="record-id-whole" aria-hidden="true">
              <LtrText>{id}</LtrText>
            </span>
          </>
        }
        {...(onCopied !== undefined && { onCopied })}
      />
    </span>
  );
}

function shortId(id: string): string {
  return id.length <= 2 * ENDS + 1 ? id : `${id.slice(0, ENDS)}…${id.slice(-ENDS)}`;
}
