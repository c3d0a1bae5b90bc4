import { Navigate, type RouteObject } from 'react-router-dom';
import { AppShell } from './layout/AppShell.tsx';
import { NotFound } from './layout/NotFound.tsx';

/** The screens, by address below /user/assets (product.md section 2). Every screen is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: AppShell,
    // The first screen's chunk is on its way; its place stays empty for that moment.
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Navigate to="/exchange/index" replace /> },
      {
        path: 'exchange/index',
        lazy: async () => {
          const { ExchangeScreen } = await import('./screens/exchange/ExchangeScreen.tsx');
          return { Component: ExchangeScreen };
        },
      },
      { path: '*', Component: NotFound },
    ],
  },
];
