import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import type { RecordStep } from '../recordSteps.ts';
import type { RecordFact } from './facts.tsx';
import { Timeline } from './Timeline.tsx';
import './records.css';
import './recordDetail.css';

export interface RecordDetailProps {
  readonly onClose: () => void;
  readonly title: string;
  /** What happened to it, and what is to come. */
  readonly steps: readonly RecordStep[];
  /** What its status means: what happens next, who has to act, how long it takes. */
  readonly meaning: string;
  readonly facts: readonly RecordFact[];
  /** Lines of a batch, documents, why it failed. */
  readonly children?: ReactNode;
  /** What can be done: repeat, try again, cancel. */
  readonly actions?: ReactNode;
}

/**
 * A record whole: what happened, every figure, and what can be done. It is copied as text, and printed as a receipt without the
 * page around it (screens.md 0.3, C8; 1.2).
 */
export function RecordDetail(props: RecordDetailProps) {
  const { onClose, title, steps, meaning, facts, children, actions } = props;
  const { t } = useTranslation();
  const onCopied = useCopied();
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <CopyButton
            text={[title, ...facts.map(({ label, text }) => `${label}: ${text}`)].join('\n')}
            what={t('records.record')}
            onCopied={onCopied}
          />
          <button type="button" className="records-tool" onClick={() => print()}>
            <Printer size={14} aria-hidden="true" />
            {t('records.print')}
          </button>
          {actions}
        </>
      }
    >
      <Timeline
        steps={steps.map((step) => ({ ...step, title: t(`records.step.${step.id}`) }))}
        meaning={meaning}
      />
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
