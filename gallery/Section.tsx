import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The components of one kind. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid grid-cols-1 gap-6 p-6">
      <h2 id={id} className="text-xlarge font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
