import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createHold } from './createHold.ts';
import './holdButton.css';

export interface ConfirmTwiceProps {
  readonly quote: TicketQuote;
  readonly isOn: boolean;
  readonly isSending: boolean;
  /** Asks for the security step's codes, where they are missing or were refused (screens.md 0.3, C6). */
  readonly onCodes: (() => void) | null;
  readonly onConfirm: () => void;
}

/**
 * Two confirmations of a trade that can't be taken back (screens.md 1.7): a click, and then the whole sentence again with a
 * button to hold for a second; who can't hold it types the coin instead.
 */
export function ConfirmTwice({ quote, isOn, isSending, onCodes, onConfirm }: ConfirmTwiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isSecond, setSecond] = useState(false);
  const [give] = quote.gives;
  if (give === undefined) return null;
  const write = ({ amount, coin }: { readonly amount: string; readonly coin: string }): string =>
    amountWithUnit(amount, { language, unit: coin });
  const sentence = t('block.confirm.sentence', { sold: write(give), received: write(quote.gets) });
  if (isSending) {
    return (
      <Button variant="primary" size="large" className="flex-1" isLoading>
        {t('block.confirm.sending')}
      </Button>
    );
  }
  if (onCodes !== null) {
    return (
      <Button variant="primary" size="large" className="flex-1" onClick={onCodes}>
        {t('block.confirm.codes')}
      </Button>
    );
  }
  if (!isSecond) return <First {...{ sentence, isOn }} onClick={() => setSecond(true)} />;
  return <Second {...{ sentence, isOn, onConfirm }} coin={give.coin} />;
}

interface FirstProps {
  readonly sentence: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

/** The focus is on it as soon as there is a price: ten seconds are short. */
function First({ sentence, isOn, onClick }: FirstProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      variant="primary"
      size="large"
      className="min-w-0 flex-1"
      isDisabled={!isOn}
      onClick={onClick}
    >
      {sentence}
    </Button>
  );
}

interface SecondProps {
  readonly sentence: string;
  readonly coin: string;
  readonly isOn: boolean;
  readonly onConfirm: () => void;
}

function Second({ sentence, coin, isOn, onConfirm }: SecondProps) {
  const { t } = useTranslation();
  const id = useId();
  const hold = useRef<HTMLButtonElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => hold.current?.focus(), []);
  const isTyped = typed.trim().toUpperCase() === coin;
  const confirm = (): void => {
    if (isOn) onConfirm();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTyped) confirm();
  };
  return (
    <>
      {/* The button to hold stays where the button was; what it is held for is read before it, and seen below it. */}
      <div id={id} role="status" className="order-1 grid grow basis-full gap-1">
        <p className="text-text-2">{t('block.confirm.read')}</p>
        <p className="text-large font-semibold wrap-anywhere">{sentence}</p>
        <p className="text-text-2">{t('block.confirm.held')}</p>
      </div>
      <HoldButton ref={hold} describedBy={id} onHeld={confirm} />
      {isTyping ? (
        <Row as="form" gap="gap-2" align="items-end" className="order-2 grow basis-full" onSubmit={submit}>
          <Field className="grow basis-50" label={t('block.confirm.type', { coin })}>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                // biome-ignore lint/a11y/noAutofocus: the user has just asked for this field, in place of the link
                autoFocus
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" isDisabled={!isTyped || !isOn}>
            {t('block.confirm.typeButton')}
          </Button>
        </Row>
      ) : (
        <button
          type="button"
          className="order-2 min-h-11 px-1 font-semibold text-text underline underline-offset-3"
          onClick={() => setTyping(true)}
        >
          {t('block.confirm.typeInstead', { coin })}
        </button>
      )}
    </>
  );
}

interface HoldButtonProps {
  /** What is being confirmed is described by this element. */
  readonly describedBy: string;
  readonly onHeld: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** screens.md 1.7; holdButton.css has it as well. */
const HOLD_MS = 1_000;
// Not flex-1, which the row of a ticket's buttons has its own way with.
const LOOK = joinClasses(
  'hold-button relative min-h-12 min-w-40 grow basis-0 overflow-hidden rounded-button bg-primary px-6 py-2',
  'text-large/normal font-semibold text-on-primary hover:bg-primary-hover',
  'touch-none select-none [-webkit-touch-callout:none]',
);
const KEYS = [' ', 'Enter'];

/**
 * A button that has to be held for a second, by pointer or by key, so that no slip and no double click confirms a large
 * trade. Users who can't hold it type the coin beside it.
 */
function HoldButton({ describedBy, onHeld, ref }: HoldButtonProps) {
  const { t } = useTranslation();
  const [isHolding, setHolding] = useState(false);
  const finish = useEffectEvent(() => {
    setHolding(false);
    onHeld();
  });
  const hold = useMemo(() => createHold({ clock: systemClock, holdMs: HOLD_MS, onHeld: () => finish() }), []);
  useEffect(() => hold.end, [hold]);
  const begin = (): void => {
    setHolding(true);
    hold.begin();
  };
  const end = (): void => {
    setHolding(false);
    hold.end();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key)) return;
    // Otherwise it clicks or scrolls.
    event.preventDefault();
    // A key that was down before the button had the focus was not meant for it.
    if (!event.repeat) begin();
  };
  return (
    <button
      ref={ref}
      type="button"
      className={LOOK}
      data-holding={isHolding || undefined}
      aria-describedby={describedBy}
      onPointerDown={({ button }) => button === 0 && begin()}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={end}
      onKeyDown={handleKeyDown}
      onKeyUp={({ key }) => KEYS.includes(key) && end()}
    >
      <span className="relative">{isHolding ? t('block.confirm.holding') : t('block.confirm.hold')}</span>
    </button>
  );
}
