import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { ExportJob } from './exportJob.ts';
import type { OrderedFile } from './orderFile.ts';
import { watchJobs } from './watchJobs.ts';

/** One file from its order to its end. */
export type FileOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'ordering' }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** `job` is null until the exchange has listed it. */
  | { readonly kind: 'ordered'; readonly isRunning: boolean; readonly job: ExportJob | null }
  /** It was deleted meanwhile. */
  | { readonly kind: 'gone' };

export interface FileOrder {
  readonly state: FileOrderState;
  /** Orders a file with orderFile, and follows it. */
  readonly order: (send: () => Promise<Result<OrderedFile>>) => Promise<void>;
}

/** The order of one file that its own line shows; the notice that it is ready comes by keepJobs, wherever the user is. */
export function useFileOrder(): FileOrder {
  const request = useApi();
  const generation = useStore(sessionStore, (store) => store.generation);
  const [ordered, setOrdered] = useState<(OrderedFile & { readonly generation: number }) | null>(null);
  const [state, setState] = useState<FileOrderState>({ kind: 'idle' });

  useEffect(() => {
    if (ordered === null || ordered.generation !== generation) return undefined;
    const { id, isRunning } = ordered;
    return watchJobs(new Set([id]), {
      request,
      clock: systemClock,
      isVisible: () => document.visibilityState === 'visible',
      onJobs: (jobs) => {
        const job = jobs.get(id);
        setState(job === undefined ? { kind: 'gone' } : { kind: 'ordered', isRunning, job });
      },
    });
  }, [generation, ordered, request]);

  return {
    // What one user ordered is not shown to the next.
    state: ordered !== null && ordered.generation !== generation ? { kind: 'idle' } : state,
    order: async (send) => {
      setOrdered(null);
      setState({ kind: 'ordering' });
      const sent = await send();
      if (!sent.ok) {
        setState({ kind: 'refused', error: sent.error });
        return;
      }
      setState({ kind: 'ordered', isRunning: sent.value.isRunning, job: null });
      setOrdered({ ...sent.value, generation });
    },
  };
}
