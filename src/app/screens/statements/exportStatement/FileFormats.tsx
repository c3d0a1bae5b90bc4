import { useTranslation } from 'react-i18next';
import { Fold } from './Fold.tsx';

export interface FileFormatsProps {
  readonly days: number;
}

/** What the files are and how they can be checked (screens.md 1.18: "open formats described on the page"). */
export function FileFormats({ days }: FileFormatsProps) {
  const { t } = useTranslation();
  return (
    <Fold className="text-text-2" title={t('exports.formats.title')}>
      <ul className="grid list-disc gap-1 ps-5">
        {(['csv', 'xlsx', 'pdf', 'sums', 'hash'] as const).map((id) => (
          <li key={id}>{t(`exports.formats.${id}`)}</li>
        ))}
        <li>{t('exports.formats.keep', { days })}</li>
      </ul>
    </Fold>
  );
}
