import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';

export interface CoinsFieldProps {
  readonly coins: readonly string[];
  /** Symbols that there are; null while they are not known, when every one is taken. */
  readonly known: ReadonlySet<string> | null;
  readonly onChange: (coins: readonly string[]) => void;
}

/** Symbols of coins, typed with commas or spaces between them; what is not a coin is not asked for, and stays in the field. */
export function CoinsField({ coins, known, onChange }: CoinsFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => coins.join(', '));
  const isOther = !sameCoins(readCoins(text, known).coins, coins);
  const shown = isOther ? coins.join(', ') : text;
  const { unknown } = readCoins(shown, known);
  return (
    <Field
      label={t('exports.field.coins')}
      hint={t('exports.field.coinsHint')}
      error={unknown === undefined ? undefined : t('exports.fault.coins', { coin: unknown })}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            onChange(readCoins(target.value, known).coins);
          }}
        />
      )}
    </Field>
  );
}

/** The coins of a text, each once, and the first symbol that is none. */
function readCoins(
  text: string,
  known: ReadonlySet<string> | null,
): { readonly coins: readonly string[]; readonly unknown: string | undefined } {
  const symbols = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((symbol) => symbol !== ''),
    ),
  ];
  return {
    coins: symbols.filter((symbol) => known?.has(symbol) ?? true),
    unknown: symbols.find((symbol) => known?.has(symbol) === false),
  };
}

function sameCoins(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
