import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { TravelRuleForm } from '#app/travelRule/TravelRuleForm.tsx';
import { senderZoneOf, travelZoneOf } from '#app/travelRule/travelZone.ts';
import { useRefreshDeposits } from './useRefreshDeposits.ts';

/** What the exchange says of the answers, and that there are no tries left (screens.md 0.2). */
const INLINE_CODES = [
  '131067',
  '131068',
  '131069',
  '131070',
  '131071',
  '131072',
  '131073',
  '131074',
  '131080',
];

/** Asks who sent a deposit; it is then in review, which its row shows. */
export function SenderForm({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const errorText = useErrorText();
  const refresh = useRefreshDeposits();
  const { run, isRunning, inlineError } = useApiAction('travelRuleSubmit', { inlineCodes: INLINE_CODES });
  if (user === undefined || user === null) return null;

  const send = async (questionnaire: string): Promise<void> => {
    await run({ depositId, questionnaire });
    // An answer that was lost may have arrived there.
    refresh();
  };
  return (
    <section aria-label={t('deposits.sender.title')}>
      <h3 className="mb-2 text-large font-semibold">{t('deposits.sender.title')}</h3>
      <TravelRuleForm
        zone={senderZoneOf(travelZoneOf(user))}
        party="sender"
        submitLabel={t('deposits.sender.send')}
        isSending={isRunning}
        failure={inlineError === null ? undefined : errorText(inlineError)}
        onSubmit={(questionnaire) => void send(questionnaire)}
      />
    </section>
  );
}
