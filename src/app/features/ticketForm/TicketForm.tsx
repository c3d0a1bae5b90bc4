import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { InlineAccountSelect } from '#app/components/AccountSelect.tsx';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { StatusKey } from '#app/features/ticket/ticketWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { AppError } from '#shared/result/appError.ts';
import { loginUrl } from '#shared/site/login.ts';
import { AmountPair, type FieldHandle, mostOf } from './AmountPair.tsx';
import { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import { type AmountEntry, amountOf, entryOf, scaleOf } from './amountEntry.ts';
import { dustLeft } from './balanceAmounts.ts';
import type { Pair } from './choosePair.ts';
import { NoCoins } from './NoCoins.tsx';
import { PairProblems } from './PairProblems.tsx';
import type { TicketAccount } from './ticketLink.ts';
import type { ConvertForm } from './useConvertForm.ts';
import '#app/components/quote/dealFacts.css';
import './convert.css';

export interface TicketFormProps {
  readonly form: ConvertForm;
  readonly product: keyof typeof ACCOUNT_KEYS_BY_PRODUCT;
  readonly isQuoting: boolean;
  readonly isOnline: boolean;
  /** Why there is no price or no order; shown in place. */
  readonly refusal: AppError | null;
  /** In place of the refusal's usual words. */
  readonly refusalText?: string;
  readonly status: StatusKey | null;
  readonly onPreview: (order: ConvertOrder) => void;
  readonly onCancel: () => void;
  /** Something was changed: what was refused is no more what is asked. */
  readonly onEdit: () => void;
  /** True once the ticket has shown something else: a user who comes back to the form continues at its button. */
  readonly hasBegun?: RefObject<boolean> | undefined;
  /** What is known of the pair and the amount before a price is asked for. */
  readonly facts: (pair: Pair) => ReactNode;
  /** What is to be said of it in a sentence, below the button. */
  readonly remarks?: ReactNode;
  /** What else helps to enter the amount. */
  readonly children?: ReactNode;
}

/** Refusals that are about the amount: they stand at its field (screens.md 1.22). */
const OF_THE_AMOUNT = ['700005', '700006', '700007', '137002'];

/** Both amounts, the account, and the button that asks for a price (screens.md 1.1, steps 1 and 2). */
export function TicketForm(props: TicketFormProps) {
  const { form, product, isQuoting, isOnline, refusal, status, onEdit, facts } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fields = { from: useRef<FieldHandle>(null), to: useRef<FieldHandle>(null) };
  const [isAsked, setAsked] = useState(false);
  const { sides, pair, entry, order, bounds, held, coins, isGuest, setEntry, swap } = form;
  const most = mostOf(bounds);
  const account = useAccountPick(form, product, isQuoting);
  // What a price is being asked for stays as it is until the answer is here.
  useShortcut(
    'x',
    useCallback(() => !isQuoting && swap(), [isQuoting, swap]),
  );
  useShortcut(
    'm',
    useCallback(
      () => !isQuoting && most !== undefined && setEntry(entryOf('from', most)),
      [isQuoting, most, setEntry],
    ),
  );
  const handleEntry = useCallback(
    (next: AmountEntry) => {
      setEntry(next);
      onEdit();
    },
    [setEntry, onEdit],
  );
  const isOfAmount = refusal !== null && OF_THE_AMOUNT.includes(refusal.code);
  const submit = useFocusWithin({
    isQuoting,
    refusal,
    hasBegun: props.hasBegun,
    field: isOfAmount ? fields[entry.side] : undefined,
  });

  if (sides === null) {
    const { error, refresh } = coins.from;
    if (error !== null) return <ErrorState error={error} text={errorText(error)} onRetry={refresh} />;
    if (!coins.from.isLoading) return <NoCoins onRetry={refresh} />;
    return <Skeleton lines={6} />;
  }

  const fault: AmountFault | string | undefined =
    form.fault ??
    (isOfAmount ? errorText(refusal) : undefined) ??
    (isAsked && amountOf(entry) === '' ? t('convert.enterAmount') : undefined);
  const preview = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (isQuoting || !isOnline || pair === null) return;
    if (order === null) fields[entry.side].current?.focus();
    else props.onPreview(order);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isQuoting) props.onCancel();
  };
  const hasNothing =
    !isGuest && held.convertible !== undefined && compareDecimals(held.convertible, '0') <= 0;
  const alert = refusal === null || isOfAmount ? undefined : (props.refusalText ?? errorText(refusal));
  return (
    <form className="convert-form" noValidate onSubmit={preview} onKeyDown={leave} onBlur={form.settle}>
      <PairProblems problems={form.problems} coins={coins} sides={sides} onPick={form.pick} />
      <div className="ticket-main">
        <AmountPair
          {...sides}
          {...{ coins, bounds, held, entry, fault, fields, account }}
          pricing={form.pricing}
          onEntry={handleEntry}
          onPick={form.pick}
          onSwap={swap}
          isDisabled={isQuoting}
          hasSearchKey={product === 'block'}
          toBalance={isGuest ? undefined : bounds.to?.balance}
        />
        {props.children}
        {pair !== null && <dl className="ticket-facts deal-facts">{facts(pair)}</dl>}
      </div>
      <div className="ticket-action">
        {isGuest ? (
          <TextLink href={loginUrl(form.href)} className="convert-login">
            {t('convert.logIn')}
          </TextLink>
        ) : hasNothing && sides.from !== null ? (
          <TextLink to={`/deposit?coin=${encodeURIComponent(sides.from)}`} className="convert-login">
            {t('convert.deposit', { coin: sides.from })}
          </TextLink>
        ) : (
          <>
            {isQuoting && <Button onClick={props.onCancel}>{t('convert.cancel')}</Button>}
            <PausedButton
              ref={submit}
              error={refusal}
              type="submit"
              variant="primary"
              size="large"
              className="flex-1"
              isLoading={isQuoting}
              isDisabled={!isOnline || pair === null}
            >
              {t('convert.preview')}
            </PausedButton>
          </>
        )}
      </div>
      {/* Below the button, which stays where it is whatever has to be said. */}
      <div className="ticket-hint">
        {alert !== undefined && (
          <p role="alert" className="text-down">
            {alert}
          </p>
        )}
        <p role="status" className="sr-only">
          {status !== null && t(status)}
        </p>
        {!isOnline && <p>{t('convert.offline')}</p>}
        {hasNothing && sides.from !== null && (
          <p>
            {t('convert.nothing', { coin: sides.from })}
            <SentenceGap />
            <TextLink size="small" to="/subAccountTransferRecord">
              {t('convert.transfer')}
            </TextLink>
          </p>
        )}
        <Dust {...{ form }} />
        {pair !== null && props.remarks}
      </div>
    </form>
  );
}

