/**
 * What is wrong with a field (product.md section 5, "Generic form messages"). Bounds and lists are finished texts in the
 * reader's language: who asks knows how its numbers are written.
 */
export type Violation =
  | { readonly rule: 'required' }
  | { readonly rule: 'oneOf'; readonly values: string }
  | { readonly rule: 'blank' }
  | { readonly rule: 'type'; readonly type: 'number' | 'integer' | 'date' | 'email' | 'url' }
  | { readonly rule: 'lengthMin' | 'numberMin'; readonly min: string }
  | { readonly rule: 'lengthMax' | 'numberMax'; readonly max: string }
  | { readonly rule: 'lengthRange' | 'numberRange'; readonly min: string; readonly max: string }
  | { readonly rule: 'pattern'; readonly pattern: string };

/** A text of the translations, with what stands in its braces. */
export interface FormMessage {
  readonly key: `form.${Violation['rule']}`;
  readonly params: Readonly<Record<string, string>>;
  /** The text that stands for `{{type}}`, where the message has one. */
  readonly typeKey?: `form.types.${Extract<Violation, { rule: 'type' }>['type']}`;
}

/** The message of a violation; `label` is what the field is called on the page. */
export function formMessage(violation: Violation, label: string): FormMessage {
  if (violation.rule === 'type') {
    return { key: 'form.type', params: { label }, typeKey: `form.types.${violation.type}` };
  }
  const { rule, ...params } = violation;
  return { key: `form.${rule}`, params: { label, ...params } };
}
