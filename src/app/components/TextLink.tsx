import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { ignoreClick } from './Button.tsx';
import { mergeClasses } from './mergeClasses.ts';

/** One that stands alone is as large as a finger, on touch. */
const ALONE = 'inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11';

const look = cva('underline-offset-3', {
  variants: {
    variant: {
      primary: `${ALONE} font-semibold text-text underline`,
      // Broken like the words around it; what makes it easier to touch moves none of them.
      secondary: 'inline text-text underline decoration-text-3 pointer-coarse:py-4',
      tertiary: `${ALONE} text-text-2`,
    },
    size: {
      small: 'min-h-6 text-small',
      normal: 'min-h-6 text-normal',
      large: 'min-h-6 text-large',
      xlarge: 'min-h-7 text-xlarge',
    },
    isDisabled: {
      true: 'cursor-not-allowed opacity-50',
      false: 'cursor-pointer hover:underline hover:decoration-current hover:decoration-2',
    },
  },
  defaultVariants: { variant: 'primary', size: 'normal', isDisabled: false },
});

type Look = VariantProps<typeof look>;

interface CommonProps {
  /** `primary` leads on, `secondary` stands in a sentence, `tertiary` in a list of links. */
  readonly variant?: NonNullable<Look['variant']>;
  readonly size?: NonNullable<Look['size']>;
  /** Does nothing and says so, and can still be reached (product.md section 6). */
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

interface RouteLinkProps extends CommonProps {
  /** A screen of this product. */
  readonly to: To;
}

interface OutsideLinkProps extends CommonProps {
  /** An address elsewhere. */
  readonly href: string;
  /** Leaves this page open, for what is not a step of what its user is doing here. */
  readonly isNewTab?: boolean;
}

interface ActionLinkProps extends CommonProps {
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export type TextLinkProps = RouteLinkProps | OutsideLinkProps | ActionLinkProps;

/** Words that lead somewhere or do something small (variants and sizes: product.md section 9). */
export function TextLink(props: TextLinkProps) {
  if ('to' in props) return <RouteLink {...props} />;
  return 'href' in props ? <OutsideLink {...props} /> : <ActionLink {...props} />;
}

function RouteLink({ to, ...common }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Anchor {...common} href={href} onClick={follow} />;
}

function OutsideLink({ isNewTab = false, ...props }: OutsideLinkProps) {
  return <Anchor {...props} rel="noopener" {...(isNewTab && { target: '_blank' })} />;
}

function ActionLink({ variant, size, isDisabled = false, className, onClick, children }: ActionLinkProps) {
  return (
    <button
      type="button"
      className={mergeClasses(look({ variant, size, isDisabled }), className)}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? ignoreClick : onClick}
    >
      {children}
    </button>
  );
}

type AnchorProps = CommonProps & Pick<ComponentProps<'a'>, 'href' | 'rel' | 'target' | 'onClick'>;

/** One that is disabled has no address, so that no key, button or menu of the browser can follow it either. */
function Anchor({ variant, size, isDisabled = false, className, href, onClick, ...rest }: AnchorProps) {
  const inert = { role: 'link', tabIndex: 0, 'aria-disabled': true, onClick: ignoreClick };
  return (
    <a
      {...rest}
      className={mergeClasses(look({ variant, size, isDisabled }), className)}
      {...(isDisabled ? inert : { href, onClick })}
    />
  );
}
