import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Copied, CopyButton } from '#app/components/CopyButton.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import './records.css';
import './recordDetail.css';

export interface RecordFact {
  readonly label: string;
  /** As it is shown: an AmountCell, an IdCell. */
  readonly value: ReactNode;
  /** As it is copied: plain numbers, ISO times. */
  readonly text: string;
}

export interface RecordDetailProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The Timeline. */
  readonly timeline: ReactNode;
  readonly facts: readonly RecordFact[];
  /** Lines of a batch, documents, why it failed. */
  readonly children?: ReactNode;
  /** What can be done: repeat, try again, cancel. */
  readonly actions?: ReactNode;
  readonly onCopied?: (copied: Copied) => void;
}

/**
 * A record whole: what happened, every figure, and what can be done. It is copied as text, and printed as a receipt without the
 * page around it (screens.md 0.3, C8; 1.2).
 */
export function RecordDetail(props: RecordDetailProps) {
  const { isOpen, onClose, title, timeline, facts, children, actions, onCopied } = props;
  const { t } = useTranslation();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <CopyButton
            text={[title, ...facts.map(({ label, text }) => `${label}: ${text}`)].join('\n')}
            what={t('records.record')}
            {...(onCopied !== undefined && { onCopied })}
          />
          <button type="button" className="records-tool" onClick={() => print()}>
            <Printer size={14} aria-hidden="true" />
            {t('records.print')}
          </button>
          {actions}
        </>
      }
    >
      {timeline}
      <dl className="record-facts">
        {facts.map(({ label, value }) => (
          <div key={label} className="record-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Drawer>
  );
}
