import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { Notice } from './Notice.tsx';
import { type TagEntry, validateTagEntry } from './validateTagEntry.ts';

export interface TagFieldProps {
  /** What validateTagEntry judges; a form goes by that verdict. */
  readonly entry: TagEntry;
  readonly onChange: (text: string) => void;
  readonly onNoneConfirmed: (isConfirmed: boolean) => void;
  /** The form was submitted: what is missing is said now. */
  readonly isSubmitted?: boolean;
}

/**
 * What a network calls memo, destination tag or comment (screens.md 0.3, C5). A tag inside of the address fills the field
 * and locks it. Where a tag is optional and missing, the user says that the receiver needs none. Nothing where the network
 * has no tag.
 */
export function TagField({ entry, onChange, onNoneConfirmed, isSubmitted = false }: TagFieldProps) {
  const { t } = useTranslation();
  const { chain, embedded, text, isNoneConfirmed } = entry;
  if (chain === undefined) return null;
  const { mode, name } = chain.tag;
  const kind = tagKindOf(name);
  const verdict = validateTagEntry(entry);
  if (mode === 'forbidden') {
    return text === '' ? null : <Notice>{t('tagField.left', { chain: chain.label, tag: text })}</Notice>;
  }
  const isMissing = verdict.kind === 'wrong' && verdict.problem === 'required';
  const isSaid = verdict.kind === 'wrong' && (!isMissing || isSubmitted);
  const isLocked = embedded !== undefined;
  const isReplaced = isLocked && text.trim() !== '' && text.trim() !== embedded;
  const isAsking = !isLocked && mode === 'optional' && text.trim() === '';
  return (
    <Stack gap="gap-2" data-tag>
      <Field
        label={t(`tagField.label.${kind}`)}
        hint={
          isReplaced
            ? t('tagField.replaced', { tag: `\u2068${text.trim()}\u2069` })
            : isLocked
              ? t('tagField.locked')
              : t(`tagField.hint.${mode}`, { chain: chain.label })
        }
        error={isSaid ? t(`tagField.problem.${verdict.problem}`) : undefined}
      >
        {(control) => (
          <input
            {...control}
            dir="ltr"
            translate="no"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isLocked}
            value={embedded ?? text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {isAsking && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 flex-none accent-text"
            checked={isNoneConfirmed}
            aria-invalid={(isSubmitted && !isNoneConfirmed) || undefined}
            onChange={({ target }) => onNoneConfirmed(target.checked)}
          />
          {t(`tagField.none.${kind}`)}
        </label>
      )}
    </Stack>
  );
}
