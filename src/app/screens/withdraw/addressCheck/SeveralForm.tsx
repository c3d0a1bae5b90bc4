import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { mergeClasses } from '#app/components/mergeClasses.ts';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { readAddressLines } from './addressLines.ts';
import type { CheckOrder } from './checks.ts';

export interface SeveralFormProps {
  readonly chain: AddressChain | undefined;
  readonly picker: ReactNode;
  readonly modes: ReactNode;
  readonly isRunning: boolean;
  /** Checks that are left this week. */
  readonly left: number;
  readonly isFree: (chain: string, address: string) => boolean;
  readonly onCheck: (orders: readonly Omit<CheckOrder, 'requestId'>[]) => void;
}

/** Several addresses of one network, checked one after the other; the button says how many checks that uses. */
export function SeveralForm(props: SeveralFormProps) {
  const { chain, picker, modes, isRunning, left, isFree, onCheck } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const lines = chain === undefined ? [] : readAddressLines(text, chain.format);
  const wrong = lines.filter(({ code }) => code !== null);
  const cost = lines.filter(({ address }) => chain !== undefined && !isFree(chain.code, address)).length;
  const isReady = chain !== undefined && lines.length > 0 && wrong.length === 0 && cost <= left && !isRunning;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) onCheck(lines.map(({ address }) => ({ chain: chain.code, address })));
  };
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {picker}
      <Field
        label={t('riskCheck.addresses')}
        hint={chain === undefined ? undefined : t('riskCheck.severalHint', { chain: chain.label })}
        error={cost > left ? t('riskCheck.tooMany', { left }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, 'font-code')}
            dir="ltr"
            rows={6}
            translate="no"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {wrong.length > 0 && (
        <ul className="text-down" aria-live="polite">
          {wrong.map(({ line, code }) => (
            <li key={line}>
              {t('riskCheck.line', { line, problem: errorText({ code: String(code), message: '' }) })}
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button type="submit" variant="primary" isLoading={isRunning} isDisabled={!isReady}>
          {t('riskCheck.checkMany', { count: lines.length })}
        </Button>
        {modes}
      </Row>
      <p className="text-text-2">{t('riskCheck.usesMany', { count: cost })}</p>
    </Stack>
  );
}
