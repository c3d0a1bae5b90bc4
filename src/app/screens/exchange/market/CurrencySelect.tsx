import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { chooseCurrency } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';

export interface CurrencySelectProps {
  readonly id: string;
  readonly currency: string;
}

/** The currencies that the feed has rates of, and the one that was chosen before they came. */
export function CurrencySelect({ id, currency }: CurrencySelectProps) {
  // Their names only: a rate that changes renders none of these forty lines.
  const rated = useStore(
    quoteStore,
    useShallow((state) => [...state.rateByCurrency.keys()]),
  );
  const codes = [...new Set([...rated, currency])].filter((code) => code !== 'USD').sort();
  return (
    <select id={id} value={currency} onChange={(event) => chooseCurrency(event.target.value)}>
      {codes.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  );
}
