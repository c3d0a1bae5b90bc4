import { useTranslation } from 'react-i18next';

/** That an address without its memo is only half of where the coins go. */
export function BothNeeded({ tag }: { readonly tag: string }) {
  const { t } = useTranslation();
  return (
    <div className="deposit-both">
      <i aria-hidden="true">!</i>
      <p>
        <b>{t('deposit.both.needed', { tag })}</b> {t('deposit.both.why', { tag })}
      </p>
    </div>
  );
}
