import { type ComponentType, Suspense } from 'react';
import { useStore } from 'zustand';
import { importAgain } from '#app/browser/importAgain.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import type { AssistantSlotProps } from './Assistant.tsx';
import type { Help } from './useHelp.ts';

const FAILURE = 'Failed to load Ada component';

/** Without it the page goes on (product.md section 1). */
const Assistant = lazyPart(
  () =>
    importAgain(() => import('./atRest.ts')).catch((cause) => {
      reportError(new Error(FAILURE, { cause }));
      return { AT_REST: { Assistant: () => null } };
    }),
  ({ AT_REST }): ComponentType<AssistantSlotProps> => AT_REST.Assistant,
);

/** The support assistant, once the user is known (product.md section 1). */
export function PageAssistant({ help }: { readonly help: Help }) {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? 0);
  if (userId <= 0) return null;
  return (
    <Suspense fallback={null}>
      <Assistant key={userId} userId={userId} failure={FAILURE} help={help} />
    </Suspense>
  );
}
