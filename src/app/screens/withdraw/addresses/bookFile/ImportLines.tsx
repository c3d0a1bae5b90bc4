import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { SimilarHint } from '#app/features/addressField/SimilarHint.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { coinWords } from '../bookWords.ts';
import type { ImportLine } from './judgeImport.ts';

/** The entries of a file, each with what becomes of it. */
export function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
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
