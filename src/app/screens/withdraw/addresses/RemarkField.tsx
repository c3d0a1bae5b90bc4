import { useTranslation } from 'react-i18next';
import { TextField } from '#app/components/TextField.tsx';
import type { RemarkFault } from '../book/validateRemark.ts';
import { REMARK_LENGTH } from '../book/validateRemark.ts';

export interface RemarkFieldProps {
  readonly remark: string;
  readonly fault: RemarkFault | null;
  /** The user tried to go on: only then is an empty remark a fault. */
  readonly isJudged: boolean;
  readonly onChange: (remark: string) => void;
}

/** The name of an entry (screens.md 1.22, remark). */
export function RemarkField({ remark, fault, isJudged, onChange }: RemarkFieldProps) {
  const { t } = useTranslation();
  const isSaid = fault !== null && (isJudged || fault !== 'empty');
  return (
    <TextField
      label={t('book.column.remark')}
      hint={t('book.remarkHint', { count: REMARK_LENGTH })}
      error={isSaid ? t(`book.remarkFault.${fault}`) : undefined}
      value={remark}
      onChange={onChange}
    />
  );
}
