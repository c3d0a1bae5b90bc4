import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { sourceName } from '../form/sourceName.ts';
import { SOURCES, type Source, splitDebit } from '../form/sources.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';

/** The wallets that are emptied one after the other, Funding first, as far as the user wants them (screens.md 1.17). */
export function SourceWallets({ form }: { readonly form: WithdrawForm }) {
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
