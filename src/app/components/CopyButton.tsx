import { Check, Copy, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import { systemClock } from '#shared/async/clock.ts';
import { joinClasses } from './layout/box.ts';

/** What a user reads of a copied text: enough to compare it with the pasted one. */
export interface Copied {
  readonly what: string;
  /** The first and last 6 characters of the text, "bc1qar…zwf5md". */
  readonly ends: string;
}

export interface CopyButtonProps {
  /** Copied as it stands, whatever the page shows of it: no groups, no separators, no markup. */
  readonly text: string;
  /** What it is, in words that go on from "Copy". */
  readonly what: string;
  /** In the place of "Copy {{what}}", and the button's name as well. */
  readonly label?: ReactNode;
  /** The notice names what was copied (screens.md 0.3, C11). */
  readonly onCopied?: (copied: Copied) => void;
  /**
   * Called after each copy with whether the clipboard holds something else than was copied, where the browser lets the page
   * look: a program that exchanges addresses shows itself by that (screens.md 1.15).
   */
  readonly onAltered?: (isAltered: boolean) => void;
  /** `quiet` beside a figure; the others where copying is what the user came for. */
  readonly look?: 'quiet' | 'primary' | 'secondary';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly writeClipboard?: (text: string) => Promise<void>;
  /** Undefined where the page may not look. */
  readonly readClipboard?: () => Promise<string | undefined>;
}

const LARGE = 'w-full min-h-11 justify-center border';

/** Beside an address, which is a text of several lines, its icon stands at the first. */
const LOOKS = {
  quiet:
    'min-h-8 text-text-2 hover:bg-surface hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11 in-data-address:-ms-2',
  primary: `${LARGE} border-transparent bg-primary text-on-primary hover:bg-primary-hover`,
  secondary: `${LARGE} border-line-strong text-text hover:bg-surface`,
} as const;

/** All that it can say lies in one cell, so that its width is the same before and after. */
const WORDS =
  'col-start-1 row-start-1 inline-flex items-center gap-1.5 text-start not-data-shown:invisible ' +
  'in-data-address:items-start in-data-fact:justify-end in-data-fact:text-end ' +
  '[&>svg]:flex-none in-data-address:[&>svg]:mt-[3px]';

interface Outcome {
  readonly of: string;
  readonly kind: 'done' | 'failed';
  /** Distinguishes two clicks with the same outcome. */
  readonly attempt: number;
}

const SHOWN_MS = 2_000;

// The clipboard is missing where the page was not loaded safely, and may be forbidden by the user or by a frame.
const writeToClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Never asks for the permission: a question after every copy would only be in the way. */
const readFromClipboard = async (): Promise<string | undefined> => {
  const permission = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
  return permission.state === 'granted' ? navigator.clipboard.readText() : undefined;
};

/** Copies a text, and says in its own place for 2 s whether it did; its size stays, whatever it says (screens.md 0.3, C11). */
export function CopyButton(props: CopyButtonProps) {
  const { what, look = 'quiet', ref } = props;
  const { t } = useTranslation();
  const { kind, attempt, copy } = useCopying(props);
  const isPrimary = look === 'primary';
  const words = look === 'quiet' ? WORDS : `${WORDS} justify-center`;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={`inline-grid items-center rounded-button px-2 text-(length:--size-normal) font-semibold ${LOOKS[look]}`}
        data-look={look}
        onClick={() => void copy()}
      >
        <span className={words} data-shown={kind === null || undefined}>
          <Copy size={14} aria-hidden="true" />
          {props.label ?? t('copy.button', { what })}
        </span>
        <span
          className={joinClasses(words, !isPrimary && 'text-up')}
          data-shown={kind === 'done' || undefined}
        >
          <Check size={14} aria-hidden="true" />
          {t('copy.done')}
        </span>
        <span
          className={joinClasses(words, !isPrimary && 'text-down')}
          data-shown={kind === 'failed' || undefined}
        >
          <X size={14} aria-hidden="true" />
          {t('copy.failed')}
        </span>
      </button>
      <span role="status" className="sr-only">
        {kind !== null && <span key={attempt}>{t(`copy.${kind}`)}</span>}
      </span>
    </>
  );
}

/** Copies for a button; how its last copy of the text that it has now went, for 2 s, and which attempt that was. */
function useCopying(props: CopyButtonProps) {
  const { text, what, onCopied, onAltered } = props;
  const { writeClipboard = writeToClipboard, readClipboard = readFromClipboard } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = systemClock.setTimer(() => setOutcome(null), SHOWN_MS);
    return () => systemClock.clearTimer(timer);
  }, [outcome]);

  const end = (kind: Outcome['kind']): void =>
    setOutcome((before) => ({ of: text, kind, attempt: (before?.attempt ?? 0) + 1 }));
  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(text);
    } catch {
      end('failed');
      return;
    }
    if (onAltered !== undefined) {
      // A browser that doesn't know the permission can't be asked, and one that refuses says nothing.
      const held = await readClipboard().catch(() => undefined);
      const isAltered = held !== undefined && held !== text;
      onAltered(isAltered);
      if (isAltered) return end('failed');
    }
    end('done');
    onCopied?.({ what, ends: shortenAddress(text) });
  };

  // Another text has come into its place since: that one is not copied.
  const kind = outcome?.of === text ? outcome.kind : null;
  return { kind, attempt: outcome?.attempt, copy };
}
