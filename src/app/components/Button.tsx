import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { mergeClasses } from './mergeClasses.ts';

/**
 * Takes a click without doing anything. A control that can't be used just now is not `disabled` as HTML has it: it keeps its
 * focus, can be found by a key, and says aria-disabled (product.md section 6). Enter and Space come as a click as well, and
 * so does the Enter of a field that would submit the form.
 */
export function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const look = cva(
  'relative inline-flex items-center justify-center rounded-button border font-semibold text-center ' +
    'aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-hover',
        secondary: 'border-line-strong text-text not-aria-disabled:hover:bg-surface',
        ghost:
          'border-transparent text-text-2 not-aria-disabled:hover:bg-surface not-aria-disabled:hover:text-text',
        danger: 'border-down text-down not-aria-disabled:hover:bg-surface',
      },
      size: {
        small: 'min-h-8 px-3 py-1 text-small pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        normal: 'min-h-11 min-w-11 px-4 py-2 text-normal',
        large: 'min-h-12 min-w-12 px-6 py-2 text-large',
      },
      isLoading: { true: 'cursor-progress aria-disabled:cursor-progress', false: '' },
      isDisabled: { true: 'opacity-50', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'normal' },
  },
);

type Look = VariantProps<typeof look>;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `primary`: the one thing to do next, once on a page. */
  readonly variant?: NonNullable<Look['variant']>;
  readonly size?: NonNullable<Look['size']>;
  /** The action is running: the button keeps its words and its width, and ignores further clicks. */
  readonly isLoading?: boolean;
  /** The button can't be used just now but keeps its focus; say the reason beside it. */
  readonly isDisabled?: boolean;
}

/** A button; it says what it does ("Convert BTC to USDT"). 44 px high, the small one on touch only. */
export function Button({
  variant,
  size,
  isLoading = false,
  isDisabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isLoading || isDisabled;
  return (
    <button
      {...rest}
      type={type}
      className={mergeClasses(look({ variant, size, isLoading, isDisabled }), className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? ignoreClick : onClick}
    >
      {/* Unseen, not hidden: the words stay the button's name, and its width. */}
      <span className={mergeClasses('inline-flex items-center gap-2', isLoading && 'opacity-0')}>
        {children}
      </span>
      {isLoading && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <LoaderCircle size={20} className="animate-spin motion-reduce:animate-none" />
        </span>
      )}
    </button>
  );
}
