import { useStore } from 'zustand';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { globalStore } from '#app/stores/globalStore.ts';

/** Whether the page is that of site USA, whose address book has a call of its own (screens.md 0.2b, 2.5). */
export function useIsUs(): boolean {
  return useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.siteId === 'USA');
}

/** A proof in the spelling of /user, as that call takes it. */
export function superProof({ riskToken, verification }: SecurityProof) {
  return { risk_token: riskToken, verification };
}
