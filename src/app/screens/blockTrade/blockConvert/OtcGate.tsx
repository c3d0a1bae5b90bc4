import { useTranslation } from 'react-i18next';
import { formatOpening } from '#app/components/format/formatOpening.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { NextStep } from '#app/components/NextStep.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { BlockTitle } from '../BlockCard.tsx';
import { EligibilityRules } from '../EligibilityRules.tsx';
import { type Otc, useOtcReminder } from '../useOtc.ts';

export interface OtcGateProps {
  readonly otc: Otc;
  readonly pair: Pair | null;
}

/** In the place of the form: what is missing, or when the OTC desk opens (screens.md 1.23). */
export function OtcGate({ otc, pair }: OtcGateProps) {
  const { t } = useTranslation();
  if (otc.state === 'closed') return <Closed otc={otc} />;
  const isHere = otc.state !== 'notHere';
  return (
    <>
      <BlockTitle>{isHere ? t('block.form.notEligible') : t('block.form.notHereTitle')}</BlockTitle>
      {!isHere && <p>{t('block.desk.notHere')}</p>}
      <EligibilityRules rules={otc.check?.rules} onlyBroken />
      <p className="flex flex-wrap gap-4">
        <TextLink
          to={
            pair === null
              ? '/exchange/index'
              : `/exchange/index?${new URLSearchParams({ from: pair.from, to: pair.to })}`
          }
        >
          {t('block.desk.convert')}
        </TextLink>
        <TextLink to="/otc/index">{t('block.form.overview')}</TextLink>
      </p>
    </>
  );
}

function Closed({ otc: { opensAtMs, refresh } }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const remindedAtMs = useOtcReminder(refresh);
  const timeOf = (atMs: number): string => formatOpening(atMs, language);
  const hours =
    opensAtMs === null ? t('block.desk.closedNow') : t('block.desk.closedUntil', { time: timeOf(opensAtMs) });
  const reminder = remindedAtMs !== null && t('block.reminder.isSet', { time: timeOf(remindedAtMs) });
  return (
    <>
      <BlockTitle>{t('block.form.closedTitle')}</BlockTitle>
      <p role="status">{joinSentences([hours, reminder], language)}</p>
      {opensAtMs !== null &&
        (remindedAtMs === null ? (
          <NextStep label={t('block.reminder.set')} onClick={() => reminders.setOtcOpening(opensAtMs)} />
        ) : (
          <NextStep label={t('block.reminder.remove')} onClick={() => reminders.setOtcOpening(null)} />
        ))}
      <p className="text-small text-text-2">{t('block.reminder.where')}</p>
    </>
  );
}
