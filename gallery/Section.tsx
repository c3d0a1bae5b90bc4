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

export interface SpecimensProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A component in some of its states, beside each other. */
export function Specimens({ name, children }: SpecimensProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-semibold text-text-2">{name}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
