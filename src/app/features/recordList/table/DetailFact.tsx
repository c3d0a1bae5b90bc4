import type { ReactNode } from 'react';
import type { RecordFact } from './fieldCells.tsx';
import './recordDetail.css';

export interface DetailFactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of a list of facts, `<dl className="record-facts">`. */
export function DetailFact({ name, children }: DetailFactProps) {
  return (
    <div className="record-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the details of a row say of it. */
export function RecordFacts({ facts }: { readonly facts: readonly RecordFact[] }) {
  return (
    <dl className="record-facts">
      {facts.map(({ label, value }) => (
        <DetailFact key={label} name={label}>
          {value}
        </DetailFact>
      ))}
    </dl>
  );
}
