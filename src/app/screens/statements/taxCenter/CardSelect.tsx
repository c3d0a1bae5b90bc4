import { Select, type SelectProps } from '#app/components/Select.tsx';

/** A choice beside others at the head of a card. */
export function CardSelect<Value extends string>(props: SelectProps<Value>) {
  return <Select {...props} className="max-w-70 grow basis-40" />;
}
