import { useTranslation } from 'react-i18next';
import { nameOfKnown, type Resemblance } from './lookAlike.ts';
import { Notice } from './Notice.tsx';

/** Says that an address is like a known one at one end; wherever the address stands until it is sent to or saved (screens.md 0.2c). */
export function SimilarHint({ resemblance: { similar, lookAlikes } }: { readonly resemblance: Resemblance }) {
  const { t } = useTranslation();
  const [first] = similar;
  if (first === undefined || lookAlikes.length > 0) return null;
  return (
    <Notice isWarning>{t('addressField.similar', { name: `\u2068${nameOfKnown(first)}\u2069` })}</Notice>
  );
}
