import { CheckBox } from '../CheckBox.tsx';

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
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckBox
          key={value}
          checked={checked.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...checked, value] : checked.filter((other) => other !== value))
          }
        >
          <bdi>{label}</bdi>
        </CheckBox>
      ))}
    </fieldset>
  );
}
