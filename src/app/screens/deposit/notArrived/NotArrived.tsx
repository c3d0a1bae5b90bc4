import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Folded } from '#app/components/Folded.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useForm } from '#app/components/useForm.ts';
import { Causes } from './Causes.tsx';
import { LookUp } from './LookUp.tsx';
import type { SentOn } from './sentOn.ts';
import { validateTxid } from './validateTxid.ts';
import './notArrived.css';

/** "Deposit not arrived?": looks for a transaction, and says what to do for each cause (screens.md 1.15). */
export function NotArrived({ sentOn }: { readonly sentOn: SentOn | null }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<{ readonly txId: string; readonly attempt: number } | null>(null);
  const chain = sentOn?.chain ?? '';
  const judged = validateTxid(chain, text);
  const { formProps, isValidated, reset } = useForm({
    isValid: judged.ok,
    onSubmit: () =>
      judged.ok && setAsked((before) => ({ txId: judged.txId, attempt: (before?.attempt ?? 0) + 1 })),
  });

  return (
    <Folded className="not-arrived" title={<h3>{t('notArrived.title')}</h3>}>
      <p className="text-text-2">{t('notArrived.purpose')}</p>
      <form {...formProps} className="not-arrived-form">
        <TextField
          label={t('notArrived.txid')}
          error={isValidated && !judged.ok ? t(`notArrived.format.${judged.format}`) : undefined}
          dir="ltr"
          spellCheck={false}
          value={text}
          onChange={(entered) => {
            setText(entered);
            reset();
            setAsked(null);
          }}
        />
        <Button type="submit" isDisabled={text.trim() === ''}>
          {t('notArrived.look')}
        </Button>
      </form>
      {asked !== null && <LookUp key={`${asked.txId} ${asked.attempt}`} txId={asked.txId} chain={chain} />}
      <Causes sentOn={sentOn} />
      <p className="text-text-2">
        {t('notArrived.strange')}
        <SentenceGap />
        <TextLink variant="secondary" to={chain === '' ? RISK_CHECK : `${RISK_CHECK}?chain=${chain}`}>
          {t('notArrived.riskCheck')}
        </TextLink>
      </p>
    </Folded>
  );
}

const RISK_CHECK = '/money-address/risk-check';
