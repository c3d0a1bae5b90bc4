import { Camera, ImageUp } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { mergeClasses } from '#app/components/mergeClasses.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { AddressFindings } from './AddressFindings.tsx';
import type { AddressChain } from './addressChain.ts';
import { EntryHints } from './EntryHints.tsx';
import type { AddressJudgement } from './judgeAddress.ts';
import { LookAlikeGuard } from './LookAlikeGuard.tsx';
import { PaymentQuestions } from './PaymentQuestions.tsx';
import { readWhole } from './readEntry.ts';
import { refusalKey } from './refusalKey.ts';
import { readCodeOfFile } from './scan/readCode.ts';
import type { AddressEntry } from './useAddressEntry.ts';
import { loadAddressJudge } from './useAddressJudge.ts';

export interface AddressFieldProps {
  readonly entry: AddressEntry;
  readonly label: string;
  /** The coin in words: its code, or "coins" for an address of all coins. */
  readonly coin: string;
  readonly hint?: ReactNode;
  /** An error of the form's own, such as a duplicate in the book; shown where the field has none. */
  readonly error?: string | undefined;
  /** The user has tried to go on, so an open question is named. */
  readonly isSubmitted?: boolean;
}

/**
 * A field for an address, with everything that is known of it (screens.md 0.3, C4). The field takes payment codes, never
 * changes the network by itself, and reports no error in half an address until the user leaves the field.
 */
export function AddressField({ entry, label, coin, hint, error, isSubmitted = false }: AddressFieldProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refusalText = useRefusalText(coin);
  const [isSettled, setIsSettled] = useState(true);
  const { text, verdict, parts } = entry;
  const { judgement, type, paste } = parts;

  const refusal =
    (parts.refusal && t(refusalKey(parts.refusal.refused), { name: parts.refusal.name })) ??
    refusalText(judgement, parts.chain) ??
    (verdict.kind === 'wrong' ? errorText({ code: String(verdict.code), message: '' }) : undefined);
  const take = (raw: string): void => {
    setIsSettled(true);
    paste(raw);
  };
  const change = (raw: string, event: Event): void => {
    // Several characters at once were pasted, dropped or filled in, and so was what no key was pressed for.
    const isWhole = !isKeyed(event) || raw.length > text.length + 1;
    setIsSettled(isWhole);
    (isWhole ? paste : type)(raw);
  };
  const pasteAt = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    take(value.slice(0, selectionStart) + event.clipboardData.getData('text') + value.slice(selectionEnd));
  };
  const leave = (): void => {
    setIsSettled(true);
    if (parts.isCode) return;
    const { uri, refusal: refused } = readWhole(text);
    if (uri !== undefined || refused !== undefined) paste(text);
  };

  return (
    <Stack gap="gap-2">
      <Field label={label} hint={hint} error={(isSettled ? refusal : undefined) ?? error}>
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, ADDRESS)}
            dir="ltr"
            rows={1}
            translate="no"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            placeholder={t('addressField.placeholder')}
            onChange={({ target, nativeEvent }) => change(target.value, nativeEvent)}
            onPaste={pasteAt}
            onFocus={() => void loadAddressJudge().catch(() => undefined)}
            onKeyDown={submitByEnter}
            onBlur={leave}
          />
        )}
      </Field>
      <ScanTools onCode={take} />
      <PaymentQuestions parts={parts} coin={coin} isSubmitted={isSubmitted} />
      <EntryHints entry={entry} coin={coin} />
      {isSettled && parts.refusal === null && <AddressFindings entry={entry} coin={coin} />}
      {judgement.kind === 'fits' && parts.resemblance.lookAlikes.length > 0 && (
        <LookAlikeGuard
          key={judgement.check.normalized}
          address={judgement.check.normalized}
          lookAlikes={parts.resemblance.lookAlikes}
          isConfirmed={!parts.isGuarded}
          onTyped={parts.confirmMiddle}
        />
      )}
    </Stack>
  );
}

/** One line more only where the address needs it. */
const ADDRESS =
  'block field-sizing-content resize-none text-start font-code text-large/xlarge font-medium wrap-anywhere ' +
  'placeholder:font-sans placeholder:text-normal/xlarge placeholder:font-normal';

/** One character, part of a composition, or a deletion; keyboards put in a whole clipboard as if it were typed. */
function isKeyed(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const isShort = event.inputType === 'insertText' && (event.data?.length ?? 0) <= 2;
  return isShort || /^(?:insertCompositionText|delete)/.test(event.inputType);
}

/** An address has no lines. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Why an address can't be used, as far as the page itself knows; undefined where nothing is wrong. */
function useRefusalText(
  coin: string,
): (judgement: AddressJudgement, chain: AddressChain | undefined) => string | undefined {
  const { t } = useTranslation();
  return (judgement, chain) => {
    const chosen = chain?.label ?? '';
    if (judgement.kind === 'no-chain') {
      return judgement.fitting.length === 0 ? t('addressField.fitsNone', { coin }) : undefined;
    }
    if (judgement.kind === 'other-chain') {
      const { name, fitting } = judgement;
      if (name === null) return t('addressField.otherNetwork', { chosen });
      return fitting.length > 0
        ? t('addressField.looksLike', { name, chosen })
        : t('addressField.notOnIt', { name, chosen, coin });
    }
    if (judgement.kind !== 'refused') return undefined;
    if (judgement.hint === 'name') return t('addressField.code.name');
    return judgement.hint === undefined
      ? t(`addressField.refused.${judgement.problem}`, { chain: chosen })
      : t(`addressField.hint.${judgement.hint}`, { chain: chosen });
  };
}

const CameraDialog = lazyPart(
  () => import('./scan/CameraDialog.tsx'),
  (module) => module.CameraDialog,
);

interface ScanToolsProps {
  /** What the code says: an address, or a payment URI. */
  readonly onCode: (text: string) => void;
}

/** Reads a QR code by the camera or from an image file (screens.md 0.3, C4). */
function ScanTools({ onCode }: ScanToolsProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<'noCode' | 'unreadable' | null>(null);
  const read = async (file: File): Promise<void> => {
    setIsReading(true);
    setFault(null);
    const reading = await readCodeOfFile(file);
    setIsReading(false);
    if (reading.kind === 'code') onCode(reading.text);
    else setFault(reading.kind === 'none' ? 'noCode' : 'unreadable');
  };
  return (
    <Row gap="gap-2">
      <Button
        size="small"
        onClick={() => {
          setFault(null);
          setIsOpen(true);
        }}
      >
        <Camera size={16} aria-hidden="true" />
        {t('qrScan.open')}
      </Button>
      <Button size="small" variant="ghost" isLoading={isReading} onClick={() => input.current?.click()}>
        <ImageUp size={16} aria-hidden="true" />
        {t('qrScan.image')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('qrScan.image')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <span role="status" className="text-down">
        {fault !== null && t(`qrScan.${fault}`)}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setIsOpen(false)}
            onCode={(text) => {
              setIsOpen(false);
              onCode(text);
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}
