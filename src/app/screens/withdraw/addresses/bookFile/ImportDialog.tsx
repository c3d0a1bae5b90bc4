import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useForm } from '#app/components/useForm.ts';
import { toAddressChains, useAddressChains } from '#app/features/addressField/addressChain.ts';
import { SimilarHint } from '#app/features/addressField/SimilarHint.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { Book } from '#app/screens/withdraw/book/readBook.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { coinWords } from '../bookWords.ts';
import { useZone } from '../useZone.ts';
import type { ImportLine } from './judgeImport.ts';
import { PasswordField } from './PasswordField.tsx';
import { goodOf, useImport } from './useImport.ts';

export interface ImportDialogProps {
  readonly book: Book;
  readonly onClose: () => void;
}

/** Adds what a file of an address book holds, once the user has seen it line by line (screens.md 1.9). */
export function ImportDialog({ book, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const zone = useZone();
  const { query } = useAddressChains('');
  const rows = query.answer?.result?.rows;
  const { state, open, add, dialog } = useImport({
    book: book.rows,
    room: book.max - book.count,
    zone,
    ownUid: String(useStore(globalStore, ({ global }) => global.user?.id ?? '')),
    chainsOf: (coin) => toAddressChains(rows ?? [], coin),
  });
  const { step, fault, lines, error, added } = state;
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const good = goodOf(lines).length;
  const isChoosing = step === 'choosing' || step === 'opening';

  const { formProps, isValidated } = useForm({
    isValid: file !== null,
    isBusy: step === 'opening' || rows === undefined,
    onSubmit: () => file !== null && open(file, password),
  });
  const problem = (): string | undefined => {
    if (fault !== null) return t(`book.file.fault.${fault}`);
    if (error !== null) return errorText(error);
    return query.error === null ? undefined : errorText(query.error);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('book.file.importTitle')}
      description={
        isChoosing ? t('book.file.importText') : t('book.file.found', { count: lines.length, good })
      }
    >
      {isChoosing ? (
        <Stack as="form" gap="gap-4" {...formProps}>
          <Field
            label={t('book.file.choose')}
            error={
              isValidated && file === null ? t('form.required', { label: t('book.file.choose') }) : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                type="file"
                accept="application/json,.json"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            )}
          </Field>
          <PasswordField
            password={password}
            error={fault === 'wrongPassword' ? t('book.file.fault.wrongPassword') : undefined}
            onChange={setPassword}
          />
          <p role="alert" className="text-down empty:hidden">
            {fault !== 'wrongPassword' && problem()}
          </p>
          <PausedButton
            type="submit"
            variant="primary"
            error={error}
            isLoading={step === 'opening' || (rows === undefined && query.error === null)}
          >
            {t('book.file.open')}
          </PausedButton>
        </Stack>
      ) : (
        <>
          <ImportLines lines={lines} />
          <p role="status">
            {step === 'checking' && t('book.file.checking')}
            {step === 'done' && t('book.file.done', { count: added })}
          </p>
          {step !== 'done' && <p className="text-text-2">{t('book.file.codes')}</p>}
          <p role="alert" className="text-down empty:hidden">
            {problem()}
          </p>
          {step === 'done' || (step === 'judged' && good === 0) ? (
            <Button onClick={onClose}>{t('terms.close')}</Button>
          ) : (
            <PausedButton
              variant="primary"
              error={error}
              isLoading={step === 'checking' || step === 'adding'}
              onClick={() => void add()}
            >
              {t('book.file.add', { count: good })}
            </PausedButton>
          )}
        </>
      )}
      {dialog}
    </Dialog>
  );
}

/** The entries of a file, each with what becomes of it. */
function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const { t } = useTranslation();
  const words = useVerdictWords();
  return (
    <section
      className="max-h-[50dvh] overflow-y-auto rounded-card border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys
      tabIndex={0}
      aria-label={t('book.file.importTitle')}
    >
      <ul className="divide-y divide-line">
        {lines.map(({ line, entry, address, tag, verdict, similar }) => {
          const isGood = verdict.kind === 'good' || verdict.kind === 'added';
          const Mark = isGood ? CircleCheck : verdict.kind === 'known' ? CircleMinus : CircleX;
          return (
            <li key={line} className={joinClasses('flex gap-3 px-3 py-2', !isGood && 'text-text-2')}>
              <span className="num w-[3ch] flex-none text-end text-text-2">{line}</span>
              <div className="min-w-0 wrap-anywhere">
                <p>
                  <bdi className="font-semibold">{entry.remark}</bdi> · {coinWords(entry, t)}
                  {entry.chain !== '' && ` · ${entry.chain}`}
                </p>
                {entry.addressType === 0 ? (
                  <GroupedAddress address={address} size="compact" />
                ) : (
                  <LtrText>{address}</LtrText>
                )}
                {tag !== '' && (
                  <p>
                    {t('book.column.tag')}: <bdi>{tag}</bdi>
                  </p>
                )}
                <p className="flex items-start gap-1.5">
                  <Mark size={14} aria-hidden="true" className="mt-0.75 flex-none" />
                  {words(verdict)}
                </p>
                {isGood && <SimilarHint resemblance={{ similar, lookAlikes: [] }} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useVerdictWords(): (verdict: ImportLine['verdict']) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (verdict) => {
    switch (verdict.kind) {
      case 'code':
        return errorText({ code: String(verdict.code), message: '' });
      case 'twice':
        return t('book.file.line.twice', { line: verdict.line });
      case 'lookAlike':
        return verdict.name === ''
          ? t('book.file.line.lookAlikeUnnamed')
          : t('book.file.line.lookAlike', { name: verdict.name });
      default:
        return t(`book.file.line.${verdict.kind}`);
    }
  };
}
