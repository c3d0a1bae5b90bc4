import { useStore } from 'zustand';
import { globalStore } from '#app/stores/globalStore.ts';
import type { InternalType } from './validateAccount.ts';

/** How the site lets users of the exchange be named (product.md section 3, site config flags). */
export function useInternalTypes(): readonly InternalType[] {
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  return [
    ...(flags.internalTransferUid ? (['uid'] as const) : []),
    ...(flags.internalTransferMail ? (['email'] as const) : []),
    ...(flags.internalTransferPhone ? (['mobile'] as const) : []),
  ];
}
