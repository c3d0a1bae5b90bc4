import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { DetailFact, DetailFacts } from '#app/features/recordList/table/DetailFact.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { writeDial } from '#app/screens/withdraw/users/dialCountry.ts';
import type { AppError } from '#shared/result/appError.ts';
import { coinWords } from '../bookWords.ts';
import type { CheckedDraft } from './entryDraft.ts';

export interface EntryReviewProps {
  readonly checked: CheckedDraft;
  /** What was cleaned, filled in or left out of what was entered, and what its address is like. */
  readonly hints: ReactNode;
  /** New entries are locked for 24 hours. */
  readonly isLocking: boolean;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** Why the exchange saved nothing; it may say when to try again. */
  readonly refusal: AppError | null;
  readonly onBack: () => void;
  readonly onSave: () => void;
}

/** The entry once more, to be read back before it is saved; the address is larger than anything else (screens.md 1.9). */
export function EntryReview(props: EntryReviewProps) {
  const { checked, hints, isLocking, isSaving, error, refusal, onBack, onSave } = props;
  const { t } = useTranslation();
  const { draft, where } = checked;
  const { remark, address, addressType, areaCode, tag = '' } = draft;
  const isOnChain = addressType === 0;
  const whole = useRef<HTMLDivElement>(null);
  // Not the button: what is to be compared is read first, and a second Enter saves nothing.
  useEffect(() => whole.current?.focus(), []);
  return (
    <Stack ref={whole} tabIndex={-1} gap="gap-4" className="outline-none">
      <p>{t(isOnChain ? 'book.add.reviewText' : 'book.add.reviewInternal')}</p>
      {isOnChain ? (
        <GroupedAddress address={address} />
      ) : (
        <LtrText className="text-xlarge/[1.75rem] wrap-anywhere">
          {areaCode === undefined ? address : `${writeDial(areaCode)} ${address}`}
        </LtrText>
      )}
      {hints}
      <DetailFacts>
        <DetailFact name={t('book.column.remark')}>
          <bdi>{remark}</bdi>
        </DetailFact>
        <DetailFact name={t('book.column.coin')}>
          <bdi>{coinWords(draft, t)}</bdi>
        </DetailFact>
        <DetailFact name={t(isOnChain ? 'book.column.chain' : 'book.column.account')}>
          <bdi>{where}</bdi>
        </DetailFact>
        {isOnChain && (
          <DetailFact name={t('book.column.tag')}>
            <bdi>{tag === '' ? t('book.add.noTag') : tag}</bdi>
          </DetailFact>
        )}
        <DetailFact name={t('book.column.verified')}>
          <bdi>{t(draft.verified === 1 ? 'book.verified.yes' : 'book.verified.no')}</bdi>
        </DetailFact>
      </DetailFacts>
      <p className="font-semibold">{t(isLocking ? 'book.add.lock' : 'book.add.noLock')}</p>
      <p role="alert" className="text-down empty:hidden">
        {error}
      </p>
      <Row align="items-stretch" gap="gap-2" className="max-md:flex-nowrap">
        <Button isDisabled={isSaving} onClick={onBack}>
          {t('book.add.back')}
        </Button>
        <PausedButton
          variant="primary"
          className="max-md:flex-1"
          isLoading={isSaving}
          error={refusal}
          onClick={onSave}
        >
          {t('book.add.save', { name: remark })}
        </PausedButton>
      </Row>
    </Stack>
  );
}
