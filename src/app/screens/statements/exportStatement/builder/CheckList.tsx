export interface CheckListProps<Value extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly checked: readonly Value[];
  readonly onChange: (checked: readonly Value[]) => void;
}

/** Any of a few, with a box each. */
export function CheckList<Value extends string | number>({
  legend,
  options,
  checked,
  onChange,
}: CheckListProps<Value>) {
  return (
    <fieldset className="export-checks">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="export-check">
          <input
            type="checkbox"
            checked={checked.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...checked, value] : checked.filter((other) => other !== value))
            }
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
