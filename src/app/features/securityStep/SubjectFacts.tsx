import { GroupedAddress } from '#app/components/GroupedAddress.tsx';

/** One thing that is decided by what is to be confirmed, in the reader's words. */
export interface SubjectFact {
  readonly label: string;
  readonly text: string;
  /** `address` is shown whole, in groups of four, below its label. */
  readonly kind?: 'address';
}

/** Facts as the rows of a `dl`. */
export function SubjectFacts({ facts }: { readonly facts: readonly SubjectFact[] }) {
  return facts.map(({ label, text, kind }) => (
    <div key={label} className="contents">
      <dt>{label}</dt>
      <dd data-kind={kind}>{kind === 'address' ? <GroupedAddress address={text} /> : <bdi>{text}</bdi>}</dd>
    </div>
  ));
}
