import { type ComponentType, Suspense } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import type { Request } from '#app/bridge/request.ts';
import { importAgain } from '#app/browser/importAgain.ts';
import { systemClock } from '#shared/async/clock.ts';
import { SCREENS, type ScreenId, type SectionId } from '#shared/site/screenTable.ts';
import { lazyPart } from './components/lazyPart.tsx';
import { Skeleton } from './components/Skeleton.tsx';
import { AppShell } from './layout/AppShell.tsx';
import { ScreenFailed } from './layout/ScreenFailed.tsx';
import type { ScreenHandle } from './layout/useScreen.ts';
import { askEarly } from './start/askEarly.ts';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** Each is its module's `Component`, as the router takes it. */
const LOADERS: Readonly<Record<ScreenId, LoadScreen>> = {
  exchange: () => import('#app/screens/convert/exchange/ExchangeScreen.tsx'),
  exchangeHistory: () => import('#app/screens/convert/exchangeHistory/ExchangeHistoryScreen.tsx'),
  blockTrade: () => import('#app/screens/blockTrade/blockTrade/BlockTradeScreen.tsx'),
  lowBalance: () => import('#app/screens/convert/lowBalance/LowBalanceScreen.tsx'),
  lowBalanceAccount: () => import('#app/screens/convert/lowBalance/LowBalanceScreen.tsx'),
  lowBalanceHistory: () => import('#app/screens/convert/lowBalance/LowBalanceHistoryScreen.tsx'),
  blockConvert: () => import('#app/screens/blockTrade/blockConvert/BlockConvertScreen.tsx'),
  blockHistory: () => import('#app/screens/blockTrade/blockHistory/BlockHistoryScreen.tsx'),
  deposit: () => import('#app/screens/deposit/deposit/DepositScreen.tsx'),
  addressBatch: () => import('#app/screens/withdraw/addressBatch/AddressBatchScreen.tsx'),
  addressCheck: () => import('#app/screens/withdraw/addressCheck/AddressCheckScreen.tsx'),
  depositAddresses: () => import('#app/screens/deposit/depositAddresses/DepositAddressesScreen.tsx'),
  withdraw: () => import('#app/screens/withdraw/withdraw/WithdrawScreen.tsx'),
  derivatives: () => import('#app/screens/records/derivatives/DerivativesScreen.tsx'),
  frozen: () => import('#app/screens/records/frozen/FrozenScreen.tsx'),
  exportStatement: () => import('#app/screens/statements/exportStatement/ExportStatementScreen.tsx'),
  questionnaire: () => import('./screens/statements/questionnaire/QuestionnaireScreen.tsx'),
  taxCenter: () => import('#app/screens/statements/taxCenter/TaxCenterScreen.tsx'),
  subTransfers: () => import('#app/screens/records/subTransfers/SubTransfersScreen.tsx'),
  addresses: () => import('#app/screens/withdraw/addresses/AddressesScreen.tsx'),
};

/** Sections whose screens need only the texts that every page has loaded. */
const FIRST_SECTIONS: readonly SectionId[] = ['convert', 'blockTrade'];

/**
 * The screens, by address below /user/assets (product.md section 2). Every screen is loaded when it is first opened, with its
 * texts: `loadFurther` loads those that not every page has, `request` asks for what the screen is sure to need.
 */
export const createRoutes = (loadFurther: () => Promise<void>, request: Request): RouteObject[] => [
  {
    path: '/',
    Component: AppShell,
    ErrorBoundary: ScreenFailed,
    children: [
      { index: true, loader: ({ request }) => redirect(`/deposit${new URL(request.url).search}`) },
      ...SCREENS.map((screen) => ({
        path: screen.path,
        handle: { screen } satisfies ScreenHandle,
        ErrorBoundary: ScreenFailed,
        lazy: () => {
          const load = LOADERS[screen.id];
          askEarly(screen.id, request);
          return FIRST_SECTIONS.includes(screen.section)
            ? loadScreen(load)
            : loadWithTexts(load, loadFurther);
        },
      })),
      ...(import.meta.env.DEV
        ? [{ path: '/_components', lazy: () => loadWithTexts(loadComponents, loadFurther) }]
        : []),
      { path: '*', lazy: () => loadScreen(loadNotFound) },
    ],
  },
];

/** How long the first words of the page, or the screen before, stay while texts are on their way. */
const TEXTS_LATE_MS = 1000;

/** A screen for the router; one that can't be loaded says so in its place and is asked for again, and the shell stays. */
async function loadScreen(load: LoadScreen): ReturnType<LoadScreen> {
  try {
    return await importAgain(load);
  } catch {
    return { Component: inItsPlace(load) };
  }
}

/** As `loadScreen`; where its texts come late, bars stand in the screen's place until they are there (screens.md 0.3, C14). */
async function loadWithTexts(load: LoadScreen, loadTexts: () => Promise<void>): ReturnType<LoadScreen> {
  const both: LoadScreen = async () => {
    const [screen] = await Promise.all([load(), loadTexts()]);
    return screen;
  };
  const loaded = loadScreen(both);
  const late = loadScreen(load).then(async () => {
    await new Promise<void>((resolve) => void systemClock.setTimer(resolve, TEXTS_LATE_MS));
    return { Component: inItsPlace(() => loaded) };
  });
  return await Promise.race([loaded, late]);
}

function inItsPlace(load: LoadScreen): ComponentType {
  const Screen = lazyPart(load, ({ Component }) => Component);
  return () => (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Screen />
    </Suspense>
  );
}

async function loadNotFound(): Promise<{ readonly Component: ComponentType }> {
  const { NotFound } = await import('./layout/NoticePages.tsx');
  return { Component: NotFound };
}

/** Every component in every state; in development only. */
async function loadComponents(): Promise<{ readonly Component: ComponentType }> {
  const { ComponentsScreen } = await import('#gallery/ComponentsScreen.tsx');
  return { Component: ComponentsScreen };
}
