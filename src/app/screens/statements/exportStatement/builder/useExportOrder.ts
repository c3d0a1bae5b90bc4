import { useState } from 'react';
import type { OrderedFile } from '#app/features/exportJobs/orderFile.ts';
import { useJobFollower } from '#app/features/exportJobs/useJobFollower.ts';
import type { Span } from '#app/features/recordList/dateRange.ts';
import { createId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/result/result.ts';
import { type OrderedParts, type OrderPart, orderParts } from '../orderParts.ts';
import { useRefreshExports } from '../useRefreshExports.ts';

/** How the order of an export went. */
export type OrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'ordering' }
  | ({ readonly kind: 'ordered' } & OrderedParts);

type Send = (part: OrderPart) => Promise<Result<OrderedFile> | null>;

interface Asked {
  readonly name: string;
  readonly send: Send;
}

export interface ExportOrder {
  readonly state: OrderState;
  /** Orders a file for each span, and follows them together under `name`. */
  readonly order: (name: string, spans: readonly Span[], send: Send) => void;
  /** Orders what an error left over, each part under the same id as before. */
  readonly goOn: () => void;
  readonly reset: () => void;
}

/** The order of a file in its parts, one at a time. */
export function useExportOrder(): ExportOrder {
  const follower = useJobFollower();
  const refresh = useRefreshExports();
  const [state, setState] = useState<OrderState>({ kind: 'idle' });
  const [asked, setAsked] = useState<Asked | null>(null);

  const run = async (
    { name, send }: Asked,
    parts: readonly OrderPart[],
    before?: OrderedParts,
  ): Promise<void> => {
    setState({ kind: 'ordering' });
    const ordered = await orderParts(parts, send, before);
    const [key] = ordered.ids;
    if (key !== undefined) {
      // What was ordered before is now a part of the same set.
      if (before !== undefined) follower?.dismiss(key);
      follower?.add({ key, name, ids: ordered.ids });
    }
    refresh();
    const isNothing = ordered.ids.length === 0 && ordered.empty === 0 && ordered.error === null;
    setState(isNothing ? { kind: 'idle' } : { kind: 'ordered', ...ordered });
  };

  return {
    state,
    order: (name, spans, send) => {
      if (state.kind === 'ordering') return;
      setAsked({ name, send });
      void run(
        { name, send },
        spans.map((span) => ({ ...span, requestId: createId() })),
      );
    },
    goOn: () => {
      if (asked !== null && state.kind === 'ordered') void run(asked, state.left, state);
    },
    reset: () => setState((before) => (before.kind === 'ordering' ? before : { kind: 'idle' })),
  };
}
