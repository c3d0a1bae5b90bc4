import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { TaxIdentity } from './useTaxIdentity.ts';

/** screens.md 0.2c: a change of the tax number. */
const CHANGE = RISK_SCENES.taxIdentity;
/** The exchange has a number already, whatever this page knows: one that was given in another tab. */
const NEEDS_STEP = '10031';

export interface SaveIdentity {
  /** Null where nothing was saved: the exchange refused it, which `error` says, or the security step was closed. */
  readonly save: (input: InputOf<'taxIdentity'>) => Promise<{
    readonly saved: TaxIdentity | undefined;
    readonly error: AppError | null;
  }>;
  readonly isRunning: boolean;
  readonly error: AppError | null;
  readonly reset: () => void;
  readonly dialog: ReactNode;
}

/** Saves a tax number; one that takes another's place only behind the security step. What was typed is kept nowhere here. */
export function useSaveIdentity(isChange: boolean): SaveIdentity {
  const { t } = useTranslation();
  const request = useApi();
  const present = usePresent();
  const { nameOf } = useCountries();
  const step = useSecurityStep();
  const [error, setError] = useState<AppError | null>(null);
  const [isRunning, setRunning] = useState(false);

  const save: SaveIdentity['save'] = async (input) => {
    const { generation } = sessionStore.getState();
    const send = async (proof: Partial<SecurityProof>) =>
      requireResult(await request('taxIdentity', { ...input, ...proof }));
    setError(null);
    setRunning(true);
    const first = isChange ? null : await send({});
    const { country, type, taxId } = input;
    const done =
      first === null || (!first.ok && first.error.code === NEEDS_STEP)
        ? await step.run(
            {
              ...{ scene: CHANGE, about: { country, type, taxId }, what: t('tax.identity.confirm') },
              facts: [
                { label: t('tax.identity.country'), text: nameOf(country) },
                { label: t('tax.identity.type'), text: type },
                { label: t('tax.identity.masked'), text: taxId.trim() },
              ],
            },
            send,
          )
        : first;
    setRunning(false);
    // The dialog was closed, or it is another user's page by now.
    if (done === null || generation !== sessionStore.getState().generation) {
      return { saved: undefined, error: null };
    }
    if (done.ok) return { saved: done.value.value.tax_identity, error: null };
    present.loading(done.error);
    setError(done.error);
    return { saved: undefined, error: done.error };
  };
  return { save, isRunning, error, reset: () => setError(null), dialog: step.dialog };
}
