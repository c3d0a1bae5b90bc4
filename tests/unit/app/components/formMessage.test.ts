import { describe, expect, test } from 'vitest';
import { formMessage, type Violation } from '#app/components/Field.tsx';

import english from '../../../../static/common-static/sluice/project/release/user-assets/en.json' with {
  type: 'json',
};

/** product.md section 5, in its order, and the English sentence of each. */
const CASES: readonly (readonly [Violation, string])[] = [
  [{ rule: 'required' }, 'Amount is required'],
  [{ rule: 'oneOf', values: 'BTC, ETH' }, 'Amount must be one of: BTC, ETH'],
  [{ rule: 'blank' }, "Amount can't be blank"],
  [{ rule: 'type', type: 'integer' }, "Amount isn't a valid whole number"],
  [{ rule: 'lengthMin', min: '2' }, 'Amount must be at least 2 characters'],
  [{ rule: 'lengthMax', max: '1,000' }, "Amount can't be longer than 1,000 characters"],
  [{ rule: 'lengthRange', min: '2', max: '30' }, 'Amount must be between 2 and 30 characters'],
  [{ rule: 'numberMin', min: '0.001' }, "Amount can't be less than 0.001"],
  [{ rule: 'numberMax', max: '1,250.5' }, "Amount can't be greater than 1,250.5"],
  [{ rule: 'numberRange', min: '1', max: '9' }, 'Amount must be between 1 and 9'],
  [{ rule: 'pattern', pattern: '0–9' }, "Amount isn't in the right format (0–9)"],
];

describe('a generic form message', () => {
  test.each(CASES)('of $rule has its sentence, with everything that stands in it', (violation, sentence) => {
    const { key, params: given, typeKey } = formMessage(violation, 'Amount');
    const params: Readonly<Record<string, string>> = typeKey
      ? { ...given, type: english.form.types.integer }
      : given;
    expect(key).toBe(`form.${violation.rule}`);
    const text: string = english.form[violation.rule];
    const slots = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    expect(Object.keys(params).sort()).toEqual(slots.sort());
    expect(text.replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => params[name] ?? '')).toBe(sentence);
  });

  test('is there for every rule', () => {
    const { types, ...sentences } = english.form;
    expect(CASES.map(([{ rule }]) => rule).sort()).toEqual(Object.keys(sentences).sort());
    expect(types).toBeDefined();
  });
});
