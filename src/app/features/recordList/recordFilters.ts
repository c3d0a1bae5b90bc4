import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '#app/components/Select.tsx';

/** What a word of the address says, null where it says nothing that can be filtered by. */
export type ReadWord<Value extends string = string> = (text: string) => Value | null;
export type Say = (t: TFunction) => string;
/** The key of a text, or what says it. */
type FilterLabel = ParseKeys | Say;

/** The words of all filters as the address has them, for a filter that depends on another one. */
export type LooseWords = Readonly<Partial<Record<string, string>>>;

/** What all filters of a bar have. */
interface BarFilter {
  readonly label: Say;
  /** On a wide page the filter stands in the bar; where no filter says so, the first two do. The others need one click more. */
  readonly isInLine?: boolean;
}

/** A filter that is one of a few: a status, a coin, an account. */
export interface ChoiceFilter<Value extends string> extends BarFilter {
  readonly kind: 'choice';
  readonly read: ReadWord<Value>;
  /** Called as a hook: what can be chosen, beside everything; `value` is what is chosen, "" for nothing. */
  readonly useOptions: (words: LooseWords, value: string) => readonly SelectOption<string>[];
  /** Whether a value can be chosen with these words of other filters; all can without it. */
  readonly fits?: (value: string, words: LooseWords) => boolean;
  /** The filter is left out where this returns false. */
  readonly isShown?: (words: LooseWords) => boolean;
}

/** A filter that is typed: a coin, a smallest amount. */
export interface TextFilter<Value extends string> extends BarFilter {
  readonly kind: 'text';
  readonly read: ReadWord<Value>;
  /** Shown where a text can't be filtered by. */
  readonly fault: Say;
}

/** A filter that has its own control outside of the filter bar, such as the tabs of a page; "clear" leaves it. */
export interface TabFilter<Value extends string> {
  readonly kind: 'tab';
  readonly read: ReadWord<Value>;
}

export type RecordFilter<Value extends string = string> =
  | ChoiceFilter<Value>
  | TextFilter<Value>
  | TabFilter<Value>;

/** By their parameter of the address (screens.md 1.24), in the order in which the address and the bar have them. */
export type FilterTable = Readonly<Record<string, RecordFilter>>;

/** What a list is narrowed down to; what is not there narrows nothing down. */
export type WordsOf<Filters extends FilterTable> = {
  readonly [Name in keyof Filters]?: NonNullable<ReturnType<Filters[Name]['read']>>;
};

/** What a choice may have beside its values. */
interface ChoiceOptions<Value extends string> extends Pick<ChoiceFilter<Value>, 'isShown' | 'isInLine'> {
  /** The values that can be chosen with these words of other filters; without this function, all values. */
  readonly valuesWith?: (words: LooseWords) => readonly Value[];
}

/** A filter by one of these values, `name` in words. */
export function choiceFilter<const Value extends string>(
  label: FilterLabel,
  values: readonly Value[],
  name: (value: Value, t: TFunction) => string,
  { valuesWith = () => values, ...options }: ChoiceOptions<Value> = {},
): ChoiceFilter<Value> {
  return {
    kind: 'choice',
    label: sayOf(label),
    read: oneOf(values),
    fits: (word, words) => valuesWith(words).some((value) => value === word),
    useOptions: (words) => {
      const { t } = useTranslation();
      return valuesWith(words).map((value) => ({ value, label: name(value, t) }));
    },
    ...options,
  };
}

/** The words that go together: what can't be chosen with the others is left out, and narrows nothing down. */
export function fitWords<Filters extends FilterTable>(
  filters: Filters,
  words: WordsOf<Filters>,
): WordsOf<Filters> {
  // As the table's filters read them.
  const loose = words as LooseWords;
  const kept = Object.entries(loose).filter(([name, word]) => {
    const filter = filters[name];
    if (filter?.kind !== 'choice' || word === undefined) return true;
    return filter.isShown?.(loose) !== false && filter.fits?.(word, loose) !== false;
  });
  return Object.fromEntries(kept) as WordsOf<Filters>;
}

/** A filter that is typed; `fault` says why a text can't be filtered by. */
export function textFilter<Value extends string>(
  label: FilterLabel,
  read: ReadWord<Value>,
  fault: FilterLabel,
  options: Pick<TextFilter<Value>, 'isInLine'> = {},
): TextFilter<Value> {
  return { kind: 'text', label: sayOf(label), read, fault: sayOf(fault), ...options };
}

function sayOf(label: FilterLabel): Say {
  return typeof label === 'function' ? label : (t) => t(label);
}

/** A filter by one of what a hook lists, such as the coins of a call; the one of the address is listed at any rate. */
export function listedFilter(
  options: Pick<ChoiceFilter<string>, 'label' | 'read' | 'isInLine'> & {
    readonly useValues: () => readonly string[];
  },
): ChoiceFilter<string> {
  const { label, read, useValues, isInLine } = options;
  return {
    kind: 'choice',
    label,
    ...(isInLine !== undefined && { isInLine }),
    read,
    useOptions: (_words, value) => {
      const listed = new Set([...(value === '' ? [] : [value]), ...useValues()]);
      return [...listed].map((each) => ({ value: each, label: each }));
    },
  };
}

const IN_LINE = 2;

/** The filters that have a field, by where it stands: in the line of the bar, or one click away. */
export function placeFilters(filters: FilterTable) {
  const fields = Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'tab' ? [] : [{ name, filter }],
  );
  const chosen = fields.filter(({ filter }) => filter.isInLine === true);
  const inLine = chosen.length > 0 ? chosen : fields.slice(0, IN_LINE);
  return { inLine, others: fields.filter((field) => !inLine.includes(field)) };
}

/** One of a list, such as a status. */
export function oneOf<Value extends string>(values: readonly Value[]): ReadWord<Value> {
  return (text) => values.find((value) => value === text) ?? null;
}

/** A coin, in capitals as the exchange writes them. */
export const readCoin: ReadWord = (text) => (/^[^\s,]{1,32}$/.test(text) ? text.toUpperCase() : null);

/** An order's id: 6 to 64 letters, digits and "_" (screens.md 1.2). */
export const readOrderId: ReadWord = (text) => (/^\w{6,64}$/.test(text) ? text : null);

/** The ids of what the exchange names by UUIDs. */
export const readUuid: ReadWord = (text) => (/^[\w-]{6,64}$/.test(text) ? text : null);

/** An amount from zero on, as plain decimal (screens.md 1.8). */
export const readNotional: ReadWord = (text) =>
  /^(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/.test(text) ? text : null;
