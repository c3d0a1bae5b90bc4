import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ignoreClick } from './Button.tsx';
import { mergeClasses } from './mergeClasses.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** What it does, in words: its name, and its tooltip. */
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** A button that shows only an icon; 44 × 44 px. */
export function IconButton({
  icon: Icon,
  label,
  isDisabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={mergeClasses(
        'inline-grid size-11 flex-none place-items-center rounded-button text-text-2',
        // What is switched on is filled: a shape as well as a state.
        'aria-pressed:text-text aria-pressed:*:fill-current',
        isDisabled ? 'cursor-not-allowed opacity-50' : 'hover:bg-surface hover:text-text',
        className,
      )}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? ignoreClick : onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
