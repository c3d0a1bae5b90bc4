import type { ReactNode } from 'react';
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
