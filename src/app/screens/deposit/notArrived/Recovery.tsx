import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { DEPOSIT_HELP } from '#shared/site/urls.ts';

/** Getting back coins that came without their memo: its terms first, then the way (screens.md 1.15). */
export function Recovery() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div className="not-arrived-recovery">
      <p className="font-semibold">{t('notArrived.recovery.title')}</p>
      <ul className="list-disc ps-5">
        <li>{t('notArrived.recovery.fee')}</li>
        <li>{t('notArrived.recovery.least')}</li>
        <li>{t('notArrived.recovery.days')}</li>
      </ul>
      <label className="not-arrived-agree">
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
        {t('notArrived.recovery.agree')}
      </label>
      {isAgreed && (
        <a
          {...NEW_TAB}
          className="underline"
          href={productHref({ language, head: '/help', tail: DEPOSIT_HELP })}
        >
          {t('notArrived.recovery.start')}
        </a>
      )}
    </div>
  );
}
