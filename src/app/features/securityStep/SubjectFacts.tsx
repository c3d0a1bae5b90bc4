import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Fact } from '#app/components/layout/Facts.tsx';

/** One thing that is decided by what is to be confirmed, in the reader's words. */
export interface SubjectFact {
  readonly label: string;
  readonly text: string;
  /** `address` is shown whole, in groups of four, below its label. */
  readonly kind?: 'address';
}

export interface SubjectFactsProps {
  readonly facts: readonly SubjectFact[];
  /** Utilities of what is said of each. */
  readonly valueClass?: string;
}

/** Facts as the rows of `Facts` with columns. */
export function SubjectFacts({ facts, valueClass }: SubjectFactsProps) {
  return facts.map(({ label, text, kind }) => (
    <Fact key={label} label={label} shape={kind === 'address' ? 'whole' : 'column'} valueClass={valueClass}>
      {kind === 'address' ? <GroupedAddress address={text} /> : <bdi>{text}</bdi>}
    </Fact>
  ));
}
