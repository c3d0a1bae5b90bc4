import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { printAlone } from '#app/browser/printAlone.ts';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import type { ShownAmount } from '../fieldValues.ts';
import type { RecordStep } from '../recordSteps.ts';
import { AmountCell } from './AmountCell.tsx';
import { RecordFacts } from './DetailFact.tsx';
import { DetailLayer, DetailParts } from './DetailPanel.tsx';
import type { RecordFact } from './fieldCells.tsx';
import { RecordTool } from './RecordTool.tsx';
import { Timeline } from './Timeline.tsx';
import './records.css';
import './recordDetail.css';

/** An amount that a record moved, and the account it left or reached, in words. */
export interface RecordResult extends ShownAmount {
  readonly place?: string;
}

export interface RecordDetailProps {
  readonly onClose: () => void;
  readonly title: string;
  /** A StatusChip, beside the title. */
  readonly status?: ReactNode;
  /** The outcome in large figures, above everything else. */
  readonly results?: readonly RecordResult[];
  /** What happened to it, and what is to come. */
  readonly steps: readonly RecordStep[];
  /** What its status means: what happens next, who has to act, how long it takes. */
  readonly meaning: string;
  readonly facts: readonly RecordFact[];
  /** What the user has to do before anything else, such as a form: above the facts. */
  readonly todo?: ReactNode;
  /** Lines of a batch, documents, why it failed. */
  readonly children?: ReactNode;
  /** What can be done: repeat, try again, cancel. */
  readonly actions?: ReactNode;
}

/** The amount in large figures, its unit as large as any text. */
const RESULT =
  'grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3 [&_.record-amount]:text-xlarge ' +
  '[&_.record-amount]:font-semibold [&_.record-amount]:whitespace-normal [&_.record-amount]:wrap-anywhere ' +
  '[&_.record-unit]:text-normal/xlarge';

/** With its title and status, which stand in the panel or sheet. */
const printPanel = (detail: HTMLElement | null) =>
  printAlone(detail?.closest<HTMLElement>('[role="dialog"]') ?? null);

/**
 * All of a record: its outcome, what happened, every figure, and what can be done; beside its table, and on a phone a sheet.
 * It is copied as text, and printed as a receipt without the page around it (screens.md 0.3, C8; 1.2).
 */
export function RecordDetail(props: RecordDetailProps) {
  const { onClose, title, status, results = [], steps, meaning, facts, todo, children, actions } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const onCopied = useCopied();
  const times = new Set(steps.map(({ atMs }) => atMs));
  const shownFacts = facts.filter(({ atMs }) => atMs === undefined || !times.has(atMs));
  const content = (
    <DetailParts ref={printPanel}>
      {results.length > 0 && (
        <ul className="grid gap-2">
          {results.map(({ place, ...amount }) => (
            <li key={amount.coin} className={RESULT}>
              <CoinMark coin={amount.coin} />
              <AmountCell {...amount} />
              {place !== undefined && <span className="col-start-2 text-text-2">{place}</span>}
            </li>
          ))}
        </ul>
      )}
      <Timeline
        steps={steps.map((step) => ({ ...step, title: t(`records.step.${step.id}`) }))}
        meaning={meaning}
      />
      {todo}
      <RecordFacts facts={shownFacts} />
      {children}
    </DetailParts>
  );
  const tools = (
    <>
      {actions}
      <CopyButton
        label={t('terms.copy')}
        text={[title, ...facts.map(({ label, text }) => withLabel(label, text, language))].join('\n')}
        what={t('records.record')}
        onCopied={onCopied}
      />
      <RecordTool icon={Printer} onClick={() => print()}>
        {t('terms.print')}
      </RecordTool>
    </>
  );
  return (
    <DetailLayer onClose={onClose} title={title} status={status} actions={tools}>
      {content}
    </DetailLayer>
  );
}
