import type { HTMLAttributes, ReactNode } from 'react';
import type { RecordFact } from './fieldCells.tsx';
import './recordDetail.css';

export interface DetailFactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One line of a list of facts. Its value stands at the end, and is broken within its half rather than put below the name. */
export function DetailFact({ name, children }: DetailFactProps) {
  return (
    <div data-fact="" className="flex items-start justify-between gap-4 py-1">
      <dt className="max-w-1/2 flex-none text-text-2">{name}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A list of such facts, below what comes before them. */
export function DetailFacts(props: Omit<HTMLAttributes<HTMLDListElement>, 'className'>) {
  return <dl {...props} className="border-t border-line pt-2" />;
}

/** What the details of a row say of it. */
export function RecordFacts({ facts }: { readonly facts: readonly RecordFact[] }) {
  return (
    <DetailFacts>
      {facts.map(({ label, value }) => (
        <DetailFact key={label} name={label}>
          {value}
        </DetailFact>
      ))}
    </DetailFacts>
  );
}
