import { useContext, useMemo } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import type { Request } from '#app/bridge/request.ts';
import { type Present, PresentContext } from '#app/notices/errors/createPresent.ts';
import { isWall } from '#app/notices/errors/presentationOf.ts';
import { movesValue } from '#shared/endpoints/movesValue.ts';
import { type AppError, appError, unsent } from '#shared/result/appError.ts';
import { isUndecided } from '#shared/result/isUndecided.ts';
import { err } from '#shared/result/result.ts';

const UNREACHABLE = unsent(
  appError('app/call', 'This page cannot reach the exchange from this browser window.'),
);

/**
 * The calls of the exchange as hooks make them: what the bridge answers, and never a throw. A wall opens whatever was asked and
 * wherever its caller shows the error (screens.md 0.2c), and an error of a call that moves value says that it may have happened.
 */
export function createApi(
  bridge: { readonly request: Request },
  present: Pick<Present, 'loading'> | null = null,
): Request {
  return async (name, input, options) => {
    try {
      const answered = await bridge.request(name, input, options);
      if (answered.ok) return answered;
      if (isWall(answered.error)) present?.loading(answered.error);
      return err(movesValue(name) ? orHappened(answered.error) : answered.error);
    } catch {
      // Reading the cookies that go with a call is refused in some embedded pages.
      return err(UNREACHABLE);
    }
  };
}

export function useApi(): Request {
  const bridge = useBridge();
  const present = useContext(PresentContext);
  return useMemo(() => createApi(bridge, present), [bridge, present]);
}

const orHappened = (error: AppError): AppError =>
  isUndecided(error) ? { ...error, mayHaveHappened: true } : error;
