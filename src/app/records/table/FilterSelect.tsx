import { Select } from '#app/components/Select.tsx';

export interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** What no filter at all is called, such as "Any". */
  readonly anyLabel: string;
  /** What can be filtered by, in the order of the list. */
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  /** What is filtered by, as the address says it; "" for everything. */
  readonly value: string;
  /** One of `values`, or "" for everything. */
  readonly onChange: (value: string) => void;
}

const ANY = '';

/** A filter that is one of a few: a status, a coin, an account. The first of the list is everything. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, anyLabel, values, labelOf, value, onChange } = props;
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: ANY, label: anyLabel },
        ...values.map((each) => ({ value: each, label: labelOf(each) })),
      ]}
      onChange={onChange}
    />
  );
}
