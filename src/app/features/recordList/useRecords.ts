import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { withNewestTime } from '#app/queries/keepUnchanged.ts';
import { recordCalls, showsAny } from '#app/queries/readCalls.ts';
import { useApi } from '#app/queries/useApi.ts';
import { type ChangeState, changeStore } from '#app/stores/changeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type DateRange, LAST_DAY_RENEWS_MS, type Span } from './dateRange.ts';
import { sumLeftOut } from './leftOutRows.ts';
import { pendingPollMs } from './pendingPollMs.ts';
import { countShown, type PageAsk, type PageState, planPages } from './planPages.ts';
import type { RecordRow, RecordSource, SourcePage } from './recordSource.ts';
import { createRowMerger } from './rowMerger.ts';
import { planSteps } from './splitSpan.ts';
import { useRangeSpan } from './useRangeSpan.ts';

/** What a screen knows of a list. */
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
  /** Asks again for what failed, of all sources or of these, and for nothing else. */
  readonly retry: (sourceIds?: readonly string[]) => void;
  /** When the oldest of the rows was true whose refresh failed, in ms since 1970; null while all are fresh. */
  readonly staleSinceMs: number | null;
  /** Rows that can't be shown, of what is loaded; undefined where there are none. */
  readonly leftOut: LeftOut | undefined;
  /** What is asked for: the range at the moment of the last refresh. */
  readonly span: Span;
  /** Asks the exchange again for everything that is shown, up to this moment. */
  readonly refresh: () => void;
  /** How many parts of a stepped range were read; null where the range is one call. */
  readonly steps: { readonly done: number; readonly total: number } | null;
  /** The older parts are not asked for until `resume`. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly resume: () => void;
}

/** How often the newest rows are asked for again while the page is visible; null for never. */
export interface RecordPolling {
  /** How often the page is read while one of its rows is pending (screens.md 1.2). */
  readonly pendingMs: number;
  readonly idleMs: number | null;
}

export interface RecordsOptions<Row extends RecordRow> {
  readonly sources: readonly RecordSource<Row>[];
  /** Null for a list without a period. */
  readonly range: DateRange | null;
  /** How many rows the page wants to show, from the newest one on: page number × rows on a page. */
  readonly wanted: number;
  /** Rows that will not be shown, such as those of zero value: they don't count among the wanted ones. */
  readonly isHidden?: ((row: Row) => boolean) | null;
  readonly polling?: RecordPolling;
  readonly wallNow?: () => number;
}

/** Rows of one call, where the call gives as many: fewer calls than pages of 20, and an answer that is read in a moment. */
const PAGE_ROWS = 50;
const POLLING: RecordPolling = { pendingMs: 5_000, idleMs: null };

/**
 * Loads a list of one or several calls for as long as the component is there. A source that fails takes nothing from the
 * others. Needs QueriesHost around it.
 */
