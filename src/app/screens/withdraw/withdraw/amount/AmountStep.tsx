import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { Decimal, writePlain } from '#shared/money/decimal.ts';
import { leastWithdrawable, mostWithdrawable } from '#shared/money/mostWithdrawable.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';
import type { AppError } from '#shared/result/appError.ts';
import { sourceName } from '../form/sourceName.ts';
import { SOURCES, type Source, splitDebit } from '../form/sources.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import { OptionCards } from '../OptionCards.tsx';
import { OfferRow } from '../WordsBox.tsx';
import { FeeNotice } from './FeeNotice.tsx';
import { TestFirst } from './TestFirst.tsx';

export interface AmountStepProps {
  readonly form: WithdrawForm;
  /** Why the exchange refused this very amount. */
  readonly refusal: AppError | null;
}

const PERCENT = 100;

/** The third step: how much, who pays the fee, and the wallets that it is taken from. */
export function AmountStep({ form, refusal }: AmountStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { coin, values, set, judged, balances } = form;
  const { terms, available, amountFault, least, most } = judged;
  const amount = values.reading.kind === 'amount' ? values.reading.amount : '';
  const put = (next: string): void => set({ reading: { kind: 'amount', amount: next } });
  const share = (percent: number): void => {
    if (most === undefined || terms === undefined) return;
    put(writePlain(new Decimal(most).times(percent).div(PERCENT), terms.accuracy));
  };
  useShortcut('m', () => share(PERCENT));
  return (
    <>
      <AmountField
        label={t('withdraw.amount.label')}
        amount={amount}
        onRead={(reading) => set({ reading })}
        unit={coin}
        scale={terms?.accuracy ?? 0}
        balance={available}
        approx={<ApproxLine amount={amount} coin={coin} />}
        min={least}
        max={terms?.max}
        fault={amountFault ?? (refusal === null ? undefined : errorText(refusal))}
        onShare={share}
        isDisabled={terms === undefined || available === undefined}
      />
      <FeeNotice form={form} />
      {available !== undefined && !/[1-9]/.test(available) && (
        <OfferRow>
          <p>{t('withdraw.noneHeld', { coin })}</p>
          <TextLink to="/records/frozen-assets">{t('withdraw.frozenLink')}</TextLink>
        </OfferRow>
      )}
      {!judged.isInside && <FeeChoice form={form} amount={amount} />}
      <DustOffer form={form} onAll={put} />
      <TestFirst form={form} userId={form.userId} onAmount={put} />
      {balances.filter(({ withdrawable }) => /[1-9]/.test(withdrawable)).length > 1 && (
        <SourceWallets form={form} />
      )}
    </>
  );
}

interface FeeChoiceProps {
  readonly form: WithdrawForm;
  readonly amount: string;
}

/** Who pays the fee, each with what arrives and what leaves the account. */
function FeeChoice({ form: { values, set, judged }, amount }: FeeChoiceProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { terms } = judged;
  const effect = (feeType: 0 | 1): string | null => {
    if (amount === '' || terms === undefined) return null;
    const { receive, debit } = priceWithdrawal(amount, feeType, terms);
    if (receive.lte(0)) return null;
    return t('withdraw.amount.effect', { receive: price(receive.toFixed()), debit: price(debit.toFixed()) });
  };
  return (
    <OptionCards
      label={t('terms.fee')}
      value={String(values.feeType)}
      onChange={(value) => set({ feeType: value === '1' ? 1 : 0 })}
      options={[
        { value: '0', title: t('withdraw.amount.onTop'), text: effect(0) },
        { value: '1', title: t('withdraw.amount.inside'), text: effect(1) },
      ]}
    />
  );
}

interface DustOfferProps {
  readonly form: WithdrawForm;
  readonly onAll: (amount: string) => void;
}

/** What stays could not be withdrawn any more: offers to send that along (screens.md 1.17). */
function DustOffer({ form, onAll }: DustOfferProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { judged, values, coin } = form;
  const { order, terms, available, most: all } = judged;
  if (order === null || terms === undefined || available === undefined || all === undefined) return null;
  const rest = new Decimal(available).minus(order.debit);
  // With the fee inside, the least amount is all that a further withdrawal would take.
  if (rest.lte(0) || rest.gte(leastWithdrawable(terms.min, 1, terms))) return null;
  // A maximum or a limit would leave some all the same.
  const isCapped = mostWithdrawable(available, values.feeType, terms).gt(all);
  if (isCapped || new Decimal(all).eq(order.amount)) return null;
  return (
    <OfferRow>
      <p>{t('withdraw.amount.dust', { amount: `\u2066${price(rest.toFixed())}\u2069`, coin })}</p>
      <Button size="small" onClick={() => onAll(all)}>
        {t('withdraw.amount.sendAll')}
      </Button>
    </OfferRow>
  );
}

/** The wallets that are emptied one after the other, Funding first, as far as the user wants them (screens.md 1.17). */
function SourceWallets({ form }: { readonly form: WithdrawForm }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { balances, values, set, judged, coin } = form;
  const chosen = values.sources ?? balances.map(({ source }) => source);
  const parts =
    judged.order === null
      ? []
      : splitDebit(
          judged.order.debit,
          balances.filter(({ source }) => chosen.includes(source)),
        );
  const toggle = (source: Source): void => {
    const next = chosen.includes(source) ? chosen.filter((each) => each !== source) : [...chosen, source];
    if (next.length > 0) set({ sources: SOURCES.filter((each) => next.includes(each)) });
  };
  return (
    <fieldset className="grid min-w-0">
      <legend className="text-small/normal text-text-2">{t('withdraw.amount.sources')}</legend>
      {balances.map(({ source, withdrawable }) => {
        const part = parts.find((each) => each.source === source);
        return (
          <label
            key={source}
            className="grid min-h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-2"
          >
            <input
              type="checkbox"
              className="size-4 accent-text"
              checked={chosen.includes(source)}
              onChange={() => toggle(source)}
            />
            <span>{sourceName(source, t)}</span>
            <span className="num text-end text-text-2">
              {part === undefined
                ? t('withdraw.amount.sourceLine', { amount: `\u2066${price(withdrawable)}\u2069`, coin })
                : t('withdraw.amount.takes', { amount: `\u2066${price(part.amount)}\u2069`, coin })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
