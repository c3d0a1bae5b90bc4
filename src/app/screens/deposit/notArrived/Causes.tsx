import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { figuresOf } from '#app/components/format/figures.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { DEPOSIT_HELP } from '#shared/site/urls.ts';
import type { SentOn } from './sentOn.ts';

/** Why coins can be away, the likely causes first, each with what to do. */
export function Causes({ sentOn }: { readonly sentOn: SentOn | null }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const canRecover = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.misstag);
  const hasTag = sentOn === null || sentOn.tag !== null;
  const tag = t(`notArrived.tag.${sentOn?.tag ?? 'memo'}`);
  const min = sentOn?.depositMin ?? null;
  return (
    <ul>
      {hasTag && (
        <Cause title={t('notArrived.noTag.title', { tag })}>
          <p>{t('notArrived.noTag.text', { tag })}</p>
          {canRecover && <Recovery />}
        </Cause>
      )}
      <Cause title={t('notArrived.otherNetwork.title')}>
        <p>{t('notArrived.otherNetwork.text')}</p>
      </Cause>
      {min !== '0' && (
        <Cause title={t('notArrived.tooLittle.title')}>
          <p>
            {sentOn === null || min === null
              ? t('notArrived.tooLittle.text')
              : t('notArrived.tooLittle.least', { min: `\u2066${price(min)} ${sentOn.coin}\u2069` })}
          </p>
        </Cause>
      )}
      <Cause title={t('notArrived.confirming.title')}>
        <p>{t('notArrived.confirming.text')}</p>
      </Cause>
    </ul>
  );
}

function Cause({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="border-line not-first:border-t">
      <details>
        <summary className="min-h-11 cursor-pointer py-3">{title}</summary>
        <Stack gap="gap-2" className="pb-3 text-text-2">
          {children}
        </Stack>
      </details>
    </li>
  );
}

/** Getting back coins that came without their memo: its terms first, then the way (screens.md 1.15). */
function Recovery() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Stack gap="gap-1" className="text-text">
      <p className="font-semibold">{t('notArrived.recovery.title')}</p>
      <ul className="list-disc ps-5 *:border-line *:not-first:border-t">
        <li>{t('notArrived.recovery.fee')}</li>
        <li>{t('notArrived.recovery.least')}</li>
        <li>{t('notArrived.recovery.days')}</li>
      </ul>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 flex-none"
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
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
    </Stack>
  );
}
