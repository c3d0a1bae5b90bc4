import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { mergeProfileUserTag } from '#app/stores/globalStore.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type BookSettings, readSettings } from '../book/readBook.ts';
import { useBookCache } from '../book/useBook.ts';
import { isLoosening, type SwitchType } from './switchRules.ts';
import { superProof, useIsUs } from './usVariant.ts';

export interface TurnSwitch {
  readonly turn: (type: SwitchType, on: boolean) => Promise<void>;
  /** What the user wants and the exchange has not done yet; it is shown as done. */
  readonly turning: { readonly type: SwitchType; readonly on: boolean } | null;
  /** Why a switch is back where it was. */
  readonly refused: { readonly type: SwitchType; readonly error: AppError } | null;
  readonly dialog: ReactNode;
}

/** Turns one of the book's switches, after the security step; on site USA by that site's own call (screens.md 2.5). */
export function useTurnSwitch(settings: BookSettings | undefined): TurnSwitch {
  const { t } = useTranslation();
  const isUs = useIsUs();
  const request = useApi();
  const { changeSettings, refresh } = useBookCache();
  const { run, dialog } = useSecurityStep();
  const [turning, setTurning] = useState<TurnSwitch['turning']>(null);
  const [refused, setRefused] = useState<TurnSwitch['refused']>(null);

  const send = async (type: SwitchType, on: boolean, proof: SecurityProof) =>
    isUs
      ? requireResult(await request('addressSuperVerification', { type, on, ...superProof(proof) }))
      : requireResult(await request('addressSwitch', { type, on, ...proof }));

  const turn = async (type: SwitchType, on: boolean): Promise<void> => {
    if (turning !== null || settings === undefined) return;
    setRefused(null);
    setTurning({ type, on });
    const what = t(`book.switches.${type}.${on ? 'whatOn' : 'whatOff'}`);
    const consequence = t(isLoosening(type, on) ? 'book.switches.pauses' : 'book.switches.atOnce');
    const subject = {
      scene: RISK_SCENES.switches,
      about: { type, on },
      what: `${what} ${consequence}`,
    } as const;
    const done = await run(subject, (proof) => send(type, on, proof));
    setTurning(null);
    if (done === null) return;
    if (done.ok) changeSettings(readSettings(done.value.value.settings, done.value.skewMs));
    else setRefused({ type, error: done.error });
    // Done or not: an answer that was lost may have arrived there.
    refresh();
    // Other pages go by the tag.
    const tags = requireResult(
      await request('userTag', { req_tags: ['withdraw_addr_level'] }, { fresh: true }),
    );
    if (tags.ok) mergeProfileUserTag(tags.value.value);
  };
  return { turn, turning, refused, dialog };
}