export function useRecords<Row extends RecordRow>(options: RecordsOptions<Row>): Records<Row> {
  const {
    sources,
    range,
    wanted,
    isHidden = null,
    polling = POLLING,
    wallNow = systemClock.wallNow,
  } = options;
  const request = useApi();
  const client = useQueryClient();
  const generation = useStore(sessionStore, (state) => state.generation);
  // What is known now, for what happens later: the clocks are compared with each answer.
  const now = useRef<NowKnown>({ skewMs: 0, isGoingOn: true, rows: [] });
  const { span, renew } = useRangeSpan({
    ...{ range, wallNow },
    pollMs: () => pendingPollMs(now.current.rows, polling.pendingMs, wallNow()) ?? polling.idleMs,
    isGoingOn: () => now.current.isGoingOn,
    skewMs: () => now.current.skewMs,
  });
  // What has changed is newer than a range that ended when the list was opened.
  const extend = useEffectEvent(({ calls }: ChangeState) => {
    const isShown = sources.some(({ id }) =>
      client
        .getQueryCache()
        .findAll({ queryKey: [generation, 'records', id] })
        .some((query) => showsAny(query, calls)),
    );
    if (isShown) renew();
  });
  useEffect(() => changeStore.subscribe((state) => extend(state)), []);
  const [stopped, setStopped] = useState<string | null>(null);
  // Stopping is over when something else is asked for.
  const asked = sources.map(({ id, key }) => [id, key]);
  const question = JSON.stringify([asked, span]);
  const isStopped = stopped === question;

  const sourceById = new Map(sources.map((source) => [source.id, source]));
  const keyOf = ({ sourceId, step, pageNo, cursor }: PageAsk) =>
    [
      ...[generation, 'records', sourceId, sourceById.get(sourceId)?.key],
      ...[step.startMs, step.endMs, pageNo, cursor],
    ] as const;
  const stateOf = (ask: PageAsk): PageState<Row> => {
    const known = client.getQueryState<SourcePage<Row>>(keyOf(ask));
    if (known?.data !== undefined) return { state: 'loaded', ...(known.data ?? GUEST_PAGE) };
    return { state: known?.status === 'error' ? 'failed' : 'pending' };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was merged belongs to one question
  const merger = useMemo(() => createRowMerger<Row>(), [question]);
  const plan = planPages({
    sources: sources.map(({ id, maxSpanMs }) => ({ id, steps: planSteps(span, maxSpanMs) })),
    wanted,
    isHidden,
    stateOf,
    merger,
  });
  const [, setMerged] = useState(0);
  // The browser draws and answers in between.
  useEffect(() => {
    if (!plan.isBehind) return undefined;
    const timer = systemClock.setTimer(() => setMerged((count) => count + 1), 0);
    return () => systemClock.clearTimer(timer);
  });
  const asks = isStopped ? plan.asks.filter((ask) => stateOf(ask).state === 'loaded') : plan.asks;

  const answers = useQueries({
    queries: asks.map((ask) => {
      const queryKey = keyOf(ask);
      return {
        queryKey,
        ...(sourceById.get(ask.sourceId)?.isFinal === true && { staleTime: Number.POSITIVE_INFINITY }),
        queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SourcePage<Row>> => {
          const source = sourceById.get(ask.sourceId);
          // Asked again, it is asked of the exchange and not of what the gateway has kept.
          const fresh = client.getQueryData(queryKey) !== undefined;
          const limit = Math.min(source?.pageRows ?? PAGE_ROWS, source?.maxLimit ?? PAGE_ROWS);
          const asking = recordCalls(client, queryKey, request);
          const answered = await source?.load(asking, { ...ask, limit }, { signal, fresh });
          if (answered?.ok === false) throw answered.error;
          return answered?.value ?? null;
        },
        refetchInterval: ({ state }: { readonly state: { readonly data?: SourcePage<Row> | undefined } }) => {
          const isNewest = ask.pageNo === 1 && ask.step.endMs === span.endMs;
          const pendingMs = pendingPollMs(state.data?.rows ?? [], polling.pendingMs, wallNow());
          const everyMs = pendingMs ?? (isNewest ? polling.idleMs : null);
          // The last 24 hours are soon asked for as those up to now, not once more as those before.
          const isRenewed =
            range?.kind === 'preset' && range.preset === '24h' && (everyMs ?? 0) >= LAST_DAY_RENEWS_MS;
          return isRenewed ? false : (everyMs ?? false);
        },
      };
    }),
  });

  const known = answers.flatMap((answer, at) => {
    const ask = asks[at];
    if (ask === undefined) return [];
    // What is read of a query is what the list renders for.
    const { data, error } = answer;
    return [{ data, error, ask }];
  });
  const failed = known.filter(({ error }) => error !== null);
  const isReading = known.some(({ data, error }) => data === undefined && error === null);
  const stale = failed.flatMap(({ data }) => (data ? [withNewestTime(data).asOfMs] : []));
  const shown = useLastWhole({
    question: JSON.stringify([generation, asked, range]),
    wanted,
    isStopped,
    isWhole:
      (plan.isComplete || countShown(plan.rows, isHidden, wanted) >= wanted) &&
      !isReading &&
      !sources.every(({ id }) => failed.some(({ ask, data }) => ask.sourceId === id && data === undefined)),
    current: {
      ...{ rows: plan.rows, isComplete: plan.isComplete },
      isGuest: known.length > 0 && known.every(({ data }) => data === null),
      leftOut: sumLeftOut(known.map(({ data }) => data?.leftOut)),
      asOfMs: Math.min(...known.flatMap(({ data }) => (data ? [withNewestTime(data).asOfMs] : []))),
    },
  });
  const { rows, isComplete, isGuest, leftOut } = shown.view;
  if (shown.isEarlier && failed.length > 0) stale.push(shown.view.asOfMs);
  const skewMs = known.find(({ data }) => data?.skewMs !== undefined)?.data?.skewMs;
  useEffect(() => {
    // With rows of before, where those up to a later moment could not be read: that ends no polling.
    now.current = { skewMs: skewMs ?? now.current.skewMs, isGoingOn: !isStopped && !isReading, rows };
  });
  return {
    ...{ rows, isComplete, isGuest, leftOut },
    isLoading: !isComplete && !isStopped && countShown(rows, isHidden, wanted) < wanted,
    failures: firstOfEachSource(
      failed.flatMap(({ ask, error }) => (error === null ? [] : [{ sourceId: ask.sourceId, error }])),
    ),
    retry: (sourceIds) => {
      for (const { ask } of failed) {
        if (sourceIds !== undefined && !sourceIds.includes(ask.sourceId)) continue;
        void client.refetchQueries({ queryKey: keyOf(ask), exact: true });
      }
    },
    staleSinceMs: stale.length === 0 ? null : Math.min(...stale),
    span,
    refresh: () => {
      renew();
      for (const { id } of sources) {
        void client.invalidateQueries({ queryKey: [generation, 'records', id] });
      }
    },
    // The two sides of the cut-off are not worth a progress bar.
    steps: plan.steps.total > 2 * sources.length ? plan.steps : null,
    isStopped,
    stop: () => setStopped(question),
    resume: () => setStopped(null),
  };
}

interface NowKnown {
  readonly skewMs: number;
  readonly isGoingOn: boolean;
  readonly rows: readonly RecordRow[];
}

/** What is shown of a list, and when the oldest part of it was true. */
interface ListView<Row> extends Pick<Records<Row>, 'rows' | 'isComplete' | 'isGuest' | 'leftOut'> {
  readonly asOfMs: number;
}

interface LastWholeOptions<Row> {
  /** What is asked for, up to whatever moment. */
  readonly question: string;
  readonly wanted: number;
  /** Every row that is wanted is there, of the sources that answer; one does at least. */
  readonly isWhole: boolean;
  /** What is missing is not asked for. */
  readonly isStopped: boolean;
  readonly current: ListView<Row>;
}

/**
 * Shows the rows of before until those up to a later moment are all there: the period went on, or a new row moved the others to
 * other pages, and the list would be short for a moment, and empty where that fails. What one source fails to give keeps nothing of
 * the others back.
 */
function useLastWhole<Row>(options: LastWholeOptions<Row>): {
  readonly view: ListView<Row>;
  readonly isEarlier: boolean;
} {
  const { question, wanted, isWhole, isStopped, current } = options;
  const last = useRef<{ question: string; wanted: number; view: ListView<Row> }>(null);
  useEffect(() => {
    if (isWhole) last.current = { question, wanted, view: current };
  });
  const before = last.current;
  const isEarlier = !isWhole && !isStopped && before?.question === question && before.wanted >= wanted;
  return { view: isEarlier ? before.view : current, isEarlier };
}

const GUEST_PAGE = { rows: [], next: null } as const;

function firstOfEachSource<Failure extends { readonly sourceId: string }>(
  failures: readonly Failure[],
): readonly Failure[] {
  return failures.filter(
    ({ sourceId }, at) => failures.findIndex((other) => other.sourceId === sourceId) === at,
  );
}
