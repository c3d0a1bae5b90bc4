import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '#app/components/AccountSelect.tsx';
import type { AmountFault } from '#app/components/amount/judgeAmount.ts';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useShortcut } from '#app/components/useShortcut.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { AppError } from '#shared/result/appError.ts';
import { loginUrl } from '#shared/site/login.ts';
import type { ConvertOrder } from '../ticket/orderTypes/convertOrderTypes.ts';
import type { StatusKey } from '../ticket/ticketWords.ts';
import { AmountPair, type FieldHandle, mostOf } from './AmountPair.tsx';
import { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import { type AmountEntry, amountOf, entryOf } from './amountEntry.ts';
import { dustLeft } from './balanceAmounts.ts';
import type { Pair } from './choosePair.ts';
import { NoCoins } from './NoCoins.tsx';
import { PairProblems } from './PairProblems.tsx';
import type { TicketAccount } from './ticketLink.ts';
import type { ConvertForm } from './useConvertForm.ts';
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
  readonly facts?: ((pair: Pair) => ReactNode) | undefined;
  /** What is to be said of it in sentences. */
  readonly remarks?: ((pair: Pair) => ReactNode) | undefined;
}

/** Refusals that are about the amount: they stand at its field (screens.md 1.22). */
const OF_THE_AMOUNT = ['700005', '700006', '700007', '137002'];

/** Both amounts, the account, and the button that asks for a price (screens.md 1.1, steps 1 and 2). */
export function TicketForm(props: TicketFormProps) {
  const { form, product, isQuoting, isOnline, refusal, status, onEdit, facts, remarks } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fields = { from: useRef<FieldHandle>(null), to: useRef<FieldHandle>(null) };
  const [isAsked, setAsked] = useState(false);
  const { sides, pair, entry, order, bounds, held, coins, isGuest, setEntry, swap } = form;
  const most = mostOf(bounds);
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
  return (
    <form className="convert-form" noValidate onSubmit={preview} onKeyDown={leave}>
      <PairProblems problems={form.problems} coins={coins} sides={sides} onPick={form.pick} />
      <AmountPair
        {...sides}
        {...{ coins, bounds, held, entry, fault, fields }}
        gapRate={form.gapRate}
        onEntry={handleEntry}
        onPick={form.pick}
        onSwap={swap}
        isDisabled={isQuoting}
        hasSearchKey={product === 'block'}
        account={isGuest ? null : <Account {...{ form, product }} coin={sides.from ?? ''} />}
      />
      <Dust {...{ form }} />
      {pair !== null && facts !== undefined && <dl className="convert-facts">{facts(pair)}</dl>}
      {pair !== null && remarks?.(pair)}
      {refusal !== null && !isOfAmount && (
        <p role="alert" className="text-down">
          {props.refusalText ?? errorText(refusal)}
        </p>
      )}
      <p role="status" className="sr-only">
        {status !== null && t(status)}
      </p>
      {!isOnline && <p className="text-text-2">{t('convert.offline')}</p>}
      {isGuest ? (
        <TextLink href={loginUrl(location.href)} className="convert-login">
          {t('convert.logIn')}
        </TextLink>
      ) : hasNothing && sides.from !== null ? (
        <NothingHeld coin={sides.from} />
      ) : (
        <div className="flex gap-2">
          {isQuoting && <Button onClick={props.onCancel}>{t('convert.cancel')}</Button>}
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            size="large"
            className="flex-1"
            isLoading={isQuoting}
            isDisabled={!isOnline || pair === null}
          >
            {t('convert.preview')}
          </Button>
        </div>
      )}
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

function Account({
  form,
  product,
  coin,
}: Pick<TicketFormProps, 'form' | 'product'> & { readonly coin: string }) {
  const keys = ACCOUNT_KEYS_BY_PRODUCT[product];
  return (
    <AccountSelect
      accounts={form.accounts.map((account) => ({
        key: keys[account],
        balance: account === form.account ? form.held.balance : undefined,
      }))}
      value={keys[form.account]}
      unit={coin}
      onChange={(key) => {
        const chosen = form.accounts.find((account: TicketAccount) => keys[account] === key);
        if (chosen !== undefined) form.setAccount(chosen);
      }}
    />
  );
}

/** A remainder that could never be converted is better converted along (screens.md 1.1, "Dust hint"). */
function Dust({ form }: Pick<TicketFormProps, 'form'>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { entry, bounds, pair, setEntry } = form;
  const most = mostOf(bounds);
  const amount = amountOf(entry);
  if (entry.side !== 'from' || amount === '' || pair === null || most === undefined) return null;
  if (bounds.limit === undefined || form.fault !== undefined) return null;
  const left = dustLeft({ amount, balance: most, min: bounds.limit.fromMin });
  if (left === undefined) return null;
  return (
    <div className="convert-hint">
      <p>{t('convert.dust', { amount: price(left), coin: pair.from })}</p>
      <Button size="small" onClick={() => setEntry(entryOf('from', most))}>
        {t('convert.all')}
      </Button>
    </div>
  );
}

function NothingHeld({ coin }: { readonly coin: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2">
      <p>{t('convert.nothing', { coin })}</p>
      <div className="flex flex-wrap gap-4">
        <TextLink to={`/deposit?coin=${encodeURIComponent(coin)}`}>{t('convert.deposit', { coin })}</TextLink>
        <TextLink to="/subAccountTransferRecord">{t('convert.transfer')}</TextLink>
      </div>
    </div>
  );
}
