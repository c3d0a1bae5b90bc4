import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { isQuestion } from './addressVerdict.ts';
import { useFillText } from './EntryHints.tsx';
import { NoticeBox } from './Notice.tsx';
import type { AddressParts } from './useAddressEntry.ts';

export interface PaymentQuestionsProps {
  readonly parts: AddressParts;
  /** The coin in words. */
  readonly coin: string;
  readonly isSubmitted: boolean;
}

/**
 * What the user has to decide about a payment code, one question after the other: the network, the coin, the memo, and what
 * it would overwrite. Its address is accepted only then (screens.md 0.2c).
 */
export function PaymentQuestions({ parts, coin, isSubmitted }: PaymentQuestionsProps) {
  const { t } = useTranslation();
  const { stage } = parts;
  return (
    <Stack role="status" gap="gap-2" className="empty:hidden">
      {isQuestion(stage.kind) && (
        <NoticeBox isWarning data-question>
          <Question parts={parts} coin={coin} />
          {isSubmitted && (
            <p role="alert" className="text-down">
              {t(`addressField.open.${stage.kind}`)}
            </p>
          )}
        </NoticeBox>
      )}
    </Stack>
  );
}

function Question({ parts, coin }: Omit<PaymentQuestionsProps, 'isSubmitted'>): ReactNode {
  const { t } = useTranslation();
  const { stage, chain, answer } = parts;
  const chosen = chain?.label ?? '';
  const fillText = useFillText(chain?.tag.name ?? '', coin);
  if (stage.kind === 'network') {
    const { other } = stage;
    const words =
      other === null
        ? t('addressField.codeElsewhere', { coin, chosen })
        : t('addressField.codeOther', { name: other.label, chosen });
    return (
      <Asked words={words}>
        {other !== null && (
          <Button size="small" onClick={() => parts.switchTo(other)}>
            {t('addressField.use', { name: other.label })}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => answer({ stayedOn: chain?.code ?? null })}>
          {t('addressField.stay', { name: chosen })}
        </Button>
      </Asked>
    );
  }
  if (stage.kind === 'values') {
    const { fill } = stage;
    return (
      <Asked words={t('addressField.codeSays', { what: fillText(fill) })}>
        <Button size="small" onClick={parts.replace}>
          {t('addressField.replace')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => answer({ values: { kind: 'kept', said: fill } })}>
          {t('addressField.keep')}
        </Button>
      </Asked>
    );
  }
  const isMemo = stage.kind === 'memo';
  const words = isMemo
    ? t('addressField.codeMemo', { tag: stage.tag, chosen })
    : t('addressField.codeOtherCoin', { coin });
  return (
    <Asked words={words}>
      <Button size="small" onClick={parts.goOn}>
        {isMemo ? t('addressField.withoutMemo') : t('addressField.keepCoin', { coin })}
      </Button>
    </Asked>
  );
}

/** A question, and its answers below or beside it. */
function Asked({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <p>{words}</p>
      <Row align="items-stretch" gap="gap-2">
        {children}
      </Row>
    </>
  );
}
