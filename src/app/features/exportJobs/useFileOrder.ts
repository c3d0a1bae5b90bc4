import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { JobFollower } from './createJobFollower.ts';
import type { ExportJob } from './exportJob.ts';
import type { FollowedSet } from './followSet.ts';
import type { OrderedFile } from './orderFile.ts';
import { useJobFollower } from './useJobFollower.ts';

/** One file from its order to its end. */
export type FileOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'ordering' }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** `job` is null until the exchange has listed it. */
  | { readonly kind: 'ordered'; readonly isRunning: boolean; readonly job: ExportJob | null }
  /** The file was deleted meanwhile. */
  | { readonly kind: 'gone' };

export interface FileOrder {
  readonly state: FileOrderState;
  /** Orders a file with orderFile, and follows it wherever the user goes meanwhile; `name` is what a notice calls it. */
  readonly order: (name: string, send: () => Promise<Result<OrderedFile>>) => Promise<void>;
}

type Sent =
  | Extract<FileOrderState, { readonly kind: 'idle' | 'ordering' | 'refused' }>
  | { readonly kind: 'sent'; readonly ordered: OrderedFile; readonly follower: JobFollower };

const NO_SETS = createStore<readonly FollowedSet[]>()(() => []);

/** The order of one file that its own line shows; one that is quiet is followed by that line alone, without a notice. */
export function useFileOrder(isQuiet = false): FileOrder {
  const follower = useJobFollower();
  const sets = useStore(follower?.sets ?? NO_SETS);
  const [sent, setSent] = useState<Sent>({ kind: 'idle' });
  return {
    state: stateOf(sent, follower, sets),
    order: async (name, send) => {
      setSent({ kind: 'ordering' });
      const answered = await send();
      if (!answered.ok) setSent({ kind: 'refused', error: answered.error });
      else if (follower !== null) {
        const { id } = answered.value;
        follower.add({ key: id, name, ids: [id] }, isQuiet);
        setSent({ kind: 'sent', ordered: answered.value, follower });
      }
    },
  };
}

function stateOf(sent: Sent, follower: JobFollower | null, sets: readonly FollowedSet[]): FileOrderState {
  if (sent.kind !== 'sent') return sent;
  // What one user ordered is not shown to the next.
  if (sent.follower !== follower) return { kind: 'idle' };
  const { id, isRunning } = sent.ordered;
  const set = sets.find(({ key }) => key === id);
  return set === undefined ? { kind: 'gone' } : { kind: 'ordered', isRunning, job: set.jobs[0] ?? null };
}
