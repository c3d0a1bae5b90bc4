import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePageDirection } from '#app/browser/usePageDirection.ts';
import { mergeClasses } from './mergeClasses.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly className?: string;
}

/**
 * Parts of a screen of which one is shown. Arrow keys, Home and End go from tab to tab; many tabs are scrolled sideways
 * within their own row.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  return (
    <Primitive.Root
      dir={usePageDirection()}
      value={selected}
      // The row holds nothing but ids of this type.
      onValueChange={(id) => onSelect(id as Id)}
      className={mergeClasses('min-w-0', className)}
    >
      <Primitive.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line scrollbar-none"
      >
        {tabs.map(({ id, label: word, isDisabled = false }) => (
          <Primitive.Trigger
            key={id}
            value={id}
            disabled={isDisabled}
            className={mergeClasses(
              'relative min-h-12 min-w-11 flex-none font-semibold whitespace-nowrap text-text-2',
              'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 focus-visible:-outline-offset-2',
              'enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-50',
              id === selected && 'text-text after:bg-text',
            )}
          >
            {word}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ id, content }) => (
        <Primitive.Content key={id} value={id} className="pt-4">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
