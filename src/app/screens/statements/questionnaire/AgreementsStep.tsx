import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { AgreementCard } from './AgreementCard.tsx';
import type { Agreement, Product } from './application.ts';
import { judgeName } from './judgeName.ts';
import { QuestionAside } from './QuestionAside.tsx';
import type { UsedApplication } from './useApplication.ts';

export interface AgreementsStepProps {
  readonly product: Product;
  readonly used: UsedApplication;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  /** The texts that were read, by `readingOf`: kept while the form is open, whichever step is shown. */
  readonly read: ReadonlySet<string>;
  readonly onRead: (read: ReadonlySet<string>) => void;
}

/** What was read is a text, and another version of an agreement is another one. */
function readingOf({ id, version }: Agreement): string {
  return `${id} ${version}`;
}

/** The agreements to open, to read and to sign with one's name (screens.md 1.19, step 7). */
export function AgreementsStep({ product, used, skewMs, read, onRead }: AgreementsStepProps) {
  const { t } = useTranslation();
  const { agreements } = product;
  const toSign = agreements.filter(({ mustSign }) => mustSign);
  const isSigned = ({ id, version }: Agreement): boolean =>
    used.signed?.signatures.some((each) => each.id === id && each.version === version) === true;
  const isRead = (agreement: Agreement): boolean => isSigned(agreement) || read.has(readingOf(agreement));
  return (
    <>
      <p>{t('amp.agreements.intro')}</p>
      {agreements.map((agreement) => (
        <AgreementCard
          key={readingOf(agreement)}
          agreement={agreement}
          isRead={isRead(agreement)}
          onRead={(next) => {
            const changed = new Set(read);
            if (next) changed.add(readingOf(agreement));
            else changed.delete(readingOf(agreement));
            onRead(changed);
          }}
        />
      ))}
      <SignForm used={used} skewMs={skewMs} toSign={toSign} canSign={toSign.every(isRead)} />
    </>
  );
}

interface SignFormProps extends Pick<AgreementsStepProps, 'used' | 'skewMs'> {
  readonly toSign: readonly Agreement[];
  /** All of them were read. */
  readonly canSign: boolean;
}

/** Signs by the full name; the security step comes when the application is submitted (screens.md 1.19, 1.22). */
function SignForm({ used, skewMs, toSign, canSign }: SignFormProps) {
  const { t } = useTranslation();
  const profileName = useStore(globalStore, ({ global }) => global.user?.username ?? '');
  const [name, setName] = useState('');
  const [isJudged, setJudged] = useState(false);
  const { signed, sign } = used;
  const { outcome, input } = useFocusAfterSigning(signed);
  if (signed !== null) return <SignedName ref={outcome} name={signed.fullName} onChange={() => sign(null)} />;
  const fault = judgeName(name, profileName);
  const submitName = (): void => {
    setJudged(true);
    if (!canSign) return;
    if (fault !== null) {
      input.current?.focus();
      return;
    }
    // By the exchange's clock: a signature of the future is refused (135003).
    const signedAt = String(Math.round(systemClock.wallNow() + skewMs));
    sign({
      fullName: tidyEnteredText(name),
      signatures: toSign.map(({ id, version, sha256 }) => ({ id, version, sha256, signedAt })),
    });
  };
  return (
    <Stack gap="gap-4" className="min-w-0 max-w-120 content-start">
      <Field
        label={t('amp.sign.name')}
        error={(isJudged || name !== '') && fault !== null ? t(`amp.sign.${fault}`) : undefined}
        hint={profileName === '' ? undefined : t('amp.sign.nameHint', { name: `\u2068${profileName}\u2069` })}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              // Enter signs here, and does not go on to the next step.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submitName();
            }}
          />
        )}
      </Field>
      <Row>
        <Button variant="primary" isDisabled={!canSign} onClick={submitName}>
          {t('amp.sign.button')}
        </Button>
        {!canSign && <p className="text-text-2">{t('amp.sign.unread')}</p>}
      </Row>
    </Stack>
  );
}

/** Moves the focus once the name is signed, or is asked for again: the element that had it is gone. */
function useFocusAfterSigning(signed: UsedApplication['signed']) {
  const outcome = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(signed);
  useEffect(() => {
    if (shown.current !== signed) (outcome.current ?? input.current)?.focus();
    shown.current = signed;
  }, [signed]);
  return { outcome, input };
}

interface SignedNameProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly name: string;
  /** Asks for the name again. */
  readonly onChange: () => void;
}

function SignedName({ ref, name, onChange }: SignedNameProps) {
  const { t } = useTranslation();
  return (
    <QuestionAside ref={ref} role="status" tabIndex={-1}>
      {t('amp.sign.done', { name: `\u2068${name}\u2069` })}
      <SentenceGap />
      <Button size="small" onClick={onChange}>
        {t('amp.sign.change')}
      </Button>
    </QuestionAside>
  );
}
