import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type DateRange, type Span, spanOf } from './dateRange.ts';
import { type PageAsk, type PageState, planPages } from './planPages.ts';
import type { RecordRow } from './recordRow.ts';
import type { RecordSource, SourcePage } from './recordSource.ts';
import { planSteps } from './splitSpan.ts';

/** What a screen knows of a history. */
export interface Records<Row> {
  /** The newest ones of all sources, in one timeline; only those whose place is certain. */
  readonly rows: readonly Row[];
  /** Nothing older is there: `rows` are all that the filter matches, of the sources that answer. */
  readonly isComplete: boolean;
  /** The rows of the page that is looked at are on their way. */
  readonly isLoading: boolean;
  readonly isGuest: boolean;
  /** Sources that failed, and why; their rows that were loaded before stay. */
  readonly failures: readonly { readonly sourceId: string; readonly error: AppError }[];
  /** When the oldest of the rows was true whose refresh failed, in ms since 1970; null while all are fresh. */
  readonly staleSinceMs: number | null;
  /** What is asked for: the range at the moment of the last refresh. */
  readonly span: Span;
  /** Asks the exchange anew for everything that is shown, up to this moment. */
  readonly refresh: () => void;
}

export interface RecordsOptions<Row extends RecordRow> {
  readonly sources: readonly RecordSource<Row>[];
  readonly range: DateRange;
  /** How many rows the page wants to show, from the newest one on: page number × rows on a page. */
  readonly wanted: number;
  /** Rows that will not be shown, such as those of zero value: they don't count among the wanted ones. */
  readonly isHidden?: (row: Row) => boolean;
  readonly wallNow?: () => number;
}

/** Rows of one call: fewer calls than pages of 20, and an answer that is still read in a moment. */
const PAGE_SIZE = 50;
/** While some row is under way and the page is visible (screens.md 1.2). */
const POLL_MS = 5_000;
const NO_SPAN: Span = { startMs: 0, endMs: -1 };

/**
 * Loads a history of one or several calls for as long as the component is there. A source that fails takes nothing from the
 * others. Needs QueriesHost around it.
 */
export function useRecords<Row extends RecordRow>(options: RecordsOptions<Row>): Records<Row> {
  const { sources, range, wanted, isHidden = hideNone, wallNow = systemClock.wallNow } = options;
  const request = useApi();
  const client = useQueryClient();
  const generation = useStore(sessionStore, (state) => state.generation);
  const [askedAtMs, setAskedAtMs] = useState(wallNow);
  const span = useMemo(() => spanOf(range, askedAtMs) ?? NO_SPAN, [range, askedAtMs]);

  const keyOf = ({ sourceId, step, pageNo }: PageAsk) => {
    const { startMs, endMs } = step;
    return [generation, 'records', sourceId, sourceById.get(sourceId)?.key, startMs, endMs, pageNo] as const;
  };
  const sourceById = new Map(sources.map((source) => [source.id, source]));
  const stateOf = (ask: PageAsk): PageState<Row> => {
    const known = client.getQueryState<SourcePage<Row>>(keyOf(ask));
    if (known?.data !== undefined) return { state: 'loaded', ...(known.data ?? EMPTY_PAGE) };
    return { state: known?.status === 'error' ? 'failed' : 'pending' };
  };
  const plan = planPages({
    sources: sources.map(({ id, maxSpanMs }) => ({ id, steps: planSteps(span, maxSpanMs) })),
    pageSize: PAGE_SIZE,
    wanted,
    isHidden,
    stateOf,
  });

  const answers = useQueries({
    queries: plan.asks.map((ask) => {
      const queryKey = keyOf(ask);
      return {
        queryKey,
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SourcePage<Row>> => {
          const source = sourceById.get(ask.sourceId);
          const { step, pageNo } = ask;
          // Asked again, it is asked of the exchange and not of what the gateway has kept.
          const fresh = client.getQueryData(queryKey) !== undefined;
          const answered = await source?.load(
            request,
            { step, pageNo, pageSize: PAGE_SIZE },
            { signal, fresh },
          );
          if (answered?.ok === false) throw answered.error;
          return answered?.value ?? null;
        },
        refetchInterval: ({ state }: { readonly state: { readonly data?: SourcePage<Row> | undefined } }) =>
          state.data?.rows.some(({ isPending }) => isPending) ? POLL_MS : (false as const),
      };
    }),
  });

  const known = answers.map((answer, at) => ({ ...answer, ask: plan.asks[at] }));
  const stale = known.flatMap(({ data, error }) => (error !== null && data ? [data.asOfMs] : []));
  return {
    rows: plan.rows,
    isComplete: plan.isComplete,
    isLoading: !plan.isComplete && plan.rows.filter((row) => !isHidden(row)).length < wanted,
    isGuest: known.length > 0 && known.every(({ data }) => data === null),
    failures: firstOfEachSource(
      known.flatMap(({ ask, error }) => (ask && error ? [{ sourceId: ask.sourceId, error }] : [])),
    ),
    staleSinceMs: stale.length === 0 ? null : Math.min(...stale),
    span,
    refresh: () => {
      setAskedAtMs(wallNow());
      for (const { id } of sources) {
        void client.invalidateQueries({ queryKey: [generation, 'records', id] });
      }
    },
  };
}

const hideNone = (): boolean => false;
const EMPTY_PAGE = { rows: [], total: 0 } as const;

function firstOfEachSource<Failure extends { readonly sourceId: string }>(
  failures: readonly Failure[],
): readonly Failure[] {
  return failures.filter(
    ({ sourceId }, at) => failures.findIndex((other) => other.sourceId === sourceId) === at,
  );
}
