import { useTranslation } from 'react-i18next';

export interface FileFormatsProps {
  readonly days: number;
}

/** What the files are and how they can be checked (screens.md 1.18: "open formats described on the page"). */
export function FileFormats({ days }: FileFormatsProps) {
  const { t } = useTranslation();
  return (
    <details className="export-formats">
      <summary>{t('exports.formats.title')}</summary>
      <ul>
        {(['csv', 'xlsx', 'pdf', 'sums', 'hash'] as const).map((id) => (
          <li key={id}>{t(`exports.formats.${id}`)}</li>
        ))}
        <li>{t('exports.formats.keep', { days })}</li>
      </ul>
    </details>
  );
}
