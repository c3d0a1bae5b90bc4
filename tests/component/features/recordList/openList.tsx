import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { columnStore } from '#app/stores/columnStore.ts';
import { TRANSFERS } from '#gallery/transferList.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

/** The list of the gallery: a call with cursors that takes seven days at a time. */
export async function openList({ search = '', width = 1440, list = TRANSFERS } = {}) {
  await openTexts();
  await page.viewport(width, 1000);
  onTestFinished(async () => {
    await page.viewport(1440, 1000);
    columnStore.setState({ hiddenByTable: {} });
    localStorage.removeItem('sluice.columns');
  });
  const present = createPresent({
    lookup: () => undefined,
    language: () => 'en',
    words: plainWords,
    monitor: { record: () => undefined },
  });
  const element = (
    <main>
      <h1>Transfers</h1>
      <RecordListScreen list={list} />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/x${search}`] });
  onTestFinished(() => router.dispose());
  // The gallery's rows are made up on the page.
  const bridge = { request: () => Promise.reject(new Error('Asked the exchange.')) } as unknown as Bridge;
  const screen = await render(
    <BridgeContext value={bridge}>
      <PresentContext value={present}>
        <RouterProvider router={router} />
      </PresentContext>
    </BridgeContext>,
  );
  return { screen, address: () => router.state.location.search, goBack: () => router.navigate(-1) };
}
