import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { CodeField } from '#app/components/codeField/CodeField.tsx';
import { Field, formMessage } from '#app/components/Field.tsx';
import { Select } from '#app/components/Select.tsx';
import { Section } from './Section.tsx';

const ACCOUNTS = [
  { value: 'funding', label: 'Funding' },
  { value: 'unified', label: 'Unified trading' },
  { value: 'option', label: 'Options, not on this site', isDisabled: true },
] as const;

export function FieldSection() {
  const [account, setAccount] = useState<(typeof ACCOUNTS)[number]['value']>('funding');
  return (
    <Section title="Fields">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Field label="Remark">{(control) => <input {...control} type="text" />}</Field>
        <Field label="Remark, with a hint" hint="Only you can see it.">
          {(control) => <input {...control} type="text" placeholder="Cold wallet" />}
        </Field>
        <AmountField />
        <EmailCode />
        <CodeField label="Code, wrong" error="Enter all 6 digits." code="1234" onChange={() => undefined} />
        <CodeField label="Code, disabled" code="123456" onChange={() => undefined} isDisabled />
        <Field label="Address" hint="Groups of four are easier to compare.">
          {(control) => <textarea {...control} rows={2} dir="ltr" />}
        </Field>
        <Field label="Coin, disabled">
          {(control) => <input {...control} value="BTC" disabled readOnly />}
        </Field>
        <Select label="Account" options={ACCOUNTS} value={account} onChange={setAccount} />
        <Select
          label="Account, wrong"
          hint="Where the coins are."
          error={formMessage({ rule: 'oneOf', values: 'Funding, Unified trading' }, 'Account')}
          options={ACCOUNTS}
          value="option"
          onChange={setAccount}
        />
      </div>
    </Section>
  );
}

function EmailCode() {
  const [code, setCode] = useState('123');
  return (
    <CodeField
      label="Email code"
      hint="We'll send the code to a***@sluice.example."
      code={code}
      onChange={setCode}
      action={<Button onClick={() => setCode('')}>Send code</Button>}
    />
  );
}

/** Wrong as long as it is empty. */
function AmountField() {
  const [amount, setAmount] = useState('');
  const error = amount === '' ? formMessage({ rule: 'required' }, 'Amount') : undefined;
  return (
    <Field label="Amount" hint="You have 1.25 BTC." error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
    </Field>
  );
}
