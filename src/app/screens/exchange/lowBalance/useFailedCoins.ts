import { useState } from 'react';
import type { AppError } from '#shared/result/appError.ts';
import type { Booked } from '../ticket/deal.ts';
import type { TicketState } from '../ticket/ticketState.ts';

export interface FailedCoins {
  /** Why a coin was not converted by the last order of this page, in words; undefined where it was, or was not in it. */
  readonly reasonOf: (
    coin: string,
    say: (error: Pick<AppError, 'code' | 'message'>) => string,
  ) => string | undefined;
}

/** Remembers what the last order left behind: those coins stay listed, with the reason (screens.md 1.3). */
export function useFailedCoins(state: TicketState<unknown>): FailedCoins {
  const [last, setLast] = useState<Booked | null>(null);
  const booked = 'booked' in state ? state.booked : null;
  if (booked !== null && booked !== last) setLast(booked);
  return {
    reasonOf: (coin, say) => {
      const line = last?.lines.find((known) => known.coin === coin && known.status === 'failure');
      if (line === undefined) return undefined;
      return line.failCode === null ? '' : say({ code: String(line.failCode), message: '' });
    },
  };
}