interface FocusParts extends Pick<TicketFormProps, 'isQuoting' | 'refusal' | 'hasBegun'> {
  /** Where the refusal is shown. */
  readonly field: RefObject<FieldHandle | null> | undefined;
}

/** Keeps the focus in the form where it would be lost: fields are locked, Cancel goes, a refusal comes (screens.md 0.3). */
function useFocusWithin({ isQuoting, refusal, hasBegun, field }: FocusParts) {
  const submit = useRef<HTMLButtonElement>(null);
  const keep = useEffectEvent(() => {
    if (field !== undefined && !isQuoting) {
      field.current?.focus();
      return;
    }
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    if (isLost && (isQuoting || hasBegun?.current === true)) submit.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the moments
  useEffect(() => keep(), [isQuoting, refusal]);
  return submit;
}

/** The same element for as long as it shows the same: typing does not render it. */
function useAccountPick(
  form: ConvertForm,
  product: TicketFormProps['product'],
  isQuoting: boolean,
): ReactNode {
  const { accounts, account, isGuest } = form;
  const setAccount = useEffectEvent((chosen: TicketAccount) => form.setAccount(chosen));
  return useMemo(() => {
    const keys = ACCOUNT_KEYS_BY_PRODUCT[product];
    const choose = (key: string): void => {
      const chosen = accounts.find((each) => keys[each] === key);
      if (chosen !== undefined) setAccount(chosen);
    };
    return isGuest ? null : (
      <InlineAccountSelect
        accounts={accounts.map((each) => ({ key: keys[each] }))}
        value={keys[account]}
        isDisabled={isQuoting}
        onChange={choose}
      />
    );
  }, [accounts, account, isGuest, product, isQuoting]);
}

/** A remainder that could never be converted is better converted along (screens.md 1.1, "Dust hint"). */
function Dust({ form }: Pick<TicketFormProps, 'form'>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { entry, bounds, pair, setEntry } = form;
  const { convertible, limit } = bounds;
  const most = mostOf(bounds);
  const amount = amountOf(entry);
  if (entry.side !== 'from' || amount === '' || pair === null) return null;
  if (convertible === undefined || most === undefined || limit === undefined || form.fault !== undefined) {
    return null;
  }
  const scale = scaleOf(bounds.from);
  const dust = dustLeft({ amount, balance: convertible, scale, most, min: limit.fromMin });
  if (dust === undefined) return null;
  return (
    <div className="convert-hint">
      <p>{t('convert.dust', { amount: price(dust.left), coin: pair.from })}</p>
      {dust.isAllOffered && (
        <Button size="small" onClick={() => setEntry(entryOf('from', most))}>
          {t('convert.all')}
        </Button>
      )}
    </div>
  );
}
