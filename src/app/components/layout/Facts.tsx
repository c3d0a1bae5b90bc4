import type { HTMLAttributes, ReactNode } from 'react';
import { type GapUtilities, joinClasses } from './box.ts';

export interface FactsProps extends HTMLAttributes<HTMLDListElement> {
  /** `gap-2` where nothing else is said; `gap-0` for none. */
  readonly gap?: GapUtilities;
  /** All labels are as wide as the widest, for facts of the shape `column`. */
  readonly hasColumns?: boolean;
}

/**
 * A list of facts, one below the other. With `hasColumns` their labels and values stand in two columns; with
 * `md:grid-cols-2` in `className`, two facts stand side by side.
 *
 *     <Facts gap="gap-1">
 *       <Fact label={t('terms.fee')}>{fee}</Fact>
 *     </Facts>
 */
export function Facts({ gap = 'gap-2', hasColumns = false, className, ...rest }: FactsProps) {
  const columns = hasColumns ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-1';
  return <dl {...rest} className={joinClasses('grid', columns, gap, className)} />;
}

/**
 * How a fact stands in its list.
 * - `line`: label at the beginning of a line, value at its end; below it where both don't fit.
 * - `column`: the same, where the list has columns.
 * - `whole`: label and value have a line each, where the list has columns: an address.
 * - `stack`: a small label above the value.
 */
type FactShape = 'line' | 'column' | 'whole' | 'stack';

export interface FactProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly shape?: FactShape;
  /** What stands between label and value of a line, `gap-x-4 gap-y-0.5` where nothing else is said. */
  readonly gap?: GapUtilities;
  /** What the value has besides: a size, a weight, a colour. */
  readonly valueClass?: string | undefined;
}

const LABELS: Readonly<Record<FactShape, string>> = {
  line: 'text-text-2',
  column: 'text-text-2',
  whole: 'text-text-2 col-span-full',
  stack: 'text-text-2 text-small',
};

const VALUES: Readonly<Record<FactShape, string>> = {
  line: 'min-w-0 text-end wrap-anywhere',
  column: 'min-w-0 text-end wrap-anywhere',
  whole: 'min-w-0 col-span-full wrap-anywhere',
  stack: 'wrap-anywhere',
};

/** A label and its value, in a list of facts. */
export function Fact({ label, children, shape = 'line', gap, valueClass, className, ...rest }: FactProps) {
  const box = {
    line: `flex flex-wrap justify-between ${gap ?? 'gap-x-4 gap-y-0.5'}`,
    column: 'contents',
    whole: 'contents',
    stack: '',
  }[shape];
  return (
    <div {...rest} className={joinClasses(box, className)}>
      <dt className={LABELS[shape]}>{label}</dt>
      <dd className={joinClasses(VALUES[shape], valueClass)}>{children}</dd>
    </div>
  );
}
