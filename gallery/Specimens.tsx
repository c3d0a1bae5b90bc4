import type { ReactNode } from 'react';

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
