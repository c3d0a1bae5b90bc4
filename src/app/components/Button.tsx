import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ignorePress } from './ignorePress.ts';
import { mergeClasses } from './mergeClasses.ts';

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
  /** What was pressed is being done: the button keeps its words and its width, and ignores further presses. */
  readonly isLoading?: boolean;
  /** It can't be pressed just now, and still be reached: why, is best said beside it. */
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
      onClick={isInert ? ignorePress : onClick}
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
