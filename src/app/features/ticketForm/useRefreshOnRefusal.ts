import { useEffect, useEffectEvent } from 'react';
import type { AppError } from '#shared/result/appError.ts';

/**
 * Asks again for what a form shows once the exchange has refused something of it: a balance that was spent elsewhere, a bound
 * that was moved, a coin that was closed. What is on the screen is of before.
 */
export function useRefreshOnRefusal(refusal: AppError | null, refresh: () => void): void {
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (refusal !== null) askAgain();
  }, [refusal]);
}
