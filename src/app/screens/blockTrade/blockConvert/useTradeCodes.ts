import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { TicketState } from '#app/features/ticket/ticketState.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { ok } from '#shared/result/result.ts';
import type { Otc } from '../useOtc.ts';

export interface TradeCodes {
  /** Goes with the order, once. */
  readonly proof: SecurityProof | null;
  /** The OTC desk asks for codes, and there are none, or they were refused. */
  readonly areMissing: boolean;
  /** Lets the user enter them where they are needed; false where they did not. */
  readonly ask: (order: ConvertOrder) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** The codes of a block trade (screens.md 1.7): entered before the price is asked for, and sent with the order. */
export function useTradeCodes({ check }: Otc, state: TicketState<ConvertOrder>): TradeCodes {
  const { t } = useTranslation();
  const { run, dialog } = useSecurityStep();
  const [proof, setProof] = useState<SecurityProof | null>(null);
  const isNeeded = check?.needSecurity === true;
  const refused = state.name === 'QUOTED' ? state.securityError : null;
  const isSpent = 'deal' in state && state.name !== 'CONFIRMING';
  useEffect(() => {
    if (refused !== null || isSpent) setProof(null);
  }, [refused, isSpent]);
  return {
    proof,
    areMissing: isNeeded && proof === null,
    ask: async (order) => {
      if (!isNeeded) return true;
      const what = t('block.confirm.what', { from: order.fromCoin, to: order.toCoin });
      const subject = {
        scene: RISK_SCENES.blockTrade,
        about: order,
        what,
        refused: refused ?? undefined,
      } as const;
      const given = await run(subject, async (entered) => ok(entered));
      setProof(given?.ok === true ? given.value : null);
      return given?.ok === true;
    },
    dialog,
  };
}
